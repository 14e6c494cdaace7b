import Testing

@testable import FlowEngine

@MainActor
@Suite("Routes and states")
struct StateTests {
  @Test("A route of an enumeration with raw values is identified by its raw value")
  func rawValue() {
    #expect(RainbowRoute.orange.identifier == "rainbow_orange")
    #expect(RainbowRoute.orange.id == "rainbow_orange")
  }

  @Test("Another route is identified by how it prints")
  func printed() {
    enum Item: Route { case item(Int) }
    #expect(Item.item(42).identifier == "item(42)")
  }

  @Test("A new router shows its root and nothing else")
  func newRouter() {
    let state = Desk("Desk", root: "root").router.state
    #expect(state.root == "root")
    #expect(state.stack == [])
    #expect(state.selectedTab == 0)
    #expect(state.presentations == [])
    #expect(state.pushedChildren == [])
    #expect(state.presented == nil)
    #expect(state.detour == nil)
    #expect(state.modalDetentConfiguration == nil)
    #expect(state.currentRoute == "root")
  }

  @Test("The current route is the modal's, else the stack's top; detours do not count")
  func currentRoute() {
    let desk = Desk("Desk", root: "root", handles: ["a"], modals: ["sheet"])
    desk.addModalCoordinator(Desk("Sheet", root: "sheet", handles: ["s"]))
    desk.go("a")
    #expect(desk.router.state.currentRoute == "a")
    desk.go("s")
    #expect(desk.router.state.currentRoute == "sheet")
    desk.dismissModal()
    desk.presentDetour(Desk("Detour", root: "detour"), presenting: "detour")
    #expect(desk.router.state.currentRoute == "a")
    #expect(desk.visibleRoute.identifier == "detour")
  }

  @Test("Coordinators in equal states compare equal by state")
  func equality() {
    let one = Desk("Desk", root: "root", handles: ["a"])
    let two = Desk("Desk", root: "root", handles: ["a"])
    one.go("a")
    #expect(one.router.state != two.router.state)
    two.go("a")
    #expect(one.router.state == two.router.state)
  }

  @Test("A way back belongs on the root of what was pushed or presented")
  func contexts() {
    let shown = CoordinatorPresentationContext.allCases.filter(\.shouldShowBackButton)
    #expect(shown == [.pushed, .modal, .detour])
  }

  @Test(
    "The defaults: nothing handled, pushes, no path, one large sheet, no tab, no change of flow"
  )
  func defaults() {
    let plain = Coordinator(router: Router(initial: Place("a"), factory: ViewFactory()))
    #expect(!plain.canHandle(Place("a")))
    #expect(plain.navigationType(for: Place("a")) == .push)
    #expect(plain.navigationPath(for: Place("a")) == nil)
    #expect(
      plain.modalDetentConfiguration(for: Place("a")) == ModalDetentConfiguration(detents: [.large])
    )
    #expect(plain.tabItem == nil)
    #expect(!plain.canHandleFlowChange(to: Place("a")))
    #expect(!plain.handleFlowChange(to: Place("a")))
    #expect(plain.router.view(for: "a") == nil)
  }

  @Test("Detours of one identifier and different payloads are different states")
  func detoursByValue() {
    func presenting(_ payload: Int) -> NavigationState<Place> {
      let desk = Desk("Desk", root: "root")
      let route = Place("detour", payload: payload)
      desk.presentDetour(Desk("Detour", root: route), presenting: route)
      return desk.router.state
    }
    #expect(presenting(1) == presenting(1))
    #expect(presenting(1) != presenting(2))
  }

  @Test("The state names pushed children and presentations by their paths")
  func paths() {
    let desk = Desk("Desk", root: "root", modals: ["sheet"])
    let child = Desk("Child", root: "child", handles: ["c"])
    desk.addChild(child)
    desk.addModalCoordinator(Desk("Sheet", root: "sheet"))
    desk.go("c")
    child.go("sheet")
    #expect(desk.router.state.pushedChildren.map(\.description) == ["app/child Child"])
    #expect(desk.router.state.presentations.map(\.owner.description) == ["app/modal Sheet"])
  }

  @Test("What the user sees: flow, tab, pushed child, sheet, cover, whichever is in front")
  func visible() {
    let child = Desk("Child", root: "child", handles: ["c"], modals: ["sheet"])
    let tab = Desk("Tab", root: "tab")
    let sheet = Desk("Sheet", root: "sheet")
    let detour = Desk("Detour", root: "detour")
    tab.addChild(child)
    child.addModalCoordinator(sheet)
    let app = DeskApp()
    #expect(app.visibleCoordinator === app)
    app.transitionToFlow(DeskTabs(tabs: [tab]), root: "start")
    #expect(app.visibleCoordinator === tab)
    app.go("c")
    #expect(app.visibleCoordinator === child)
    #expect(app.visibleRoute.identifier == "c")
    app.go("sheet")
    #expect(app.visibleCoordinator === sheet)
    app.presentDetour(detour, presenting: "detour")
    #expect(app.visibleCoordinator === detour)
    #expect(tab.visibleCoordinator === sheet)
  }
}
