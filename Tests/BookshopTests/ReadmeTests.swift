import Bookshop
import FlowEngine
import Foundation
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

  @Test("The picture in the README is the end of the one that the stage shows")
  @MainActor func picture() throws {
    let app = AppCoordinator()
    let stage = Stage(app, on: .iPhone15)
    app.navigate(to: AppRoute.shop)
    app.navigate(to: BrowseRoute.about(.emma))
    let page = try String(
      contentsOf: URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "README.md"),
      encoding: .utf8
    )
    let picture = TreeRenderer.wireframe.render(stage.renderTree)
    let start = try #require(page.range(of: " 552 ░\n"))
    let excerpt = page[start.lowerBound...].prefix { $0 != "`" }
    #expect(picture.contains(excerpt), "\(picture)")
  }
}
