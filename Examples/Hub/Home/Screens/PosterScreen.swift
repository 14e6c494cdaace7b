import FlowEngine
import LayoutSim

/// A picture in the middle of a cover through which everything behind can be seen.
struct PosterScreen: Element {
  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    Column(spacing: 16) {
      Picture("a hub seen from above", width: 240, height: 160)
      PushButton("Close") { coordinator?.close() }.buttonStyle(.borderedProminent)
    }
  }
}
