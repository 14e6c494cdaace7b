import Testing

@testable import FlowEngine

/// Replacing the tabs while the app runs.
@MainActor
struct SetTabsTests {
  private let home = PlaceCoordinator.tab("Home")
  private let search = PlaceCoordinator.tab("Search")
  private let basket = PlaceCoordinator.tab("Basket")
  private let tabs: PlaceTabs

  init() {
    tabs = PlaceTabs(tabs: [home, search, basket], modals: ["player"])
    tabs.addModalCoordinator(PlaceCoordinator("Player", root: "player"))
  }

  @Test(
    "The user was back at the root of every tab when one was added: those that stay keep their screens"
  )
  func stacksStay() {
    home.go("home1")
    search.go("search1")
    #expect(tabs.setTabs([home, search, basket, PlaceCoordinator.tab("New")]))
    #expect(tabs.picture == "[*Home* Search Basket New] home > home1")
    tabs.switchToTab(1)
    #expect(tabs.picture == "[Home *Search* Basket New] search > search1")
  }

  @Test("The sheet of a tab that stays was gone when another tab went: it stays up")
  func sheetsStay() {
    home.go("homeSheet")
    #expect(tabs.setTabs([home]))
    #expect(tabs.picture == "[*Home*] home | sheet HomeSheet: homeSheet")
  }

  @Test("Tabs that change places keep their screens, and the selected one stays selected")
  func reordered() {
    tabs.switchToTab(1)
    search.go("search1")
    #expect(tabs.setTabs([basket, home, search]))
    #expect(tabs.picture == "[Basket Home *Search*] search > search1")
    #expect(
      tabs.children.map(\.ownerPath.description) == [
        "app/tab 0 Basket", "app/tab 1 Home", "app/tab 2 Search",
      ]
    )
  }

  @Test("Screens that were pushed stay in a tab that the user has left, there and back")
  func stacksPersist() {
    home.go("home1")
    tabs.switchToTab(2)
    tabs.setTabs([home, basket])
    tabs.switchToTab(0)
    #expect(tabs.picture == "[*Home* Basket] home > home1")
  }

  @Test(
    "One step replaces the tabs, after what goes was dismissed from the top, each told that it was removed"
  )
  func steps() {
    let journal = Journal()
    let profile = PlaceCoordinator.tab("Profile")
    for tab in [home, search, basket, profile] {
      for case let modal as PlaceCoordinator in tab.modalCoordinators {
        modal.answering.journal = journal
      }
    }
    for (index, tab) in [home, search, basket].enumerated() {
      tabs.switchToTab(index)
      tab.go(Place(tab.router.state.root.identifier + "Sheet"))
    }
    tabs.switchToTab(1)
    var steps: [String] = []
    tabs.observe { if case .changed(let change) = $0 { steps.append(change.step.description) } }
    journal.lines = []
    #expect(tabs.setTabs([basket, profile]))
    #expect(
      steps == [
        "dismiss modal app/tab 1 Search/modal SearchSheet",
        "dismiss modal app/tab 0 Home/modal HomeSheet",
        "replace tabs of app by Basket, *Profile",
      ]
    )
    #expect(
      journal.lines == [
        "SearchSheet: go? removal", "HomeSheet: go? removal",
        "SearchSheet: gone, removal", "HomeSheet: gone, removal",
      ]
    )
    #expect(tabs.picture == "[Basket *Profile*] profile | sheet BasketSheet: basketSheet")
  }

  @Test("The plan of the replacement is what observers receive once it has settled")
  func settledPlan() {
    var plans: [String] = []
    tabs.observe { if case .settled(let plan) = $0 { plans.append(plan.description) } }
    tabs.setTabs([home])
    #expect(
      plans == ["no destination from app\n  1. replace tabs of app by *Home"]
    )
  }

  @Test("Where the selected tab goes, the tab in its place is selected, or else the last")
  func selection() {
    tabs.switchToTab(1)
    tabs.setTabs([home, basket])
    #expect(tabs.picture == "[Home *Basket*] basket")
    tabs.setTabs([home])
    #expect(tabs.picture == "[*Home*] home")
  }

  @Test(
    "The bar stood on a tab that was gone: without any there is none, and the next one is selected"
  )
  func noTabs() {
    tabs.switchToTab(2)
    #expect(tabs.setTabs([]))
    #expect(tabs.picture == "[] ")
    #expect(tabs.selectedCoordinator == nil)
    #expect(tabs.setTabs([basket]))
    #expect(tabs.picture == "[*Basket*] basket")
    #expect(tabs.selectedCoordinator === basket)
  }

  @Test("The tab that is asked for is selected, new or not")
  func selecting() {
    let profile = PlaceCoordinator.tab("Profile")
    tabs.setTabs([home, profile, search], selecting: profile)
    #expect(tabs.picture == "[Home *Profile* Search] profile")
    tabs.setTabs([home, profile, search], selecting: search)
    #expect(tabs.picture == "[Home Profile *Search*] search")
  }

  @Test("What lies over the tabs stays, whichever of them go")
  func overTabs() {
    tabs.go("player")
    tabs.setTabs([search])
    #expect(tabs.picture == "[*Search*] search | sheet Player: player")
  }

  @Test("The same tabs again change nothing")
  func same() {
    let revision = tabs.revision
    #expect(tabs.setTabs([home, search, basket]))
    #expect(tabs.revision == revision)
    #expect(tabs.unhandledErrors == [])
  }

  @Test(
    "A tab that goes is freed with all below it, and one that is retained starts anew as a root"
  )
  func freed() {
    final class Probe { weak var tab: AnyCoordinator? }
    let probe = Probe()
    search.go("search1")
    tabs.setTabs([home, search])
    do {
      let profile = PlaceCoordinator.tab("Profile")
      profile.addChild(PlaceCoordinator("Child", root: "child", handles: ["c"]))
      tabs.setTabs([home, search, profile], selecting: profile)
      tabs.go("c")
      probe.tab = profile.children.first
    }
    #expect(probe.tab != nil)
    tabs.setTabs([home])
    #expect(probe.tab == nil)
    #expect(search.presentationContext == .root)
    #expect(search.picture == "search")
  }

  @Test("What is inside a tab that goes leaves with it: tabs in it, a flow, what was pushed")
  func nested() {
    let main = PlaceCoordinator("Main", root: "main", handles: ["m1"])
    let flows = PlaceFlows(flow: main)
    let inner = PlaceTabs(root: "inner", tabs: [PlaceCoordinator.tab("Deep")])
    tabs.setTabs([home, flows, inner])
    tabs.go("deep1")
    tabs.go("m1")
    tabs.setTabs([home])
    #expect(main.words == "main")
    #expect(inner.picture == "[*Deep*] deep")
    #expect(tabs.picture == "[*Home*] home")
  }

  @Test("Tabs that were pushed are replaced where they are, on the stack of their parent")
  func pushedTabs() {
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(tabs)
    parent.go("home1")
    tabs.setTabs([home, basket])
    #expect(parent.picture == "parent > [*Home* Basket] home > home1")
  }

  @Test("Appearances follow: what goes disappears, what comes appears, and what stays does neither")
  func appearances() {
    let log = EventLog(of: tabs)
    tabs.switchToTab(1)
    tabs.setTabs([home, basket])
    #expect(
      Array(log.lines.drop { !$0.hasPrefix("2") }) == [
        "2 setTabs on app",
        "2   replace tabs of app by Home, *Basket",
        "2   willDisappear search of app/tab 1 Search",
        "2   willDisappear app/tab 1 Search",
        "2   willAppear app/tab 1 Basket",
        "2   willAppear basket of app/tab 1 Basket",
        "2   didDisappear search of app/tab 1 Search",
        "2   didDisappear app/tab 1 Search",
        "2   didAppear app/tab 1 Basket",
        "2   didAppear basket of app/tab 1 Basket",
        "2   settled",
      ]
    )
    tabs.setTabs([basket, home])
    #expect(
      Array(log.lines.drop { !$0.hasPrefix("3") }) == [
        "3 setTabs on app", "3   replace tabs of app by *Basket, Home", "3   settled",
      ]
    )
  }

  @Test("A navigation finds the tabs that came, and none that went")
  func navigating() {
    tabs.setTabs([home, PlaceCoordinator.tab("Profile")])
    #expect(tabs.go("profile1"))
    #expect(tabs.picture == "[Home *Profile*] profile > profile1")
    #expect(!tabs.go("basket1"))
  }

  @Test(
    "A call from an observer waits until the change that it hears of has settled, and is done then"
  )
  func fromObserver() {
    tabs.observe { [tabs, home] event in
      if case .changed(let change) = event, case .push = change.step { tabs.setTabs([home]) }
    }
    home.go("home1")
    #expect(tabs.picture == "[*Home*] home > home1")
  }

  @Test("A tab that another hierarchy's observer gives away is brought once that call has settled")
  func fromOtherHierarchy() {
    let profile = PlaceCoordinator.tab("Profile")
    profile.observe { [tabs, home] event in
      guard case .changed = event else { return }
      #expect(tabs.setTabs([home, profile]))
      #expect(tabs.children.count == 3)
    }
    profile.go("profile1")
    #expect(tabs.picture == "[*Home* Profile] home")
    tabs.switchToTab(1)
    #expect(tabs.picture == "[Home *Profile*] profile > profile1")
  }

  @Test("A tab is brought with the hierarchy below it and with its unhandled errors")
  func hierarchyComes() {
    let profile = PlaceCoordinator.tab("Profile")
    profile.go("nowhere")
    profile.go("profile1")
    tabs.setTabs([home, profile])
    #expect(tabs.unhandledErrors.count == 1)
    #expect(profile.rootCoordinator === tabs)
  }
}
