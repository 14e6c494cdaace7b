import FlowEngine
import Testing

@testable import FlowEngineCore

/// Tabs that are not selected may have left sheets and covers up.
@MainActor
@Suite("Surfaces that tabs have left up")
struct TabSurfaceTests {
  private let first = StubCoordinator("First", root: "first", handles: ["a", "b"])
  private let second = StubCoordinator("Second", root: "second", handles: ["x"], modals: ["sheet2"])
  private let third = StubCoordinator("Third", root: "third", modals: ["sheet3"])
  private let detour = StubCoordinator("Detour", root: "detour", handles: ["d"])
  private let tabs: StubTabs

  init() {
    second.addModalCoordinator(StubCoordinator("Sheet2", root: "sheet2"))
    third.addModalCoordinator(StubCoordinator("Sheet3", root: "sheet3"))
    tabs = StubTabs(tabs: [first, second, third])
  }

  @Test("A screen of one tab dismisses what the others have left up, the last tab's first")
  func others() throws {
    second.go("sheet2")
    tabs.switchToTab(2)
    third.go("sheet3")
    #expect(
      try tabs.steps(to: "a") == [
        "dismiss modal app/tab 2 Third/modal Sheet3", "dismiss modal app/tab 1 Second/modal Sheet2",
        "select tab 0 First of app", "push a on app/tab 0 First",
      ]
    )
  }

  @Test("A detour of the selected tab answers, and another tab's sheet stays up")
  func selectedTabsDetour() throws {
    second.go("sheet2")
    tabs.switchToTab(0)
    first.presentDetour(detour, presenting: "detour")
    #expect(try tabs.steps(to: "d") == ["push d on app/tab 0 First/detour Detour"])
  }

  @Test("A call that another tab's detour answers leaves its own tab, whose screens go")
  func otherTabsDetour() throws {
    first.go("a")
    tabs.switchToTab(1)
    second.presentDetour(detour, presenting: "detour")
    tabs.switchToTab(0)
    #expect(
      try first.steps(to: "d") == [
        "pop to first on app/tab 0 First", "select tab 1 Second of app",
        "push d on app/tab 1 Second/detour Detour",
      ]
    )
  }

  @Test("A tab that is removed reports its screens, too, before it goes")
  func removedTab() {
    second.go("x")
    var steps: [String] = []
    tabs.observe { if case .changed(let change) = $0 { steps.append(change.step.description) } }
    tabs.removeChild(second)
    #expect(steps == ["pop to second on app/tab 1 Second", "remove Second from app"])
  }
}
