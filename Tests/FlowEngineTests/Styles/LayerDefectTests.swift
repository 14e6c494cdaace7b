import Testing

@testable import FlowEngine

/// What went wrong with layers and subflows beside other kinds of calls.
@MainActor
struct LayerDefectTests {
  private let hall = Hall("App")

  @Test("A plan gave a flow a second owner, if another one had taken it meanwhile")
  func takenMeanwhile() throws {
    let (flow, other) = (Hall("Flow"), Hall("Other"))
    let plan = try hall.plan(to: flow, presentationStyle: .sheet)
    other.navigate(to: flow, presentationStyle: .sheet)
    #expect(throws: FlowError.self) { try hall.apply(plan) }
    #expect(flow.parent === other)
    #expect(hall.layers == ["base hall"])
  }

  @Test("A transition with a number that is none could not be saved")
  func endlessNumbers() throws {
    hall.present(.hall, presentationStyle: .custom(transition: .scale(.infinity)))
    let fresh = Hall("App")
    try fresh.restore(from: hall.savedData())
    #expect(fresh.layers == ["base hall", "overlay hall of app"])
  }

  @Test("A login that was a plain screen lost the call that waited for it")
  func waitingForScreen() {
    final class Guarded: Hall {
      var isOpen = false

      override func navigationVerdict(on route: any Route) -> NavigationVerdict {
        isOpen || route as? HallRoute != .item(1) ? .allow : .redirect(to: HallRoute.note(9))
      }
    }
    let app = Guarded("App")
    app.navigate(to: HallRoute.item(1))
    #expect(app.layers == ["base hall", "sheet note(9) of app"])
    app.present(.tall)
    app.dismiss()
    app.isOpen = true
    app.dismiss()
    #expect(app.layers == ["base hall > item(1)"])
  }

  @Test("A hierarchy with a DefaultRoute could not be saved; the route is left out with a notice")
  func defaultRoute() throws {
    func app() -> Coordinator<DefaultRoute> {
      Coordinator(root: DefaultRoute("root", presentationStyle: .push) { nil })
    }
    let before = app()
    before.navigate(toRoute: DefaultRoute("next", presentationStyle: .push) { nil })
    let after = app()
    #expect(try after.restore(from: before.savedData()).count == 1)
    #expect(after.layers == ["base root"])
  }

  @Test("A flow that was pushed, and is presented in a saved state, was there twice")
  func pushedThenPresented() throws {
    hall.makes["Flow"] = { Hall("Flow") }
    hall.navigate(to: Hall("Flow"), presentationStyle: .sheet)
    let data = try hall.savedData()
    hall.dismiss()
    hall.navigate(to: Hall("Flow"), presentationStyle: .push)
    try hall.restore(from: data)
    #expect(hall.layers == ["base hall", "sheet hall"])
    #expect(hall.children.count == 1)
    #expect(try hall.savedData() == data)
  }

  @Test("A detour came under a plain screen, out of sight")
  func detourOverScreen() {
    hall.presentDetour(Hall("First"), presenting: .hall)
    hall.present(.note(1))
    hall.presentDetour(Hall("Second"), presenting: .item(2))
    #expect(
      hall.layers == ["base hall", "cover hall", "sheet note(1) of app", "cover hall > item(2)"]
    )
  }

  @Test("A push of a pushed flow was hidden by what its owner presents")
  func ownersSheet() {
    let flow = Hall("Flow")
    hall.navigate(to: flow, presentationStyle: .push)
    hall.present(.note(1))
    flow.navigate(toRoute: .item(1))
    #expect(hall.layers == ["base hall > hall > item(1)"])
  }

  @Test("The back button of a pushed orchestrator did nothing")
  func pushedOrchestrator() {
    let orchestrator = FlowOrchestrator<HallRoute>(router: Router(initial: .hall))
    orchestrator.transitionToFlow(Hall("Main"), root: .hall)
    hall.navigate(to: orchestrator, presentationStyle: .push)
    #expect(hall.layers == ["base hall > hall"])
    hall.pop()
    #expect(hall.layers == ["base hall"])
  }

  @Test("A layer in place was not seen: a detour of its tab was in front of another tab")
  func inPlaceInOtherTab() {
    let leaf = PlaceCoordinator("Leaf", root: "leaf")
    let inner = PlaceTabs(root: "inner", tabs: [leaf])
    let outer = PlaceTabs(root: "outer", tabs: [PlaceCoordinator("Home", root: "home"), inner])
    leaf.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    inner.navigate(
      toRoute: "note",
      presentationStyle: .custom(transition: .opacity, fullScreen: false)
    )
    #expect(outer.visibleRoute.identifier == "note")
    #expect(outer.router.state.selectedTab == 1)
    #expect(outer.liveSurfaces().dropFirst().map(\.route.identifier) == ["detour", "note"])
  }

  @Test("A plain screen over a modal stayed when the modal was dismissed")
  func overAModal() {
    let app = PlaceCoordinator("App", root: "home", modals: ["filter"])
    app.addModalCoordinator(PlaceCoordinator("Filter", root: "filter"))
    app.go("filter")
    app.present("note")
    app.navigate(to: PlaceCoordinator("Flow", root: "flow"), presentationStyle: .sheet)
    app.dismissModal()
    #expect(app.liveSurfaces().map(\.route.identifier) == ["home"])
  }

  @Test("A flow over a detour stayed when the detour was dismissed, a modal below stays")
  func overADetour() {
    let app = PlaceCoordinator("App", root: "home", modals: ["filter"])
    app.addModalCoordinator(PlaceCoordinator("Filter", root: "filter"))
    app.go("filter")
    app.present("note")
    app.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    app.navigate(to: PlaceCoordinator("Flow", root: "flow"), presentationStyle: .sheet)
    app.dismissDetour()
    #expect(app.liveSurfaces().map(\.route.identifier) == ["home", "filter", "note"])
  }

  @Test("The path of a flow that is pushed counted one that goes first")
  func arrivingPath() throws {
    hall.navigate(to: Hall("Flow"), presentationStyle: .sheet)
    let plan = try hall.plan(to: Hall("Flow"), presentationStyle: .push)
    #expect(
      plan.steps.map(\.description) == [
        "dismiss subflow app/subflow Flow", "push child app/subflow Flow",
      ]
    )
  }

  @Test("A path that ends with a route for a sheet pushed it, and presented it")
  func styledPath() {
    final class Paths: Hall {
      override func navigationPath(for route: any Route) -> [any Route]? {
        [HallRoute.item(1), HallRoute.note(1)]
      }
    }
    let app = Paths("App")
    #expect(throws: FlowError.self) { try app.perform(HallRoute.note(1)) }
    #expect(app.layers == ["base hall"])
  }

  @Test("A detour that finished left what was presented over it")
  func finishedDetour() {
    let detour = Hall("Detour")
    hall.presentDetour(detour, presenting: .hall)
    hall.present(.note(1))
    detour.finishFlow()
    #expect(hall.layers == ["base hall"])
    #expect(hall.journal == ["note(1) gone: finished"])
  }

  @Test("A finish that was planned was applied as a mere call")
  func plannedFinish() throws {
    let flow = Hall("Flow")
    hall.navigate(to: flow, presentationStyle: .sheet)
    try hall.apply(flow.planToFinish())
    #expect(flow.journal == ["start", "gone: finished"])
  }

  @Test("A coordinator disappeared under its own plain cover")
  func visibleHost() {
    let log = EventLog(of: hall)
    hall.navigate(toRoute: .item(1))
    hall.present(.film)
    #expect(log.lines.contains("2   didDisappear item(1) of app"))
    #expect(log.lines.contains("2   didAppear film of app"))
    #expect(!log.lines.contains("2   didDisappear app"))
  }

  @Test("A flow that starts at a pushed screen was pushed by a forced presentation")
  func forced() throws {
    let flow = Hall("Flow")
    flow.startsAt = .item(3)
    try flow.forcePresentation(rootCoordinator: hall)
    #expect(hall.layers == ["base hall", "sheet item(3)"])
  }

  @Test("A push dismissed the sheet of a lower screen of the stack before the one that lay over it")
  func order() {
    let (lower, tabs) = (Hall("Lower"), TabCoordinator<HallRoute>(router: Router(initial: .hall)))
    let tab = Hall("Tab")
    tabs.setTabs([tab])
    hall.navigate(to: lower, presentationStyle: .push)
    hall.navigate(to: tabs, presentationStyle: .push)
    tab.present(.note(2))
    lower.present(.note(1))
    let log = EventLog(of: hall)
    tab.navigate(toRoute: .item(1))
    let told = log.lines.filter { $0.contains("dismissed") }
    #expect(
      told.map { $0.contains("note(2)") } == [true, false],
      "the upper one goes first: \(told)"
    )
  }

  @Test("Two detours of one name with a plain screen between them could not be restored")
  func namesakes() throws {
    func app() -> Hall {
      let app = Hall("App")
      app.makes["Detour"] = { Hall("Detour") }
      return app
    }
    let before = app()
    before.presentDetour(Hall("Detour"), presenting: .hall)
    let after = app()
    before.present(.note(1))
    before.presentDetour(Hall("Detour"), presenting: .item(2))
    #expect(try after.restore(from: before.savedData()) == [])
    #expect(after.layers == before.layers)
  }
}
