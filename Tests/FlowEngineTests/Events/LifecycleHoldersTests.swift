import Testing

@testable import FlowEngine

/// Tabs, flows and freed coordinators in sight.
@MainActor
struct LifecycleHoldersTests {
  private let journal = Journal()

  private func stub(_ name: String, root: Place) -> LifecycleStub {
    let stub = LifecycleStub(name, root: root, handles: [root])
    stub.answering.journal = journal
    return stub
  }

  private func received() -> [String] {
    journal.take().filter { $0.contains("ppear") }
  }

  @Test("Another tab: the first goes, the second comes")
  func tabs() {
    let tabs = PlaceTabs(tabs: [stub("Red", root: "red"), stub("Green", root: "green")])
    tabs.beginAppearing()
    #expect(received() == ["willAppear Red", "willAppear red", "didAppear Red", "didAppear red"])
    tabs.switchToTab(1)
    #expect(
      received() == [
        "willDisappear red", "willDisappear Red", "willAppear Green", "willAppear green",
        "didDisappear red", "didDisappear Red", "didAppear Green", "didAppear green",
      ]
    )
    tabs.switchToTab(1)
    #expect(received() == [])
  }

  @Test("Tabs without any tab show no screen")
  func noTabs() {
    let tabs = PlaceTabs()
    let log = EventLog(of: tabs)
    tabs.beginAppearing()
    #expect(log.lines == ["0   willAppear app", "0   didAppear app"])
  }

  @Test("A flow that is replaced is notified that it goes, although nothing else retains it")
  func flowChange() {
    let app = PlaceFlows(flow: stub("Login", root: "login"), root: "login")
    app.flows["main"] = { stub("Main", root: "main") }
    weak let login = app.currentFlow
    app.beginAppearing()
    _ = received()
    app.go("main")
    #expect(
      received() == [
        "willDisappear login", "willDisappear Login", "willAppear Main", "willAppear main",
        "didDisappear login", "didDisappear Login", "didAppear Main", "didAppear main",
      ]
    )
    #expect(login == nil)
  }

  @Test("A flow of the same kind is another flow: the old one goes, the new one comes")
  func sameKindOfFlow() {
    let app = PlaceFlows(flow: stub("Main", root: "main"), root: "main")
    app.beginAppearing()
    _ = received()
    app.transitionToFlow(stub("Main", root: "main"), root: "main")
    #expect(
      received() == [
        "willDisappear main", "willDisappear Main", "willAppear Main", "willAppear main",
        "didDisappear main", "didDisappear Main", "didAppear Main", "didAppear main",
      ]
    )
  }

  @Test("A dismissed detour is notified that it goes, and is freed then")
  func detour() {
    let host = PlaceCoordinator("Host", root: "home")
    weak var probe: LifecycleStub?
    do {
      let detour = stub("Detour", root: "detour")
      probe = detour
      host.presentDetour(detour, presenting: "detour")
    }
    _ = received()
    host.dismissDetour()
    #expect(
      received() == [
        "willDisappear detour", "willDisappear Detour",
        "didDisappear detour", "didDisappear Detour",
      ]
    )
    #expect(probe == nil)
  }

  @Test("Without a stage, the first navigation makes the visible screens appear")
  func firstCall() {
    let host = LifecycleStub("Host", root: "home", handles: ["a"])
    host.answering.journal = journal
    host.addChild(stub("Child", root: "child"))
    #expect(received() == [])
    host.go("a")
    #expect(received() == ["willAppear Host", "willAppear a", "didAppear Host", "didAppear a"])
  }

  @Test("The first coordinator that implements the call is notified that it appears itself")
  func firstToReceive() {
    let host = PlaceCoordinator("Host", root: "home")
    host.presentDetour(stub("Detour", root: "detour"), presenting: "detour")
    let detour = ["willAppear Detour", "willAppear detour", "didAppear Detour", "didAppear detour"]
    #expect(received() == detour)

    let app = PlaceFlows(flow: PlaceCoordinator("Login", root: "login"), root: "login")
    app.flows["main"] = { stub("Main", root: "main") }
    app.go("main")
    #expect(
      received() == ["willAppear Main", "willAppear main", "didAppear Main", "didAppear main"]
    )
  }

  @Test("Sheet over sheet: both stay in sight, and go from the top")
  func nestedSheets() {
    let outer = LifecycleStub("Outer", root: "outer", modals: ["inner"])
    outer.answering.journal = journal
    let host = PlaceCoordinator("Host", root: "home", modals: ["outer"])
    host.addModalCoordinator(outer)
    outer.addModalCoordinator(stub("Inner", root: "inner"))
    host.beginAppearing()
    host.go("outer")
    host.go("inner")
    _ = received()
    host.dismissModal()
    #expect(
      received() == [
        "willDisappear inner", "willDisappear Inner",
        "willDisappear outer", "willDisappear Outer",
        "didDisappear inner", "didDisappear Inner",
        "didDisappear outer", "didDisappear Outer",
      ]
    )
  }
}
