import Bookshop
import LayoutSim
import SnapshotRendering

extension SnapshotScenario {
  /// Pictures of a sheet over a book of the bookshop, of two tabs and three screens on a stack.
  static let pictures = [
    SnapshotScenario(name: "picture-tree", summary: "SVG of a render tree", limit: 1) {
      let tree = screen()
      return { check(TreeRenderer.svg.render(tree)) }
    },
    SnapshotScenario(name: "picture-outline", summary: "SVG of an outline", limit: 1) {
      let outline = Outline(of: screen())
      return { check(outline.svg) }
    },
  ]

  private static func screen() -> RenderTree {
    let app = AppCoordinator()
    app.navigate(to: AppRoute.shop)
    app.navigate(to: BrowseRoute.about(.dracula))
    return Stage(app).renderTree
  }

  private static func check(_ picture: String) {
    precondition(
      (1_000...15_000).contains(picture.utf8.count),
      "The picture has \(picture.utf8.count) bytes, which is not a picture of a screen."
    )
  }
}
