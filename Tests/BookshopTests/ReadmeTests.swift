import Bookshop
import FlowEngine
import LayoutSim
import Snapshot
import Testing

@Suite("The test in the README")
struct ReadmeTests {
  @MainActor @Test func aboutThisBook() {
    let app = AppCoordinator()
    let stage = Stage(app, on: .iPhone15)
    app.navigate(to: AppRoute.shop)
    app.navigate(to: BrowseRoute.about(.emma))
    assertSnapshot(of: stage)
  }
}
