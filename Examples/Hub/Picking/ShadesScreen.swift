import FlowEngine
import LayoutSim

/// The shades of a colour; one that is tapped is the outcome of the flow.
struct ShadesScreen: Element {
  let colour: Colour

  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    RowList {
      Each([Shade(colour, isDark: false), Shade(colour, isDark: true)], id: \.self) { shade in
        PushButton("\(shade)") { (coordinator as? PickingCoordinator)?.finishFlow(with: shade) }
      }
    }
    .navigationTitle(colour.rawValue.capitalized)
    .navigationBarTitleDisplayMode(.inline)
  }
}
