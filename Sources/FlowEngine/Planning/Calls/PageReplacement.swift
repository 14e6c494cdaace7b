/// Replacing the pages of a paged tab coordinator.
struct PageReplacement: Call {
  /// The data of each page, which a new one keeps.
  private let pages: [TabSlot]

  /// The page to select; `nil` to keep the selection.
  private let selected: TabSlot?

  /// Whether the coordinator is being created, so that no tab was selected before.
  private let isFirst: Bool

  /// The coordinators of new pages; a call that waits for a guard is planned more than once.
  private let newcomers = Newcomers()

  init<Page: TabPage>(_ pages: [Page], selecting selected: Page?, isFirst: Bool = false) {
    var slots: [TabSlot] = []
    slots.reserveCapacity(pages.count)
    for page in pages { slots.append(PageSlot(page)) }
    self.pages = slots
    self.selected = if let selected { PageSlot(selected) } else { nil }
    self.isFirst = isFirst
  }

  var name: String { "setPages" }
  var reason: DismissalReason { .removal }
  var idleReason: IdleReason? { .sameTabs }
  var isStructural: Bool { true }
  var asksSurfaces: Bool { true }
  var partners: [AnyCoordinator] { newcomers.known.map(\.tab) }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let owner = site.start
    // All pages are checked before any coordinator is made.
    let tabs = try tabs(of: owner)
    var request = TabRequest(asksGuardsOfTab: !isFirst)
    request.tabs.reserveCapacity(pages.count)
    let selected = try selectedIndex(in: owner)
    for (index, page) in pages.enumerated() {
      if let tab = tabs[index] {
        request.tabs.append(tab)
      } else {
        let newcomer = newcomers.newcomer(for: page)
        try bring(newcomer.tab, to: owner, at: site)
        request.comingPages.append(newcomer)
        request.tabs.append(newcomer.tab)
      }
    }
    if let selected { request.selecting = request.tabs[selected] }
    return try request.plan(at: site, for: self)
  }

  /// The coordinator of each page; `nil` for a new page.
  private func tabs(of owner: AnyCoordinator) throws(FlowError) -> [AnyCoordinator?] {
    let present = owner.children
    var found: [AnyCoordinator?] = []
    found.reserveCapacity(pages.count)
    for (index, page) in pages.enumerated() {
      // It is probably the one in its place.
      let tab =
        index < present.count && present[index].isTab(of: page)
        ? present[index] : present.first { $0.isTab(of: page) }
      // Tabs are for different pages, so only new ones are to be compared with each other.
      for earlier in 0..<index where found[earlier] === tab {
        if tab != nil || pages[earlier].hasPage(of: page) {
          throw .duplicateTab(page.pageName ?? "", owner: owner.ownerPath)
        }
      }
      found.append(tab)
    }
    return found
  }

  private func selectedIndex(in owner: AnyCoordinator) throws(FlowError) -> Int? {
    guard let selected else { return nil }
    if let index = pages.firstIndex(where: selected.hasPage(of:)) { return index }
    let names = pages.compactMap(\.pageName)
    throw .unknownTab(selected.pageName ?? "", owner: owner.ownerPath, tabs: names)
  }

  /// Starts `tab`, and makes it take part in the call.
  private func bring(
    _ tab: AnyCoordinator,
    to owner: AnyCoordinator,
    at site: CallSite
  ) throws(FlowError) {
    try owner.checkOwnable(tab)
    tab.startIfNeeded()
    // It may have got an owner while it started.
    try owner.checkOwnable(tab)
    try site.hierarchy.include(newcomer: tab, for: name)
  }

  @MainActor
  private final class Newcomers {
    private(set) var known: [ComingPage] = []

    func newcomer(for page: TabSlot) -> ComingPage {
      if let known = known.first(where: { $0.slot === page }) { return known }
      let newcomer = ComingPage(tab: page.makeCoordinator(), slot: page)
      known.append(newcomer)
      return newcomer
    }
  }
}
