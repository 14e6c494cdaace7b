import Bookshop
import FlowEngine
import LayoutSim
import Snapshot
import Testing

@MainActor
@Suite("The test in the README")
struct ReadmeTests {
  @Test("The sheet about a book is as tall as its words")
  func aboutThisBook() {
    let app = AppCoordinator()
    let stage = Stage(app, on: .iPhone15)
    app.navigate(to: AppRoute.shop)
    app.navigate(to: BrowseRoute.about(.emma))
    assertSnapshot(of: stage)
  }
}
