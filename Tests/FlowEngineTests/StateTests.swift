import Testing

@testable import FlowEngine

/// Routes and states.
@MainActor
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
    let state = PlaceCoordinator("Desk", root: "root").router.state
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
    let stub = PlaceCoordinator("Desk", root: "root", handles: ["a"], modals: ["sheet"])
    stub.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet", handles: ["s"]))
    stub.go("a")
    #expect(stub.router.state.currentRoute == "a")
    stub.go("s")
    #expect(stub.router.state.currentRoute == "sheet")
    stub.dismissModal()
    stub.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    #expect(stub.router.state.currentRoute == "a")
    #expect(stub.visibleRoute.identifier == "detour")
  }

  @Test("Coordinators in equal states compare equal by state")
  func equality() {
    let one = PlaceCoordinator("Desk", root: "root", handles: ["a"])
    let two = PlaceCoordinator("Desk", root: "root", handles: ["a"])
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
      let stub = PlaceCoordinator("Desk", root: "root")
      let route = Place("detour", payload: payload)
      stub.presentDetour(PlaceCoordinator("Detour", root: route), presenting: route)
      return stub.router.state
    }
    #expect(presenting(1) == presenting(1))
    #expect(presenting(1) != presenting(2))
  }

  @Test("The state names pushed children and presentations by their paths")
  func paths() {
    let stub = PlaceCoordinator("Desk", root: "root", modals: ["sheet"])
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
    stub.addChild(child)
    stub.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    stub.go("c")
    child.go("sheet")
    #expect(stub.router.state.pushedChildren.map(\.description) == ["app/child Child"])
    #expect(stub.router.state.presentations.map(\.owner.description) == ["app/modal Sheet"])
  }

  @Test("What the user sees: flow, tab, pushed child, sheet, cover, whichever is in front")
  func visible() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["c"], modals: ["sheet"])
    let tab = PlaceCoordinator("Tab", root: "tab")
    let sheet = PlaceCoordinator("Sheet", root: "sheet")
    let detour = PlaceCoordinator("Detour", root: "detour")
    tab.addChild(child)
    child.addModalCoordinator(sheet)
    let app = PlaceFlows()
    #expect(app.visibleCoordinator === app)
    app.transitionToFlow(PlaceTabs(tabs: [tab]), root: "start")
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

  @Test("A root that was set back to the first one had to be reset once more")
  func rootSetBack() {
    let first: Place = "first"
    var state = CoordinatorState(root: first)
    let other: Place = "other"
    state.apply(.setRoot(other))
    #expect(!state.isReset)
    state.apply(.setRoot(first))
    #expect(state.isReset)
  }
}
