import FlowEngine
import LayoutSim

/// What Home does, again from inside, and the ways to leave.
struct DetailScreen: Element {
  /// The words above, on a screen that has no bar.
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

/// The three calls that take screens away.
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
