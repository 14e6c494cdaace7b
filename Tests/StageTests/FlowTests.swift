import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Flows on a stage.
@MainActor
struct FlowTests {
  @Test("An orchestrator shows its flow's screens and none of its own")
  func flow() {
    let app = StubFlows()
    app.transitionToFlow(StubCoordinator("login"), root: "flows")
    #expect(Stage(app).renderTree.all(.screen).map(\.route) == ["login"])
  }

  @Test("Before the first flow an orchestrator shows its own root")
  func none() {
    #expect(Stage(StubFlows()).renderTree.words == ["flows"])
  }

  @Test("A change of flow replaces everything on screen, sheets included")
  func change() {
    let app = StubFlows()
    let login = StubCoordinator("login", modals: ["help": ModalDetentConfiguration()])
    login.addModalCoordinator(StubCoordinator("help"))
    app.transitionToFlow(login, root: "flows")
    let stage = Stage(app)
    app.navigate(to: StubRoute("help"))
    #expect(stage.sheets.map(\.route.identifier) == ["help"])
    app.transitionToFlow(StubTabs([StubCoordinator("shop", tab: "Shop")]), root: "flows")
    #expect(stage.sheets.isEmpty)
    #expect(stage.renderTree.all(.screen).map(\.route) == ["shop"])
    #expect(stage.renderTree.all(.tabBar).count == 1)
  }

  @Test("A flow in a sheet gives the sheet its height")
  func sheet() throws {
    let app = StubCoordinator(
      "home",
      modals: ["flows": ModalDetentConfiguration(detents: [.custom])]
    )
    let flows = StubFlows()
    flows.transitionToFlow(
      StubCoordinator("main") { _ in Fill().frame(height: 220) },
      root: "flows"
    )
    app.addModalCoordinator(flows)
    app.navigate(to: StubRoute("flows"))
    let sheet = try #require(Stage(app).sheets.first)
    #expect(sheet.height == 220)
  }
}
