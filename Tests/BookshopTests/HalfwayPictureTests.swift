import Bookshop
import FlowEngine
import LayoutSim
import Snapshot
import Testing

@Suite("Pictures of a screen on its way out")
struct HalfwayPictureTests {
  @MainActor
  @Test("The screen below showed through, and what was beside the window was moved into it")
  func halfway() throws {
    let app = AppCoordinator()
    let stage = Stage(app, on: .iPhone15)
    app.navigate(to: AppRoute.shop)
    app.navigate(to: BrowseRoute.editions(.emma))
    try stage.withoutSettling {
      let swipe = try stage.beginBackSwipe()
      swipe.update(progress: 0.5)
      let rows = TreeRenderer.wireframe.render(stage.renderTree).split(separator: "\n").map(
        String.init
      )
      // The upper screen begins at 196.5, column 25; the one below is 59 further left, so that its picture begins
      // at -43 and its title at 69, column 9.
      for row in [
        "  72 ░░░░░░░░░░░░░░░░░Emma░░░░░ ‹ Emma             Edit",
        " 120 ░──────┐░░Emma░░░░░░░░░░░░  Sold as",
        " 144 ░▨░░░░░│░░Jane Austen, 181  Paperback  474 pages",
        " 768  ─────────────────────────────────────────────────",
      ] {
        #expect(rows.contains(row), "\(rows.joined(separator: "\n"))")
      }
      swipe.cancel()
    }
  }
}
