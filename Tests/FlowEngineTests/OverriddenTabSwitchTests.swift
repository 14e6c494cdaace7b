import Testing

@testable import FlowEngine

/// Apps override `switchToTab` to count visits, say, or to scroll the tab that is shown to its top.
@MainActor
struct OverriddenTabSwitchTests {
  private final class CountingTabs: TabCoordinator<Place> {
    var switched: [Int] = []
    var selectedBefore: [Int] = []
    var callsSuper = true
    var whenSwitched: ((CountingTabs) -> Void)?

    init(_ tabs: [AnyCoordinator]) {
      super.init(router: Router(initial: "tabs", factory: ViewFactory()))
      for tab in tabs { addChild(tab) }
    }

    override var ownerName: String { "Tabs" }

    override func switchToTab(_ index: Int) {
      switched.append(index)
      selectedBefore.append(router.state.selectedTab)
      if callsSuper { super.switchToTab(index) }
      whenSwitched?(self)
    }
  }

  private let first = PlaceCoordinator("First", root: "first", handles: ["f"])
  private let second = PlaceCoordinator("Second", root: "second", handles: ["s"])
  private let third = PlaceCoordinator("Third", root: "third", handles: ["t"])
  private let tabs: CountingTabs

  init() {
    tabs = CountingTabs([first, second, third])
  }

  @Test(
    "A navigation into another tab calls it once, before the screen comes",
    arguments: [true, false]
  )
  func navigation(isObserved: Bool) {
    var steps: [String] = []
    if isObserved {
      tabs.observe { if case .changed(let change) = $0 { steps.append(change.step.description) } }
    }
    #expect(first.go("s"))
    #expect(tabs.switched == [1])
    #expect(tabs.selectedBefore == [0])
    #expect(tabs.picture == "[First *Second* Third] second > s")
    if isObserved {
      #expect(steps == ["select tab 1 Second of app", "push s on app/tab 1 Second"])
    }
    tabs.go("s")
    #expect(tabs.switched == [1])
  }

  @Test("A call of it selects the tab, and it is not called again by its own plan")
  func call() {
    tabs.switchToTab(2)
    #expect(tabs.switched == [2])
    #expect(tabs.picture == "[First Second *Third*] third")
  }

  @Test("One that never calls super keeps no navigation from its tab")
  func withoutSuper() {
    tabs.callsSuper = false
    #expect(first.go("s"))
    #expect(tabs.switched == [1])
    #expect(tabs.picture == "[First *Second* Third] second > s")
    tabs.switchToTab(2)
    #expect(tabs.router.state.selectedTab == 1)
  }

  @Test("What it calls waits until the navigation has settled")
  func callsFromInside() {
    tabs.whenSwitched = { tabs in
      tabs.whenSwitched = nil
      tabs.go("t")
    }
    #expect(first.go("s"))
    #expect(tabs.switched == [1, 2])
    #expect(tabs.picture == "[First Second *Third*] third > t")
    #expect(second.words == "second s")
  }

  @Test("A plan does not call it, and a navigation that fails does not either")
  func plans() throws {
    _ = try tabs.plan(to: Place("s"))
    tabs.go("nowhere")
    #expect(tabs.switched == [])
  }
}
