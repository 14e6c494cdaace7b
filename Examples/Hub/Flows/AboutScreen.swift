import FlowEngine
import LayoutSim

/// An explanation of flows, in a sheet as tall as the text.
struct AboutScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    Column(alignment: .leading, spacing: 12) {
      TextBlock("What is a flow?").font(.headline)
      TextBlock("Screens with a coordinator of their own, which leave together.")
      PushButton("Close") { coordinator?.close() }.buttonStyle(.bordered)
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding()
  }
}
