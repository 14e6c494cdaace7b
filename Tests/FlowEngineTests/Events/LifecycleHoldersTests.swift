import FlowEngine
import Testing

@testable import FlowEngineCore

@MainActor
@Suite("Tabs, flows and freed coordinators in sight")
struct LifecycleHoldersTests {
  private let journal = Journal()

  private func stub(_ name: String, root: Place) -> LifecycleStub {
    let stub = LifecycleStub(name, root: root, handles: [root])
    stub.answering.journal = journal
    return stub
  }

  private func heard() -> [String] {
    journal.take().filter { $0.contains("ppear") }
  }

  @Test("Another tab: the first goes, the second comes")
  func tabs() {
    let tabs = StubTabs(tabs: [stub("Red", root: "red"), stub("Green", root: "green")])
    tabs.beginAppearing()
    #expect(heard() == ["willAppear Red", "willAppear red", "didAppear Red", "didAppear red"])
    tabs.switchToTab(1)
    #expect(
      heard() == [
        "willDisappear red", "willDisappear Red", "willAppear Green", "willAppear green",
        "didDisappear red", "didDisappear Red", "didAppear Green", "didAppear green",
      ]
    )
    tabs.switchToTab(1)
    #expect(heard() == [])
  }

  @Test("Tabs without any tab show no screen")
  func noTabs() {
    let tabs = StubTabs()
    let log = EventLog(of: tabs)
    tabs.beginAppearing()
    #expect(log.lines == ["0   willAppear app", "0   didAppear app"])
  }

  @Test("A flow that is replaced hears that it goes, although nobody needs it any more")
  func flowChange() {
    let app = StubFlows(flow: stub("Login", root: "login"), root: "login")
    app.flows["main"] = { stub("Main", root: "main") }
    weak let login = app.currentFlow
    app.beginAppearing()
    _ = heard()
    app.go("main")
    #expect(
      heard() == [
        "willDisappear login", "willDisappear Login", "willAppear Main", "willAppear main",
        "didDisappear login", "didDisappear Login", "didAppear Main", "didAppear main",
      ]
    )
    #expect(login == nil)
  }

  @Test("A flow of the same kind is another flow: the old one goes, the new one comes")
  func sameKindOfFlow() {
    let app = StubFlows(flow: stub("Main", root: "main"), root: "main")
    app.beginAppearing()
    _ = heard()
    app.transitionToFlow(stub("Main", root: "main"), root: "main")
    #expect(
      heard() == [
        "willDisappear main", "willDisappear Main", "willAppear Main", "willAppear main",
        "didDisappear main", "didDisappear Main", "didAppear Main", "didAppear main",
      ]
    )
  }

  @Test("A dismissed detour hears that it goes, and is freed then")
  func detour() {
    let host = StubCoordinator("Host", root: "home")
    weak var probe: LifecycleStub?
    do {
      let detour = stub("Detour", root: "detour")
      probe = detour
      host.presentDetour(detour, presenting: "detour")
    }
    _ = heard()
    host.dismissDetour()
    #expect(
      heard() == [
        "willDisappear detour", "willDisappear Detour",
        "didDisappear detour", "didDisappear Detour",
      ]
    )
    #expect(probe == nil)
  }

  @Test("Without a stage, the first call that goes somewhere lets what is there then appear")
  func firstCall() {
    let host = LifecycleStub("Host", root: "home", handles: ["a"])
    host.answering.journal = journal
    host.addChild(stub("Child", root: "child"))
    #expect(heard() == [])
    host.go("a")
    #expect(heard() == ["willAppear Host", "willAppear a", "didAppear Host", "didAppear a"])
  }

  @Test("The first coordinator that wants to hear it hears that it appears itself")
  func firstToHear() {
    let host = StubCoordinator("Host", root: "home")
    host.presentDetour(stub("Detour", root: "detour"), presenting: "detour")
    let detour = ["willAppear Detour", "willAppear detour", "didAppear Detour", "didAppear detour"]
    #expect(heard() == detour)

    let app = StubFlows(flow: StubCoordinator("Login", root: "login"), root: "login")
    app.flows["main"] = { stub("Main", root: "main") }
    app.go("main")
    #expect(
      heard() == ["willAppear Main", "willAppear main", "didAppear Main", "didAppear main"]
    )
  }

  @Test("Sheet over sheet: both stay in sight, and go from the top")
  func nestedSheets() {
    let outer = LifecycleStub("Outer", root: "outer", modals: ["inner"])
    outer.answering.journal = journal
    let host = StubCoordinator("Host", root: "home", modals: ["outer"])
    host.addModalCoordinator(outer)
    outer.addModalCoordinator(stub("Inner", root: "inner"))
    host.beginAppearing()
    host.go("outer")
    host.go("inner")
    _ = heard()
    host.dismissModal()
    #expect(
      heard() == [
        "willDisappear inner", "willDisappear Inner",
        "willDisappear outer", "willDisappear Outer",
        "didDisappear inner", "didDisappear Inner",
        "didDisappear outer", "didDisappear Outer",
      ]
    )
  }
}
