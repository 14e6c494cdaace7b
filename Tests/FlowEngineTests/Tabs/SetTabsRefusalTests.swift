import Testing

@testable import FlowEngine

/// Tabs that are refused.
@MainActor
struct SetTabsRefusalTests {
  private let home = PlaceCoordinator.tab("Home")
  private let search = PlaceCoordinator.tab("Search")
  private let tabs: PlaceTabs

  init() {
    tabs = PlaceTabs(tabs: [home, search])
    home.go("home1")
  }

  /// Whether nothing has changed, and `error` was reported.
  private func isRefused(with error: FlowError, since revision: Int) -> Bool {
    tabs.unhandledErrors == [error] && tabs.revision == revision
      && tabs.picture == "[*Home* Search] home > home1"
  }

  @Test(
    "Later tabs were missing after one that belonged elsewhere: all are refused, and the error says whose it is"
  )
  func owned() {
    let other = PlaceTabs(tabs: [PlaceCoordinator.tab("Mine")])
    let revision = tabs.revision
    let new = PlaceCoordinator.tab("New")
    #expect(!tabs.setTabs([home, new, other.children[0], search]))
    #expect(
      isRefused(
        with: .alreadyOwned(coordinator: other.children[0].ownerPath, refusedFor: tabs.ownerPath),
        since: revision
      )
    )
    #expect(new.parent == nil)
  }

  @Test("A tab that is given twice refuses all", arguments: [true, false])
  func twice(isNew: Bool) {
    let revision = tabs.revision
    let tab = isNew ? PlaceCoordinator.tab("New") : search
    #expect(!tabs.setTabs([tab, home, tab]))
    #expect(
      isRefused(
        with: .duplicateTab(isNew ? "New" : "Search", owner: tabs.ownerPath),
        since: revision
      )
    )
  }

  @Test("A tab to select that is not among the tabs is refused, and the error lists those that are")
  func unknownSelection() {
    let revision = tabs.revision
    let new = PlaceCoordinator.tab("New")
    #expect(!tabs.setTabs([home, new], selecting: search))
    let error = FlowError.unknownTab("Search", owner: tabs.ownerPath, tabs: ["Home", "New"])
    #expect(isRefused(with: error, since: revision))
    #expect(error.whatHappened == "“Search” is not a tab of app: there are Home, New.")
  }

  @Test("The tab coordinator itself, one above it, and a modal of its own are refused as tabs")
  func circles() {
    let modal = PlaceCoordinator("Modal", root: "modal")
    tabs.addModalCoordinator(modal)
    let parent = PlaceCoordinator("Parent", root: "parent")
    parent.addChild(tabs)
    for wrong in [tabs, parent, modal] as [AnyCoordinator] {
      #expect(!tabs.setTabs([home, wrong]))
    }
    #expect(
      tabs.unhandledErrors == [
        .circularReference(owner: tabs.ownerPath, coordinator: "Tabs"),
        .circularReference(owner: tabs.ownerPath, coordinator: "Parent"),
        .duplicateChild(owner: tabs.ownerPath, coordinator: "Modal"),
      ]
    )
    #expect(tabs.children.count == 2)
  }

  @Test("A coordinator that shares a router is refused as a tab")
  func sharedRouter() {
    final class Second: Coordinator<Place> {}
    let router = Router(initial: Place("shared"), factory: ViewFactory())
    let holder = Coordinator(router: router)
    let revision = tabs.revision
    #expect(!tabs.setTabs([home, Second(router: router)]))
    #expect(
      isRefused(
        with: .sharedRouter(coordinator: "Second", holder: holder.ownerPath),
        since: revision
      )
    )
  }

  @Test("A sheet with unsaved changes keeps its tab: nothing goes, not even the tabs that would")
  func guardRefuses() throws {
    search.go("searchSheet")
    let sheet = try #require(search.modalCoordinators.first as? PlaceCoordinator)
    sheet.answering.guardsDismissal = { _ in .refuse(reason: "unsaved") }
    let revision = tabs.revision
    let new = PlaceCoordinator.tab("New")
    #expect(!tabs.setTabs([home, new]))
    #expect(tabs.revision == revision)
    #expect(new.parent == nil)
    #expect(tabs.children.map(\.ownerName) == ["Home", "Search"])
    #expect(
      tabs.unhandledErrors == [
        .dismissalRefused(surface: sheet.ownerPath, reason: "removal", because: "unsaved")
      ]
    )
  }

  @Test("A sheet that asks first is asked, and the tabs are replaced once it is answered")
  func guardAsks() throws {
    tabs.switchToTab(1)
    search.go("searchSheet")
    let sheet = try #require(search.modalCoordinators.first as? PlaceCoordinator)
    sheet.answering.modals = ["discard"]
    sheet.addModalCoordinator(PlaceCoordinator("Discard", root: "discard"))
    let gate = Gate()
    sheet.answering.guardsDismissal = gate.asks("discard")
    let new = PlaceCoordinator.tab("New")
    #expect(tabs.setTabs([home, new]))
    #expect(
      tabs.picture
        == "[Home *Search*] search | sheet SearchSheet: searchSheet | sheet Discard: discard"
    )
    #expect(tabs.pendingIntent?.call == "setTabs")
    gate.isOpen = true
    sheet.dismissModal()
    #expect(tabs.picture == "[Home *New*] new")
    #expect(tabs.pendingIntent == nil)
  }

  @Test("Tabs that wait for an answer are given up where one of them has another owner by then")
  func moot() throws {
    tabs.switchToTab(1)
    search.go("searchSheet")
    let sheet = try #require(search.modalCoordinators.first as? PlaceCoordinator)
    sheet.answering.modals = ["discard"]
    sheet.addModalCoordinator(PlaceCoordinator("Discard", root: "discard"))
    let gate = Gate()
    sheet.answering.guardsDismissal = gate.asks("discard")
    let new = PlaceCoordinator.tab("New")
    tabs.setTabs([home, new])
    let other = PlaceCoordinator("Other", root: "other")
    other.addChild(new)
    gate.isOpen = true
    sheet.dismissModal()
    #expect(tabs.pendingIntent == nil)
    #expect(tabs.picture == "[Home *Search*] search | sheet SearchSheet: searchSheet")
    #expect(tabs.unhandledErrors == [])
  }

  @Test("A guard of a tab that is to be selected is asked, also of one that has yet to come")
  func navigationGuard() {
    let secret = PlaceCoordinator.tab("Secret")
    secret.answering.guardsNavigation = { _ in .refuse(reason: "locked") }
    let revision = tabs.revision
    #expect(!tabs.setTabs([home, secret], selecting: secret))
    #expect(
      isRefused(
        with: .navigationRefused(
          route: RouteDescription(Place("secret")),
          guardian: secret.ownerPath,
          because: "locked"
        ),
        since: revision
      )
    )
    #expect(tabs.setTabs([home, secret]))
  }

  @Test("A call from a question is refused, and nothing changes")
  func fromQuestion() {
    home.whenAsked = { [tabs, home] in _ = tabs.setTabs([home]) }
    home.go("home2")
    #expect(tabs.children.count == 2)
    #expect(
      tabs.unhandledErrors == [.callDuringPlanning(call: "setTabs", owner: tabs.ownerPath)]
    )
  }
}
