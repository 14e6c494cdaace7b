import Testing

@testable import FlowEngine

/// Tabs that are given as pages.
@MainActor
struct PagedTabTests {
  private let maker = PageMaker()
  private let tabs: PagedTabs

  init() {
    tabs = PagedTabs(maker.pages("Home", "Search", "Basket"))
  }

  @Test(
    "The pages were missing until some later moment: they are there at once, in the order given"
  )
  func created() {
    #expect(tabs.picture == "[*Home* Search Basket] home")
    #expect(tabs.pages.map(\.name) == ["Home", "Search", "Basket"])
    #expect(tabs.currentPage?.name == "Home")
    #expect(maker.made == ["Home", "Search", "Basket"])
    #expect(tabs.children.allSatisfy { $0.presentationContext == .tab })
  }

  @Test("The page that is current from the start is selected")
  func currentPage() {
    let tabs = PagedTabs(maker.pages("Home", "Search"), currentPage: maker.page("Search"))
    #expect(tabs.picture == "[Home *Search*] search")
  }

  @Test(
    "There was a tab too many after pages had been changed at once: there are as many tabs as pages"
  )
  func changedAtOnce() {
    let tabs = PagedTabs(maker.pages("Home", "Search"))
    tabs.setPages(maker.pages("Home", "Search", "Profile"))
    #expect(tabs.picture == "[*Home* Search Profile] home")
    #expect(tabs.children.count == tabs.pages.count)
  }

  @Test(
    "Every tab was at its root after pages had changed: a page that stays keeps its coordinator and its screens"
  )
  func survivors() {
    let home = tabs.coordinator(for: maker.page("Home"))
    home?.go("home1")
    #expect(tabs.setPages(maker.pages("Profile", "Home")))
    #expect(tabs.picture == "[Profile *Home*] home > home1")
    #expect(tabs.coordinator(for: maker.page("Home")) === home)
    #expect(maker.made == ["Home", "Search", "Basket", "Profile"])
  }

  @Test("The page that is asked for is selected, if it is one of them")
  func selecting() {
    #expect(tabs.setPages(maker.pages("Home", "Profile"), currentPage: maker.page("Profile")))
    #expect(tabs.picture == "[Home *Profile*] profile")
    #expect(!tabs.setPages(maker.pages("Home", "Profile"), currentPage: maker.page("Basket")))
    #expect(
      tabs.unhandledErrors == [
        .unknownTab("Basket", owner: tabs.ownerPath, tabs: ["Home", "Profile"])
      ]
    )
    #expect(tabs.picture == "[Home *Profile*] profile")
  }

  @Test(
    "The bar had no selected tab once the selected page was gone: the page in its place is selected, or the last"
  )
  func removedSelection() {
    tabs.switchToTab(maker.page("Search"))
    tabs.setPages(maker.pages("Home", "Basket"))
    #expect(tabs.currentPage?.name == "Basket")
    tabs.setPages(maker.pages("Home"))
    #expect(tabs.currentPage?.name == "Home")
  }

  @Test(
    "The tab of an unknown page was selected, and the screen was empty: it is refused with the pages there are"
  )
  func unknownPage() {
    tabs.switchToTab(maker.page("Profile"))
    #expect(tabs.picture == "[*Home* Search Basket] home")
    let error = FlowError.unknownTab(
      "Profile",
      owner: tabs.ownerPath,
      tabs: ["Home", "Search", "Basket"]
    )
    #expect(tabs.unhandledErrors == [error])
    #expect(
      error.description == """
        “Profile” is not a tab of app: there are Home, Search, Basket. Use one of these, or add it \
        with setTabs or setPages first.
        """
    )
  }

  @Test("Selecting the page that is selected changes nothing")
  func samePage() {
    let revision = tabs.revision
    tabs.switchToTab(maker.page("Home"))
    #expect(tabs.revision == revision)
  }

  @Test("A tab that was selected by its coordinator stayed behind: it comes to the front")
  func byCoordinator() throws {
    let basket = try #require(tabs.coordinator(for: maker.page("Basket")))
    tabs.switchToTab(of: basket)
    #expect(tabs.picture == "[Home Search *Basket*] basket")
    #expect(tabs.selectedCoordinator === basket)
    tabs.switchToTab(of: tabs)
    #expect(
      tabs.unhandledErrors == [
        .unknownTab("Tabs", owner: tabs.ownerPath, tabs: ["Home", "Search", "Basket"])
      ]
    )
  }

  @Test("A page's coordinator is found by the page, and by none that is not there")
  func lookup() {
    #expect(tabs.coordinator(for: maker.page("Search")) === tabs.children[1])
    #expect(tabs.coordinator(for: maker.page("Profile")) == nil)
  }

  @Test("Without pages there are no tabs, nothing is selected, and what was there is freed")
  func noPages() {
    final class Probe { weak var tab: AnyCoordinator? }
    let probe = Probe()
    probe.tab = tabs.children[0]
    #expect(tabs.setPages([]))
    #expect(tabs.picture == "[] ")
    #expect(tabs.pages == [])
    #expect(tabs.currentPage == nil)
    #expect(tabs.selectedCoordinator == nil)
    #expect(probe.tab == nil)
  }

  @Test(
    "Pages after one whose coordinator was owned had no tab: all are refused, and no tab changes"
  )
  func ownedPage() {
    let other = PlaceTabs(tabs: [PlaceCoordinator.tab("Mine")])
    maker.instead["Profile"] = other.children[0]
    let revision = tabs.revision
    #expect(!tabs.setPages(maker.pages("Profile", "Home", "New")))
    #expect(tabs.revision == revision)
    #expect(tabs.pages.map(\.name) == ["Home", "Search", "Basket"])
    #expect(
      tabs.unhandledErrors == [
        .alreadyOwned(coordinator: other.children[0].ownerPath, refusedFor: tabs.ownerPath)
      ]
    )
  }

  @Test("A page that is given twice refuses all, before any coordinator is made")
  func twice() {
    #expect(!tabs.setPages(maker.pages("Profile", "New", "Profile")))
    #expect(tabs.unhandledErrors == [.duplicateTab("Profile", owner: tabs.ownerPath)])
    #expect(maker.made == ["Home", "Search", "Basket"])
  }

  @Test("Two pages with one coordinator, and a page with the coordinator of another, are refused")
  func sharedCoordinator() {
    let shared = PlaceCoordinator.tab("Shared")
    maker.instead["One"] = shared
    maker.instead["Two"] = shared
    #expect(!tabs.setPages(maker.pages("One", "Two")))
    maker.instead["Three"] = tabs.children[0]
    #expect(!tabs.setPages(maker.pages("Three")))
    #expect(
      tabs.unhandledErrors == [
        .duplicateTab("Shared", owner: tabs.ownerPath),
        .duplicateChild(owner: tabs.ownerPath, coordinator: "Home"),
      ]
    )
    #expect(shared.parent == nil)
    #expect(tabs.children.count == 3)
  }

  @Test(
    "A coordinator that is refused when it is created with wrong pages has no tabs, and says why"
  )
  func wrongFromStart() {
    let tabs = PagedTabs(maker.pages("Home", "Home"))
    #expect(tabs.pages == [])
    #expect(tabs.unhandledErrors == [.duplicateTab("Home", owner: tabs.ownerPath)])
  }

  @Test("Pages that an observer changes are there for the call that it makes next")
  func fromObserver() {
    let maker = maker
    tabs.observe { [tabs] event in
      guard case .changed(let change) = event, case .push = change.step else { return }
      tabs.setPages(maker.pages("Home", "Profile"))
      tabs.switchToTab(maker.page("Profile"))
      #expect(tabs.pages.map(\.name) == ["Home", "Search", "Basket"])
    }
    tabs.go("home1")
    #expect(tabs.picture == "[Home *Profile*] profile")
    #expect(tabs.unhandledErrors == [])
  }

  @Test("Coordinators of pages that wait for an answer are made once")
  func waiting() throws {
    tabs.go("homeSheet")
    let sheet = try #require(tabs.children[0].modalCoordinators.first as? PlaceCoordinator)
    sheet.answering.modals = ["discard"]
    sheet.addModalCoordinator(PlaceCoordinator("Discard", root: "discard"))
    let gate = Gate()
    sheet.answering.guardsDismissal = gate.asks("discard")
    tabs.setPages(maker.pages("Search", "Profile"))
    #expect(tabs.pages.map(\.name) == ["Home", "Search", "Basket"])
    gate.isOpen = true
    sheet.dismissModal()
    #expect(tabs.picture == "[*Search* Profile] search")
    #expect(maker.made == ["Home", "Search", "Basket", "Profile"])
  }

  @Test("A call that a page makes while its coordinator is made is refused, and the pages come")
  func callWhileMaking() {
    let maker = maker
    maker.whenMaking = { [tabs] in tabs.switchToTab(1) }
    #expect(tabs.setPages(maker.pages("Home", "Profile")))
    #expect(tabs.picture == "[*Home* Profile] home")
    #expect(
      tabs.unhandledErrors == [.callDuringPlanning(call: "switchToTab", owner: tabs.ownerPath)]
    )
  }

  @Test(
    "A page whose coordinator takes part in another call at that moment is refused, and nothing changes"
  )
  func busyCoordinator() {
    let (maker, busy) = (maker, PlaceCoordinator.tab("Busy"))
    maker.instead["Busy"] = busy
    busy.observe { [tabs] event in
      if case .changed = event { #expect(!tabs.setPages(maker.pages("Home", "Busy"))) }
    }
    busy.go("busy1")
    #expect(tabs.pages.map(\.name) == ["Home", "Search", "Basket"])
    #expect(
      tabs.unhandledErrors == [.coordinatorBusy(coordinator: busy.ownerPath, call: "setPages")]
    )
  }

  @Test("A tab that was added as a coordinator has no page, and goes with the next pages")
  func withoutPage() {
    tabs.addChild(PlaceCoordinator.tab("Extra"))
    #expect(tabs.pages.map(\.name) == ["Home", "Search", "Basket"])
    tabs.switchToTab(3)
    #expect(tabs.currentPage == nil)
    tabs.setPages(maker.pages("Home", "Search"))
    #expect(tabs.picture == "[Home *Search*] search")
  }

  @Test("A page that went comes back with a new coordinator, at its root")
  func comingBack() {
    tabs.go("home1")
    tabs.setPages(maker.pages("Search"))
    tabs.setPages(maker.pages("Search", "Home"), currentPage: maker.page("Home"))
    #expect(tabs.picture == "[Search *Home*] home")
    #expect(maker.made == ["Home", "Search", "Basket", "Home"])
  }

  @Test("The page's item is on the bar where the coordinator has none of its own")
  func items() throws {
    final class Titled: Coordinator<Place> {
      override var tabItem: (text: String, image: String)? { ("Own", "star") }
    }
    maker.instead["Titled"] = Titled(
      router: Router(initial: Place("titled"), factory: ViewFactory())
    )
    tabs.setPages(maker.pages("Home", "Titled"))
    guard case .tabs(let shown)? = tabs.composition.surfaces.first?.content else {
      Issue.record("the base shows no tabs")
      return
    }
    #expect(shown.tabs.map(\.title) == ["Home", "Own"])
    #expect(shown.tabs.map(\.image) == ["circle", "star"])
    #expect(tabs.children.map(\.shownTabItem?.text) == ["Home", "Own"])
    #expect(tabs.children.map(\.tabItem?.text) == [nil, "Own"])
  }

  @Test("A tab is selected through switchToTab, which an app may override")
  func overridden() {
    final class Counting: PagedTabCoordinator<StubPage, Place> {
      var switched: [Int] = []
      override func switchToTab(_ index: Int) {
        switched.append(index)
        super.switchToTab(index)
      }
    }
    let tabs = Counting(
      router: Router(initial: "tabs", factory: ViewFactory()),
      pages: maker.pages("Home", "Search")
    )
    tabs.switchToTab(maker.page("Search"))
    #expect(tabs.switched == [1])
    #expect(tabs.currentPage?.name == "Search")
  }

  @Test("A guard of a page that is selected is asked, and may redirect: the page comes afterwards")
  func guarded() throws {
    let search = try #require(tabs.children[1] as? PlaceCoordinator)
    let gate = Gate()
    search.answering.guardsNavigation = gate.redirects(["search"], to: "home1")
    tabs.switchToTab(maker.page("Search"))
    #expect(tabs.picture == "[*Home* Search Basket] home > home1")
    gate.isOpen = true
    tabs.children[0].pop()
    #expect(tabs.picture == "[Home *Search* Basket] search")
  }

  @Test("A tab that waits to be selected and goes meanwhile is given up, and freed")
  func guardedAndGone() throws {
    final class Probe { weak var tab: AnyCoordinator? }
    let probe = Probe()
    do {
      let search = try #require(tabs.children[1] as? PlaceCoordinator)
      search.answering.guardsNavigation = Gate().redirects(["search"], to: "home1")
      probe.tab = search
      tabs.switchToTab(of: search)
    }
    #expect(tabs.pendingIntent?.call == "switchToTab")
    tabs.setPages(maker.pages("Home", "Basket"))
    #expect(tabs.pendingIntent == nil)
    #expect(probe.tab == nil)
    #expect(tabs.picture == "[*Home* Basket] home > home1")
  }
}
