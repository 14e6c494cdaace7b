import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Screens from tables, factories and placeholders.
@MainActor
struct PlaceholderTests {
  private func error(_ route: String, of owner: AnyCoordinator, _ kind: ViewKind) -> FlowError {
    .viewCreationFailed(
      route: RouteDescription(StubRoute(route)),
      owner: owner.ownerPath,
      kind: kind
    )
  }

  @Test("A screen that cannot be built is a placeholder, reported once")
  func placeholder() {
    let app = StubCoordinator("home") { _ in nil }
    let stage = Stage(app)
    #expect(stage.renderTree.all(.placeholder).count == 1)
    stage.settle()
    stage.settle()
    #expect(app.unhandledErrors == [error("home", of: app, .root)])
  }

  @Test("The report names the place of the missing screen")
  func kinds() {
    let pushed = StubCoordinator("home", handles: ["next"]) { $0 == "next" ? nil : TextBlock("a") }
    pushed.navigate(to: StubRoute("next"))
    _ = Stage(pushed).renderTree
    #expect(pushed.unhandledErrors == [error("next", of: pushed, .pushed)])

    let modal = SheetStage([.medium]) { _ in nil }
    _ = modal.stage.renderTree
    #expect(modal.app.unhandledErrors == [error("sheet", of: modal.sheet, .modal)])

    let app = StubCoordinator("home")
    let detour = StubCoordinator("detour") { _ in nil }
    app.presentDetour(detour, presenting: "detour")
    _ = Stage(app).renderTree
    #expect(app.unhandledErrors == [error("detour", of: detour, .detour)])
  }

  @Test("Other screens are shown although one below them cannot be built")
  func others() throws {
    let app = StubCoordinator("home", handles: ["next"]) { $0 == "home" ? nil : TextBlock("next") }
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    #expect(stage.renderTree.words == ["next"])
    #expect(
      stage.back
        == BackButton(
          isVisible: true,
          label: "Back",
          canNavigateBack: true,
          effect: "pop to home on app"
        )
    )
  }

  @Test("There is a way back from a placeholder")
  func wayBack() throws {
    let app = StubCoordinator("home", handles: ["next"]) { $0 == "next" ? nil : TextBlock("home") }
    let stage = Stage(app)
    app.navigate(to: StubRoute("next"))
    #expect(
      stage.back
        == BackButton(
          isVisible: true,
          label: "Back",
          canNavigateBack: true,
          effect: "pop to home on app"
        )
    )
    try stage.goBack()
    #expect(stage.renderTree.words == ["home"])
  }

  @Test("A handler that leaves a placeholder is obeyed before the stage answers")
  func handlerLeaves() {
    let app = StubCoordinator("home", handles: ["next"]) { $0 == "next" ? nil : TextBlock("home") }
    let stage = Stage(app)
    app.flowErrorHandler = FlowErrorHandler { [unowned app] _ in app.pop() }
    app.navigate(to: StubRoute("next"))
    #expect(stage.renderTree.words == ["home"])
  }

  @Test("A factory that builds something else than elements gets a placeholder")
  func foreign() {
    let app = Coordinator<StubRoute>(router: Router(initial: "home", factory: StringFactory()))
    #expect(Stage(app).renderTree.all(.placeholder).count == 1)
    #expect(app.unhandledErrors == [error("home", of: app, .root)])
  }

  @Test("The table of screens stands in for factories")
  func table() {
    let app = Coordinator<StubRoute>(router: Router(initial: "home", factory: StringFactory()))
    var screens = ScreenTable()
    screens.register(StubRoute.self) { route, _ in TextBlock("table \(route.identifier)") }
    #expect(Stage(app, screens: screens).renderTree.words == ["table home"])
    #expect(app.unhandledErrors.isEmpty)
  }

  @Test("The table of screens wins over a factory that could build the screen")
  func tableFirst() {
    var screens = ScreenTable()
    screens.register(StubRoute.self) { _, owner in TextBlock("of \(owner.ownerName)") }
    #expect(Stage(StubCoordinator("home"), screens: screens).renderTree.words == ["of home"])
  }

  @Test("A route that the table leaves out is built by its factory")
  func tableWithGaps() {
    var screens = ScreenTable()
    screens.register(StubRoute.self) { _, _ in nil }
    #expect(Stage(StubCoordinator("home"), screens: screens).renderTree.words == ["home"])
  }

  @Test("The last registration of a route type wins")
  func registeredTwice() {
    var screens = ScreenTable()
    screens.register(StubRoute.self) { _, _ in TextBlock("first") }
    screens.register(StubRoute.self) { _, _ in TextBlock("second") }
    #expect(Stage(StubCoordinator("home"), screens: screens).renderTree.words == ["second"])
  }

  @Test("Tabs that replaced others did not report a tab without words and symbol")
  func replacedTabs() {
    var reports: [[FlowError]] = [[], []]
    let flows = StubFlows()
    let stage = Stage(flows)
    for index in 0..<2 {
      let tabs = StubTabs([StubCoordinator("one")])
      tabs.flowErrorHandler = FlowErrorHandler { reports[index].append($0) }
      flows.transitionToFlow(tabs, root: "flows")
      _ = stage.renderTree
      stage.settle()
    }
    #expect(reports.map(\.count) == [1, 1])
  }

  @Test("A screen that cannot be built is reported each time it is shown again")
  func comesBackBroken() {
    let app = StubCoordinator("home", handles: ["next"]) { $0 == "next" ? nil : TextBlock("home") }
    let stage = Stage(app)
    for count in 1...3 {
      app.navigate(to: StubRoute("next"))
      #expect(stage.renderTree.findings.map(\.code).contains(.unhandledError))
      #expect(app.unhandledErrors.count == count)
      app.pop()
      #expect(stage.renderTree.findings.isEmpty)
    }
  }
}

/// Builds strings, as an app's own factory builds its own views.
private final class StringFactory: ViewFactory<StubRoute> {
  override func buildView(for route: StubRoute) -> Any? { "the view of \(route.identifier)" }
}
