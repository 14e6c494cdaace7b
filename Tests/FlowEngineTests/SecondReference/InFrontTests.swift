import FlowEngine
import Testing

/// The coordinator in front, and flows that are forced over it.
@MainActor
struct InFrontTests {
  private let first = Hall("First", root: .item(1))
  private let second = Hall("Second", root: .item(2))
  private let tabs: TabCoordinator<HallRoute>

  init() {
    tabs = TabCoordinator(router: Router(initial: .hall))
    tabs.setTabs([first, second])
  }

  @Test("In front is the last flow of the selected tab, and its owner again once it is gone")
  func deepest() {
    let (pushed, sheet) = (Hall("Pushed"), Hall("Sheet"))
    #expect(tabs.visibleCoordinator === first)
    first.navigate(to: pushed, presentationStyle: .push)
    #expect(tabs.visibleCoordinator === pushed)
    tabs.switchToTab(of: second)
    #expect(tabs.visibleCoordinator === second)
    tabs.switchToTab(of: first)
    pushed.navigate(to: sheet, presentationStyle: .sheet)
    #expect(tabs.visibleCoordinator === sheet)
    sheet.finishFlow()
    #expect(tabs.visibleCoordinator === pushed)
  }

  @Test("A search for what is in front began at the wrong place: it begins where it is told to")
  func startingPoint() throws {
    let sheet = Hall("Sheet")
    second.navigate(to: sheet, presentationStyle: .sheet)
    #expect(first.visibleCoordinator === first)
    #expect(second.visibleCoordinator === sheet)
    // A flow that owns nothing yet, and another hierarchy than its own.
    let flow = Hall("Flow")
    try flow.forcePresentation(rootCoordinator: second)
    #expect(flow.rootCoordinator === tabs)
    #expect(flow.isInFront(of: tabs))
  }

  @Test("A child that was not on screen counted as the one in front: it does not")
  func hiddenChild() {
    let hidden = Hall("Hidden")
    first.addChild(hidden)
    #expect(tabs.visibleCoordinator === first)
  }

  @Test("A flow over the tabs was missed, and the tab below counted as in front: the flow does")
  func overTabs() throws {
    let flow = Hall("Flow")
    tabs.navigate(to: flow, presentationStyle: .sheet)
    #expect(tabs.visibleCoordinator === flow)
    let link = Hall("Link")
    try link.forcePresentation(rootCoordinator: tabs)
    #expect(link.parent === flow)
  }

  @Test("With the selected tab gone nobody was in front: the tab in its place is, or the tabs are")
  func removedTab() {
    tabs.switchToTab(of: second)
    tabs.setTabs([first])
    #expect(tabs.visibleCoordinator === first)
    #expect(tabs.selectedCoordinator === first)
    tabs.setTabs([])
    #expect(tabs.visibleCoordinator === tabs)
    #expect(tabs.selectedCoordinator == nil)
  }

  @Test(
    "A flow that was forced without animation moved all the same: its plan says that it does not"
  )
  func unanimated() throws {
    var plans: [Bool] = []
    tabs.observe { if case .settled(let plan) = $0 { plans.append(plan.isAnimated) } }
    try Hall("Flow").forcePresentation(animated: false, rootCoordinator: tabs)
    try Hall("Flow").forcePresentation(rootCoordinator: tabs)
    #expect(plans == [false, true])
  }

  @Test("A flow that could not be forced was missing without a word: the error says why")
  func impossible() {
    let flow = Hall("Flow")
    #expect(throws: FlowError.circularReference(owner: flow.ownerPath, coordinator: "Flow")) {
      try flow.forcePresentation(rootCoordinator: flow)
    }
    #expect(
      throws: FlowError.alreadyOwned(coordinator: second.ownerPath, refusedFor: first.ownerPath)
    ) {
      try second.forcePresentation(rootCoordinator: tabs)
    }
    #expect(tabs.layers == ["base tabs of app"])
  }

  @Test(
    "Over tabs without a tab a flow is presented by the tabs, and a push there says that it cannot be"
  )
  func noTabs() throws {
    tabs.setTabs([])
    let flow = Hall("Flow")
    #expect(
      throws: FlowError.noStackToPushOn(
        route: RouteDescription(HallRoute.hall),
        owner: tabs.ownerPath
      )
    ) {
      try flow.forcePresentation(presentationStyle: .push, rootCoordinator: tabs)
    }
    try flow.forcePresentation(rootCoordinator: tabs)
    #expect(tabs.layers == ["base tabs of app", "sheet hall"])
    #expect(flow.parent === tabs)
  }

  @Test(
    "A flow that is forced over tabs belongs to the selected one, wherever its root is taken from"
  )
  func selectedTab() throws {
    tabs.switchToTab(of: second)
    let flow = Hall("Flow")
    try flow.forcePresentation(rootCoordinator: first)
    #expect(flow.parent === second)
    #expect(tabs.layers == ["base tabs of app", "sheet hall"])
  }

  @Test("A forced flow has the style of its root, and is a sheet if that has none or is a push")
  func style() throws {
    try Hall("Film", root: .film).forcePresentation(rootCoordinator: tabs)
    try Hall("Pushed", root: .item(3)).forcePresentation(rootCoordinator: tabs)
    try PlaceCoordinator("Plain", root: "plain").forcePresentation(rootCoordinator: tabs)
    #expect(
      tabs.layers == ["base tabs of app", "cover film", "sheet item(3)", "sheet plain"]
    )
  }

  @Test("A forced flow is started before it is shown")
  func started() throws {
    let flow = Hall("Flow")
    flow.startsAt = .film
    try flow.forcePresentation(rootCoordinator: tabs)
    #expect(flow.journal == ["start"])
    #expect(tabs.layers == ["base tabs of app", "cover film"])
  }
}

extension AnyCoordinator {
  fileprivate func isInFront(of root: AnyCoordinator) -> Bool { root.visibleCoordinator === self }
}
