import Testing

@testable import FlowEngine

/// What can be presented, and how.
@MainActor
struct PresentationTests {
  private let host = PlaceCoordinator("Host", root: "host", handles: ["a"], modals: ["sheet"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])
  private let flow = PlaceCoordinator("Flow", root: "flow", handles: ["f"])

  init() {
    host.addModalCoordinator(sheet)
  }

  private func tabs() -> PlaceTabs {
    PlaceTabs(tabs: [
      PlaceCoordinator("Red", root: "red"),
      PlaceCoordinator("Green", root: "green", handles: ["green1"]),
    ])
  }

  // MARK: - Modals

  @Test("Of two modals with one root the first that was registered comes up")
  func firstRegistered() {
    let twin = PlaceCoordinator("Twin", root: "sheet")
    host.addModalCoordinator(twin)
    host.go("sheet")
    #expect(host.visibleCoordinator === sheet)
  }

  @Test("Of two modals with the identifier alone the first that was registered comes up")
  func firstIdentifier() {
    let asked = Place("sheet", payload: 3)
    host.addModalCoordinator(PlaceCoordinator("Twin", root: Place("sheet", payload: 2)))
    host.answering.modals.insert(asked)
    host.go(asked)
    #expect(host.visibleCoordinator === sheet)
    #expect(sheet.router.state.root == asked)
  }

  @Test("A modal that claims its own root comes up as one that does not")
  func claimsItsRoot() {
    sheet.answering.handles.insert("sheet")
    #expect(host.go("sheet"))
    #expect(host.picture == "host | sheet Sheet: sheet")
    #expect(host.go("sheet"))
    #expect(host.picture == "host | sheet Sheet: sheet")
  }

  @Test("A child's modal comes over the child, which is pushed first")
  func childsModal() throws {
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(host)
    #expect(
      try parent.steps(to: "sheet") == [
        "push child app/child Host", "present modal app/child Host/modal Sheet for sheet",
      ]
    )
    parent.go("sheet")
    #expect(parent.picture == "parent > Host.host | sheet Sheet: sheet")
  }

  @Test("A dismissed modal stays registered and has no way back until it is up again")
  func dismissed() {
    host.go("sheet")
    host.dismissModal()
    #expect(sheet.parent === host)
    #expect(sheet.presentationContext == .root)
    #expect(host.modalCoordinators.count == 1)
    host.go("sheet")
    #expect(sheet.presentationContext == .modal)
  }

  @Test("Dismissing what is not there changes nothing")
  func dismissNothing() {
    let before = host.revision
    host.dismissModal()
    host.dismissDetour()
    #expect(host.revision == before)
    #expect(host.unhandledErrors == [])
  }

  @Test("Popping to the root under a sheet leaves the sheet")
  func popToRootUnderSheet() {
    host.go("a")
    host.go("sheet")
    host.popToRoot()
    #expect(host.picture == "host | sheet Sheet: sheet")
  }

  @Test("A surface that is not a sheet cannot rest at a height")
  func noSheet() {
    host.selectDetent(.medium)
    sheet.selectDetent(.large)
    #expect(
      host.unhandledErrors == [
        .detentNotOffered(.medium, owner: host.ownerPath),
        .detentNotOffered(.large, owner: sheet.ownerPath),
      ]
    )
  }

  @Test(
    "A sheet rests at each height that it was presented with",
    arguments: ModalPresentationDetent.allCases
  )
  func everyDetent(detent: ModalPresentationDetent) {
    host.answering.detents = ModalDetentConfiguration(detents: ModalPresentationDetent.allCases)
    host.go("sheet")
    #expect(host.router.state.modalDetentConfiguration?.selectedDetent == nil)
    sheet.selectDetent(detent)
    #expect(host.router.state.modalDetentConfiguration?.selectedDetent == detent)
    #expect(host.composition.surfaces.last?.style == .sheet)
  }

  @Test("Without any height a modal is a sheet, not a cover")
  func noHeight() {
    host.answering.detents = ModalDetentConfiguration(detents: [])
    host.go("sheet")
    #expect(host.composition.surfaces.last?.style == .sheet)
  }

  // MARK: - Tabs and flows in surfaces

  @Test("A tab coordinator as a detour draws its tabs in the cover")
  func detourOfTabs() {
    #expect(host.presentDetour(tabs(), presenting: "green1"))
    #expect(host.picture == "host | cover Tabs: [Red *Green*] green > green1")
  }

  @Test("A tab coordinator as a flow draws its tabs at the bottom")
  func flowOfTabs() {
    let app = PlaceFlows(flow: tabs())
    #expect(app.picture == "[*Red* Green] red")
    #expect(app.go("green1"))
    #expect(app.picture == "[Red *Green*] green > green1")
  }

  @Test("A tab coordinator as a tab draws its tabs above the outer ones")
  func tabOfTabs() {
    let outer = PlaceTabs(root: "outer", tabs: [PlaceCoordinator("First", root: "first"), tabs()])
    #expect(outer.go("green1"))
    #expect(outer.picture == "[First *Tabs*] [Red *Green*] green > green1")
  }

  @Test("An orchestrator as a detour shows its flow in the cover, and goes with it")
  func detourOfFlow() {
    #expect(host.presentDetour(PlaceFlows(flow: flow, root: "start"), presenting: "f"))
    #expect(host.picture == "host | cover App: flow > f")
    flow.pop()
    #expect(host.picture == "host | cover App: flow")
  }

  @Test("An orchestrator as a modal shows its flow in the sheet")
  func modalOfFlow() {
    host.answering.modals.insert("start")
    host.addModalCoordinator(PlaceFlows(flow: flow, root: "start"))
    #expect(host.go("f"))
    #expect(host.picture == "host | sheet App: flow > f")
  }

  @Test("An orchestrator as a tab shows its flow in the tab")
  func tabOfFlow() {
    let outer = PlaceTabs(tabs: [PlaceCoordinator("First", root: "first"), PlaceFlows(flow: flow)])
    #expect(outer.go("f"))
    #expect(outer.picture == "[First *App*] flow > f")
  }

  // MARK: - Coordinators that cannot be presented

  @Test("A detour on screen cannot become a child or a modal, and is free afterwards")
  func detourIsOwned() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    let other = PlaceCoordinator("Other", root: "other")
    host.presentDetour(detour, presenting: "detour")
    #expect(!other.addChild(detour))
    #expect(!other.addModalCoordinator(detour))
    #expect(!other.presentDetour(detour, presenting: "detour"))
    #expect(other.unhandledErrors.count == 3)
    host.dismissDetour()
    #expect(other.addChild(detour))
  }

  @Test("A registered modal cannot be a detour, not even of its own host")
  func modalAsDetour() {
    #expect(!host.presentDetour(sheet, presenting: "sheet"))
    #expect(host.picture == "host")
    #expect(host.unhandledErrors.count == 1)
  }

  @Test("A screen of the host, asked for on its modal that is not up, comes without the modal")
  func hiddenModalBubbles() throws {
    #expect(try sheet.steps(to: "a") == ["push a on app"])
  }

  @Test("A modal that took another root has its own again once a child takes it off the screen")
  func takenRootOfChild() {
    let parent = PlaceCoordinator("Parent", root: "parent")
    let asked = Place("sheet", payload: 7)
    parent.addChild(host)
    host.answering.modals.insert(asked)
    parent.go(asked)
    #expect(sheet.router.state.root == asked)
    #expect(parent.go("parent"))
    #expect(sheet.router.state.root == Place("sheet"))
  }

  @Test("A modal that shows another root goes to a third, and back to its own, one step each")
  func rootsOneAfterTheOther() throws {
    let second = Place("sheet", payload: 2)
    let third = Place("sheet", payload: 3)
    host.answering.modals.formUnion([second, third])
    host.go(second)
    let other = ["dismiss modal app/modal Sheet", "root app/modal Sheet at sheet"]
    let present = ["present modal app/modal Sheet for sheet"]
    #expect(try host.steps(to: third) == other + present)
    host.go(third)
    #expect(sheet.router.state.root == third)
    #expect(try host.steps(to: "sheet") == [other[0]] + present)
    host.go("sheet")
    #expect(sheet.router.state.root == Place("sheet"))
    #expect(host.picture == "host | sheet Sheet: sheet")
  }

  @Test("A sheet that is asked to rest where it rests does not change")
  func sameDetent() throws {
    let stub = PlaceCoordinator("Desk", root: "desk", modals: ["sheet"])
    stub.answering.detents = ModalDetentConfiguration(detents: [.medium, .large])
    stub.addModalCoordinator(PlaceCoordinator("Sheet", root: "sheet"))
    stub.go("sheet")
    let sheet = try #require(stub.modalCoordinators.first)
    sheet.selectDetent(.large)
    let revision = stub.revision
    var changes = 0
    stub.observe { if case .changed = $0 { changes += 1 } }
    sheet.selectDetent(.large)
    #expect(changes == 0)
    #expect(stub.revision == revision)
  }
}
