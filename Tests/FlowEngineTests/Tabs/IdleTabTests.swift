import FlowEngine
import Testing

/// Calls on tabs that have nothing to do.
@MainActor
struct IdleTabTests {
  private let tabs = TabCoordinator<HallRoute>(router: Router(initial: .hall))
  private let first = Hall("First")
  private let second = Hall("Second")

  @Test("The same tabs, the same badge and the selected tab change nothing, and the log says so")
  func same() {
    tabs.setTabs([first, second])
    let log = EventLog(of: tabs)
    tabs.setTabs([first, second])
    tabs.switchToTab(of: first)
    tabs.setBadge(nil, of: second)
    #expect(
      log.lines.filter { !$0.contains("Appear") } == [
        "1 setTabs on app",
        "1   nothing to do: the tabs are already as requested",
        "1   settled",
        "2 switchToTab on app",
        "2   nothing to do: the tab is already selected",
        "2   settled",
        "3 setBadge on app",
        "3   nothing to do: the badge is already as requested",
        "3   settled",
      ]
    )
  }
}
