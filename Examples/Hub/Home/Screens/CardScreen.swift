import FlowEngine
import LayoutSim

/// A card at the lower edge; the content above it can still be tapped.
struct CardScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  private var home: HomeCoordinator? { coordinator as? HomeCoordinator }

  var body: some Element {
    Column(spacing: 0) {
      Stretch()
      Column(alignment: .leading, spacing: 12) {
        TextBlock("A card over the stack").font(.headline)
        Row(spacing: 12) {
          PushButton("Push over it") { home?.navigate(toRoute: .push) }.buttonStyle(.bordered)
          PushButton("Put away") { home?.close() }.buttonStyle(.borderedProminent)
        }
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.grouped)
    }
  }
}
