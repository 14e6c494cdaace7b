import Testing

@testable import FlowEngine

/// An app whose tabs answer a change of flow by switching to another tab.
private final class SwitchingTabs: TabCoordinator<Place> {
  var isWilling = true
  var promises: Bool?
  var calls: (SwitchingTabs) -> Void = { $0.switchToTab(1) }

  init(_ tabs: AnyCoordinator...) {
    super.init(router: Router(initial: "tabs", factory: ViewFactory()))
    for tab in tabs { addChild(tab) }
  }

  override var ownerName: String { "Tabs" }

  override func canHandleFlowChange(to route: any Route) -> Bool {
    promises ?? super.canHandleFlowChange(to: route)
  }

  override func handleFlowChange(to route: any Route) -> Bool {
    calls(self)
    return isWilling
  }
}

/// What is left once a root has said that it changes the flow, and shows another part of the same one.
@MainActor
struct FlowDepartureTests {
  private let first = PlaceCoordinator("First", root: "first", handles: ["item"], modals: ["sheet"])
  private let second = PlaceCoordinator("Second", root: "second")
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["page"])
  private let app: SwitchingTabs

  init() {
    app = SwitchingTabs(first, second)
    first.addModalCoordinator(sheet)
    first.go("item")
    first.go("sheet")
  }

  private func expectSecond() {
    #expect(app.router.state.selectedTab == 1)
    #expect(app.composition.surfaces.count == 1)
    #expect(first.words == "first")
    #expect(app.visibleRoute.identifier == "second")
  }

  @Test("The sheet of the tab that was left stayed over the other tab", arguments: [true, nil])
  func sheetOfATab(promises: Bool?) {
    app.promises = promises
    #expect(sheet.go("elsewhere"))
    expectSecond()
    #expect(app.unhandledErrors == [])
  }

  @Test("A detour that was left stayed over the other tab")
  func detour() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    sheet.presentDetour(detour, presenting: "detour")
    #expect(detour.go("elsewhere"))
    expectSecond()
    #expect(detour.parent == nil)
  }

  @Test("A child that was pushed in the tab that was left stayed there")
  func pushedChild() {
    let child = PlaceCoordinator("Child", root: "child", handles: ["leaf"])
    first.addChild(child)
    first.go("leaf")
    #expect(child.presentationContext == .pushed)
    #expect(child.go("elsewhere"))
    expectSecond()
    #expect(first.router.state.pushedChildren == [])
    #expect(child.words == "child")
  }

  @Test("A sheet over a tab stayed where the tab coordinator itself was called; its stack stays")
  func calledAtTheTop() {
    first.dismissModal()
    first.go("sheet")
    #expect(app.go("elsewhere"))
    #expect(app.composition.surfaces.count == 1)
    #expect(first.words == "first item")
  }

  @Test("What the app shows for the route comes after what it left has gone, and stays")
  func shownMeanwhile() {
    let guest = PlaceCoordinator("Guest", root: "guest")
    app.calls = {
      $0.switchToTab(1)
      $0.children[1].navigate(to: guest, presentationStyle: .sheet)
    }
    #expect(sheet.go("elsewhere"))
    #expect(app.visibleCoordinator === guest)
    #expect(app.composition.surfaces.count == 2)
    #expect(first.words == "first")
  }

  @Test("A refusal changes nothing", arguments: [true, nil])
  func refusal(promises: Bool?) {
    app.promises = promises
    app.isWilling = false
    app.calls = { _ in }
    let before = app.composition
    #expect(!sheet.go("elsewhere"))
    #expect(app.composition == before)
    #expect(app.unhandledErrors.count == 1)
  }

  @Test("A refusal after calls had selected the tab and pushed on it", arguments: [true, nil])
  func refusalAfterCalls(promises: Bool?) {
    app.promises = promises
    app.isWilling = false
    app.calls = {
      $0.switchToTab(1)
      $0.children[1].navigate(to: PlaceCoordinator("Guest", root: "guest"))
      $0.setTabs([$0.children[1]])
    }
    let before = app.composition
    #expect(!sheet.go("elsewhere"))
    #expect(app.composition == before)
    #expect(app.unhandledErrors.count == 1)
  }

  @Test("A sheet that refuses to go keeps everything as it is", arguments: [true, nil])
  func guardedSheet(promises: Bool?) {
    app.promises = promises
    sheet.answering.guardsDismissal = { _ in .refuse(reason: "unsaved") }
    let before = app.composition
    #expect(!sheet.go("elsewhere"))
    #expect(app.composition == before)
    #expect(app.unhandledErrors.count == 1)
  }

  @Test("A sheet that asks first keeps everything until it is answered", arguments: [true, nil])
  func asked(promises: Bool?) {
    app.promises = promises
    sheet.answering.guardsDismissal = { _ in .ask(Place("page")) }
    #expect(sheet.go("elsewhere"))
    #expect(app.router.state.selectedTab == 0)
    #expect(app.visibleRoute.identifier == "page")
    sheet.answering.guardsDismissal = nil
    #expect(app.resumeIntent())
    expectSecond()
  }

  @Test("A sheet that asks below the detour that was called: what the app called then is not done")
  func questionBelowDetour() {
    sheet.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    sheet.answering.guardsDismissal = { _ in .ask(Place("page")) }
    #expect(app.visibleCoordinator.go("elsewhere"))
    #expect(app.picture == "[*First* Second] first > item | sheet Sheet: sheet > page")
    #expect(app.router.state.selectedTab == 0)
  }

  @Test("A sheet that asks what no coordinator takes makes the call fail, and all stays")
  func questionNowhere() {
    sheet.answering.guardsDismissal = { _ in .ask(Place("nowhere")) }
    #expect(!sheet.go("elsewhere"))
    #expect(app.picture == "[*First* Second] first > item | sheet Sheet: sheet")
    guard case .navigationFailed(let route, _, _)? = app.unhandledErrors.first else {
      Issue.record("\(app.unhandledErrors)")
      return
    }
    #expect(route == RouteDescription(Place("nowhere")))
  }

  @Test(
    "A question that was answered by going back is not asked again, and all stays",
    arguments: [true, nil]
  )
  func answeredNo(promises: Bool?) {
    app.promises = promises
    sheet.answering.guardsDismissal = { _ in .ask(Place("page")) }
    sheet.go("elsewhere")
    sheet.pop()
    #expect(app.visibleRoute.identifier == "sheet")
    #expect(app.pendingIntent == nil)
    #expect(app.router.state.selectedTab == 0)
    #expect(first.words == "first item")
  }

  @Test("A pushed child of a plain root goes with what is above it, and the root's own stack stays")
  func plainRoot() {
    let root = PlaceCoordinator("Root", root: "root", handles: ["item"])
    root.takesFlowChange = true
    let child = PlaceCoordinator("Child", root: "child", handles: ["leaf"])
    root.addChild(child)
    root.go("item")
    root.go("leaf")
    #expect(child.go("elsewhere"))
    #expect(root.picture == "root > item")
  }

  @Test("Surfaces are told that the flow changes, top-most first")
  func reasons() {
    let log = EventLog(of: app)
    sheet.presentDetour(PlaceCoordinator("Detour", root: "detour"), presenting: "detour")
    log.clear()
    sheet.go("elsewhere")
    #expect(
      log.entries.map(\.description).filter { $0.contains("dismissed") } == [
        "2   dismissed app/tab 0 First/modal Sheet/detour Detour: flow change",
        "2   dismissed app/tab 0 First/modal Sheet: flow change",
      ]
    )
  }

  @Test("A flow that is kept at the same root keeps what the call did not leave")
  func keptFlow() {
    let main = PlaceCoordinator("Main", root: "main", handles: ["item"], modals: ["sheet"])
    let sheet = PlaceCoordinator("Sheet", root: "sheet")
    main.addModalCoordinator(sheet)
    let flows = PlaceFlows(flow: main, root: "main")
    flows.flows["again"] = { main }
    main.go("item")
    main.go("sheet")
    #expect(sheet.go("again"))
    #expect(flows.picture == "main")
  }
}
