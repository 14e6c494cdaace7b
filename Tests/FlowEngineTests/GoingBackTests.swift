import Testing

@testable import FlowEngine

/// Going back.
@MainActor
struct GoingBackTests {
  private let parent = PlaceCoordinator("Parent", root: "parent", handles: ["a"], modals: ["sheet"])
  private let child = PlaceCoordinator("Child", root: "child", handles: ["c"])
  private let upper = PlaceCoordinator("Upper", root: "upper", handles: ["u"])
  private let sheet = PlaceCoordinator("Sheet", root: "sheet", handles: ["s"])

  init() {
    parent.addChild(child)
    parent.addChild(upper)
    parent.addModalCoordinator(sheet)
  }

  @Test("Back removes one screen after the other, across children")
  func acrossChildren() {
    for place: Place in ["a", "c", "u"] { parent.go(place) }
    var pictures: [String] = []
    for _ in 0..<6 {
      pictures.append(parent.picture)
      parent.pop()
    }
    #expect(
      pictures == [
        "parent > a > Child.child > Child.c > Upper.upper > Upper.u",
        "parent > a > Child.child > Child.c > Upper.upper", "parent > a > Child.child > Child.c",
        "parent > a > Child.child", "parent > a", "parent",
      ]
    )
  }

  @Test("At the root of an app back does nothing")
  func appRoot() {
    let before = parent.revision
    parent.pop()
    #expect(parent.revision == before)
  }

  @Test("A pushed child at its root pops itself")
  func childItself() {
    parent.go("c")
    child.pop()
    child.pop()
    #expect(parent.picture == "parent")
  }

  @Test("Back from a covered sibling removes what covers it")
  func coveredSibling() {
    parent.go("c")
    parent.go("u")
    child.pop()
    #expect(parent.picture == "parent > Child.child > Child.c > Upper.upper")
  }

  @Test("A sheet's screens go before the sheet")
  func sheetScreens() {
    parent.go("s")
    sheet.pop()
    #expect(parent.picture == "parent | sheet Sheet: sheet")
    sheet.pop()
    #expect(parent.picture == "parent")
  }

  @Test("A child that is pushed in a sheet goes before the sheet's own screens")
  func childInSheet() {
    let inner = PlaceCoordinator("Inner", root: "inner", handles: ["i"])
    sheet.addChild(inner)
    parent.go("s")
    sheet.go("i")
    sheet.pop()
    sheet.pop()
    #expect(parent.picture == "parent | sheet Sheet: sheet > s")
  }

  @Test("A detour at its root is dismissed")
  func detour() {
    let detour = PlaceCoordinator("Detour", root: "detour")
    parent.presentDetour(detour, presenting: "detour")
    detour.pop()
    #expect(parent.picture == "parent")
  }

  @Test("At a tab's root and at a flow's root back does nothing")
  func tabAndFlowRoot() {
    let tab = PlaceCoordinator("Tab", root: "tab")
    let app = PlaceFlows(flow: PlaceTabs(tabs: [tab]))
    let before = app.composition
    tab.pop()
    app.currentFlow?.pop()
    app.pop()
    #expect(app.composition == before)
  }

  @Test("Back on an orchestrator removes the top screen of its flow")
  func orchestrator() {
    let flow = PlaceCoordinator("Flow", root: "flow", handles: ["f"])
    let app = PlaceFlows(flow: flow)
    app.go("f")
    app.pop()
    #expect(app.picture == "flow")
  }

  @Test("An orchestrator that was pushed is popped after the screens of its flow")
  func pushedOrchestrator() {
    let flow = PlaceCoordinator("Flow", root: "flow", handles: ["f"])
    parent.addChild(PlaceFlows(flow: flow))
    parent.go("f")
    #expect(parent.picture == "parent > Flow.flow > Flow.f")
    flow.pop()
    #expect(parent.picture == "parent > Flow.flow")
    flow.pop()
    #expect(parent.picture == "parent")
  }

  @Test("Back under a sheet leaves the sheet alone")
  func underSheet() {
    parent.go("a")
    parent.go("sheet")
    parent.pop()
    #expect(parent.picture == "parent | sheet Sheet: sheet")
  }

  @Test("Popping to the root takes the pushed children with it")
  func popToRoot() {
    for place: Place in ["a", "c", "u"] { parent.go(place) }
    parent.popToRoot()
    #expect(parent.picture == "parent")
  }

  @Test("Popping to the root pops what lies on top first")
  func popToRootOrder() {
    parent.go("a")
    parent.go("c")
    var steps: [String] = []
    parent.observe { if case .changed(let change) = $0 { steps.append(change.step.description) } }
    parent.popToRoot()
    #expect(steps == ["pop child app/child Child", "pop to parent on app"])
  }
}
