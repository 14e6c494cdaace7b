import Observation
import Testing

@testable import FlowEngine

/// Badges that are set.
@MainActor
struct BadgeTests {
  private final class Badged: Coordinator<Place> {
    override var ownerName: String { "Basket" }
    override var tabBadge: String? { "own" }
  }

  private let maker = PageMaker()
  private let tabs: PagedTabs

  init() {
    tabs = PagedTabs(maker.pages("Home", "Search", "Basket"))
  }

  /// The badges on the bar.
  private var shown: [String?] {
    guard case .tabs(let shown)? = tabs.composition.surfaces.first?.content else { return [] }
    return shown.tabs.map(\.badge)
  }

  @Test("A badge was gone for the second reader: it is state, and each reads the same")
  func state() {
    tabs.setBadge("3", for: maker.page("Basket"))
    tabs.setBadge("new", of: tabs.children[0])
    #expect(
      tabs.router.state.badges == [TabBadge(tab: 0, text: "new"), TabBadge(tab: 2, text: "3")]
    )
    #expect(shown == ["new", nil, "3"])
    #expect(shown == ["new", nil, "3"])
    #expect(tabs.children.map(\.shownTabBadge) == ["new", nil, "3"])
  }

  @Test("A badge that was set before anything was shown or observed was lost: it is on the bar")
  func beforeShown() {
    let tabs = PagedTabs(maker.pages("Home"))
    tabs.setBadge("1", for: maker.page("Home"))
    let log = EventLog(of: tabs)
    tabs.setBadge("1", for: maker.page("Home"))
    #expect(tabs.router.state.badges == [TabBadge(tab: 0, text: "1")])
    #expect(
      log.lines == [
        "1 setBadge on app", "1   nothing to do: the badge is already as requested", "1   settled",
      ]
    )
  }

  @Test("All observers receive every badge, as a step")
  func steps() {
    var received: [[String]] = [[], []]
    for index in received.indices {
      tabs.observe {
        if case .changed(let change) = $0 {
          received[index].append("\(change.owner): \(change.step)")
        }
      }
    }
    tabs.setBadge("3", for: maker.page("Basket"))
    tabs.setBadge("3", for: maker.page("Basket"))
    tabs.setBadge("4", for: maker.page("Basket"))
    tabs.setBadge(nil, for: maker.page("Basket"))
    let expected = [
      "app: set badge 3 on app/tab 2 Basket", "app: set badge 4 on app/tab 2 Basket",
      "app: remove badge from app/tab 2 Basket",
    ]
    #expect(received == [expected, expected])
  }

  @Test("The state is tracked: a bar that reads the badges is told of the next one")
  func tracked() {
    let noticed = Journal()
    let router = tabs.router
    withObservationTracking {
      _ = router.state.badges
    } onChange: {
      MainActor.assumeIsolated { noticed.lines.append("changed") }
    }
    tabs.setBadge("3", for: maker.page("Basket"))
    #expect(noticed.take() == ["changed"])
    withObservationTracking {
      _ = tabs.children[2].shownTabBadge
    } onChange: {
      MainActor.assumeIsolated { noticed.lines.append("changed") }
    }
    tabs.setBadge("4", for: maker.page("Basket"))
    #expect(noticed.take() == ["changed"])
  }

  @Test("A badge that was set comes before the coordinator's own, which is shown again without it")
  func overOwn() {
    maker.instead["Own"] = Badged(router: Router(initial: Place("own"), factory: ViewFactory()))
    tabs.setPages(maker.pages("Home", "Own"))
    #expect(shown == [nil, "own"])
    tabs.setBadge("7", for: maker.page("Own"))
    #expect(shown == [nil, "7"])
    #expect(tabs.children[1].tabBadge == "own")
    tabs.setBadge(nil, for: maker.page("Own"))
    #expect(shown == [nil, "own"])
    #expect(tabs.router.state.badges == [])
  }

  @Test("A badge moves with its tab, and goes with it")
  func moves() {
    tabs.setBadge("3", for: maker.page("Basket"))
    tabs.setPages(maker.pages("Basket", "Home"))
    #expect(shown == ["3", nil])
    let basket = tabs.children[0]
    tabs.removeChild(basket)
    #expect(basket.shownTabBadge == nil)
    tabs.addChild(basket)
    #expect(shown == [nil, nil])
  }

  @Test(
    "A tab that is switched to, and left, keeps its badge, as do tabs in a sheet that is dismissed"
  )
  func keeps() {
    let host = PlaceCoordinator("Host", root: "host", modals: ["tabs"])
    host.addModalCoordinator(tabs)
    host.go("tabs")
    tabs.setBadge("3", for: maker.page("Basket"))
    tabs.switchToTab(2)
    tabs.switchToTab(0)
    host.dismissModal()
    host.go("tabs")
    #expect(tabs.router.state.badges == [TabBadge(tab: 2, text: "3")])
  }

  @Test("The badge of a page or a coordinator without a tab is refused, with the tabs there are")
  func unknown() {
    tabs.setBadge("1", for: maker.page("Profile"))
    tabs.setBadge("1", of: PlaceCoordinator("Other", root: "other"))
    let known = ["Home", "Search", "Basket"]
    #expect(
      tabs.unhandledErrors == [
        .unknownTab("Profile", owner: tabs.ownerPath, tabs: known),
        .unknownTab("Other", owner: tabs.ownerPath, tabs: known),
      ]
    )
    #expect(tabs.router.state.badges == [])
  }

  @Test("A badge that an observer sets comes after the call that it hears of")
  func fromObserver() {
    let maker = maker
    var lines: [String] = []
    tabs.observe { [tabs] event in
      switch event {
      case .changed(let change):
        lines.append("\(change.step)")
        if case .push = change.step { tabs.setBadge("1", for: maker.page("Home")) }
      case .settled: lines.append("settled")
      }
    }
    tabs.go("home1")
    #expect(
      lines == [
        "push home1 on app/tab 0 Home", "settled", "set badge 1 on app/tab 0 Home", "settled",
      ]
    )
  }

  @Test(
    "A badge is not saved: the bytes are the same, and the badge stays when the state is restored"
  )
  func notSaved() throws {
    tabs.go("home1")
    let before = try tabs.savedData()
    tabs.setBadge("3", for: maker.page("Basket"))
    #expect(try tabs.savedData() == before)
    tabs.children[0].popToRoot()
    try tabs.restore(from: before)
    #expect(tabs.picture == "[*Home* Search Basket] home > home1")
    #expect(tabs.router.state.badges == [TabBadge(tab: 2, text: "3")])
  }
}
