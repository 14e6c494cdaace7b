import FlowEngine
import LayoutSim
import StageSupport
import Testing

/// Whose the screen in front is where tabs stand in something else.
@MainActor
struct TabsInFrontTests {
  /// Where a tab coordinator can stand, each with a hierarchy that shows it there.
  enum Place: String, CaseIterable, CustomTestStringConvertible {
    case base, tab, child, flow, flowOfChild, childOfFlow, modal, detour, flowOfDetour

    var testDescription: String { rawValue }
  }

  /// Tabs with two screens in the one that is selected, shown at `place`.
  private func app(_ place: Place) -> AnyCoordinator {
    let first = StubCoordinator("first", tab: "First")
    let second = StubCoordinator("second", handles: ["item"], tab: "Second")
    let tabs = ClaimingTabs([first, second])
    let app = shell(tabs, place)
    if place != .base, place != .tab, place != .flow, place != .detour, place != .flowOfDetour {
      #expect(app.navigate(to: StubRoute("tabs")))
    }
    tabs.switchToTab(1)
    second.navigate(to: StubRoute("item"))
    return app
  }

  private func shell(_ tabs: ClaimingTabs, _ place: Place) -> AnyCoordinator {
    let app = StubCoordinator(
      "home",
      modals: place == .modal ? ["tabs": ModalDetentConfiguration()] : [:]
    )
    let flows = StubFlows()
    switch place {
    case .base: return tabs
    case .tab: return StubTabs([tabs])
    case .child: app.addChild(tabs)
    case .flow:
      flows.transitionToFlow(tabs, root: "flows")
      return flows
    case .flowOfChild:
      flows.transitionToFlow(tabs, root: "flows")
      app.addChild(flows)
    case .childOfFlow:
      flows.transitionToFlow(app, root: "flows")
      app.addChild(tabs)
      return flows
    case .modal: app.addModalCoordinator(tabs)
    case .detour: app.presentDetour(tabs, presenting: StubRoute("tabs"))
    case .flowOfDetour:
      flows.transitionToFlow(tabs, root: "flows")
      app.presentDetour(flows, presenting: StubRoute("flows"))
    }
    return app
  }

  @Test(
    "The screen in front is the selected tab's, wherever its tabs are shown",
    arguments: Place.allCases
  )
  func owner(place: Place) {
    let app = app(place)
    let stage = Stage(app)
    #expect(app.visibleCoordinator.ownerName == "second")
    #expect(stage.topScreen?.owner == app.visibleCoordinator.ownerPath)
    #expect(stage.topScreen?.route.identifier == "item")
  }

  @Test("Where the tabs in front have none, no screen is in front", arguments: Place.allCases)
  func noTabs(place: Place) {
    let tabs = ClaimingTabs([])
    let app = shell(tabs, place)
    app.navigate(to: StubRoute("tabs"))
    #expect(Stage(app).topScreen == nil)
    #expect(app.visibleCoordinator === tabs)
  }
}

/// Tabs that can be asked for by their own route.
private final class ClaimingTabs: TabCoordinator<StubRoute> {
  init(_ tabs: [AnyCoordinator]) {
    super.init(router: Router(initial: "tabs", factory: StubFactory { _ in nil }))
    for tab in tabs { addChild(tab) }
  }

  override var tabItem: (text: String, image: String)? { ("Tabs", "circle") }
  override func canHandle(_ route: any Route) -> Bool { route as? StubRoute == "tabs" }
}
