import FlowEngine
import LayoutSim

/// The actions of Home, again from inside, and the ways to leave.
struct DetailScreen: Element {
  /// The heading, on a screen that has no bar.
  var heading: String?

  var body: some Element {
    Column(alignment: .leading, spacing: 0) {
      if let heading { TextBlock(heading).font(.title2).padding() }
      RowList {
        LeavingRows()
        ActionRows()
      }
    }
  }
}

/// The three calls that remove screens.
private struct LeavingRows: Element {
  @Inherited(\.coordinator) private var coordinator

  var body: some Element {
    RowSection("Leave") {
      PushButton("Close") { coordinator?.close() }
      PushButton("Restart") { coordinator?.restart() }
      PushButton("Finish") { coordinator?.finishFlow() }
    }
  }
}
