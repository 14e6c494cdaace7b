import FlowEngine
import LayoutSim

/// All colours.
struct ColoursScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    RowList {
      Each(Colour.allCases, id: \.self) { colour in
        PushButton(colour.rawValue.capitalized) {
          (coordinator as? PickingCoordinator)?.navigate(toRoute: .shades(colour))
        }
      }
    }
    .navigationTitle("Colours")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      PushButton("Cancel") { coordinator?.finishFlow() }.accessibilityIdentifier("cancel")
    }
  }
}
