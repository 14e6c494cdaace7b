import FlowEngine
import LayoutSim
import SnapshotRendering
import Testing

@MainActor
@Suite("A stage")
struct StageTests {
  @Test func look() throws {
    let app = ShopApp()
    let stage = Stage(app)
    func show() { print(TreeRenderer.outline.render(stage.renderTree)); print(TreeRenderer.wireframe.render(stage.renderTree)) }
    show()
    try stage.tap("Open item 42")
    app.navigate(to: ReviewRoute.compose)
    show()
    app.shop.navigate(to: ShopRoute.info)
    show()
    app.shop.navigate(to: ShopRoute.tools)
    show()
    app.presentDetour(NoticeCoordinator(), presenting: .details)
    show()
  }
}
