/// Replacing the pages of a paged tab coordinator.
struct PageReplacement: Call {
  let pages: RequestedPages

  /// Whether the coordinator is being created, so that no tab was selected before.
  var isFirst = false

  /// The coordinators of new pages; a call that waits for a guard is planned more than once.
  private let newcomers = Newcomers()

  init(pages: RequestedPages, isFirst: Bool = false) {
    self.pages = pages
    self.isFirst = isFirst
  }

  var name: String { "setPages" }
  var reason: DismissalReason { .removal }
  var idleReason: IdleReason? { .sameTabs }
  var isStructural: Bool { true }
  var asksSurfaces: Bool { true }
  var furtherPartners: [AnyCoordinator] { newcomers.known.map(\.tab) }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let owner = site.start
    // All pages are checked before any coordinator is made.
    let (tabs, selected) = try match(for: owner)
    var request = TabRequest(asksGuardsOfTab: !isFirst)
    request.tabs.reserveCapacity(tabs.count)
    for index in tabs.indices {
      if let tab = tabs[index] {
        request.tabs.append(tab)
      } else {
        let newcomer = newcomers.newcomer(at: index, of: pages)
        try bring(newcomer.tab, to: owner, at: site)
        request.comingPages.append(newcomer)
        request.tabs.append(newcomer.tab)
      }
    }
    if let selected { request.selecting = request.tabs[selected] }
    return try request.plan(at: site, for: self)
  }

  private func match(
    for owner: AnyCoordinator
  ) throws(FlowError) -> (tabs: [AnyCoordinator?], selected: Int?) {
    switch pages.match(with: owner.children) {
    case .found(let tabs, let selected): return (tabs, selected)
    case .duplicate(let page): throw .duplicateTab(page, owner: owner.ownerPath)
    case .unknown(let page, let pages):
      throw .unknownTab(page, owner: owner.ownerPath, tabs: pages)
    }
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

    func newcomer(at index: Int, of pages: RequestedPages) -> ComingPage {
      for newcomer in known where pages.isPage(at: index, of: newcomer.slot) { return newcomer }
      let slot = pages.slot(at: index)
      let newcomer = ComingPage(tab: slot.makeCoordinator(), slot: slot)
      known.append(newcomer)
      return newcomer
    }
  }
}

/// The pages that a paged tab coordinator is to have.
// An object for all of them: one for each page costs more than comparing them, and so does a generic call.
@MainActor
class RequestedPages {
  /// The pages' coordinators among the tabs, or what is wrong with the pages.
  enum Matches {
    /// The coordinator of each page, `nil` for a new page, and the index of the page to select, if any.
    case found([AnyCoordinator?], selecting: Int?)

    /// A page that is given twice.
    case duplicate(String)

    /// The page to select is not among the pages.
    case unknown(String, pages: [String])
  }

  /// Looks for the pages among `tabs`; no coordinator is made.
  func match(with tabs: [AnyCoordinator]) -> Matches {
    preconditionFailure("Pages are requested as a PageList.")
  }

  /// Whether `slot` is for the page at `index`.
  func isPage(at index: Int, of slot: TabSlot) -> Bool { false }

  /// The slot for the page at `index`.
  func slot(at index: Int) -> TabSlot { TabSlot() }
}

/// The pages that a paged tab coordinator is to have, as values.
final class PageList<Page: TabPage>: RequestedPages {
  private let pages: [Page]
  private let currentPage: Page?
  private let pageType = ObjectIdentifier(Page.self)

  /// The number of pages up to which they are compared with each other, which costs less than hashing them.
  private static var longestScanned: Int { 16 }

  init(_ pages: [Page], selecting currentPage: Page?) {
    self.pages = pages
    self.currentPage = currentPage
  }

  override func match(with tabs: [AnyCoordinator]) -> Matches {
    var found: [AnyCoordinator?] = []
    found.reserveCapacity(pages.count)
    let twice =
      pages.count > Self.longestScanned
      ? hash(tabs, into: &found) : scan(tabs, into: &found)
    if let twice { return .duplicate("\(pages[twice])") }
    guard let currentPage else { return .found(found, selecting: nil) }
    guard let index = pages.firstIndex(of: currentPage) else {
      return .unknown("\(currentPage)", pages: pages.map { "\($0)" })
    }
    return .found(found, selecting: index)
  }

  override func isPage(at index: Int, of slot: TabSlot) -> Bool {
    // Not a conditional cast, which costs more than all the rest.
    slot.pageType == pageType && unsafeDowncast(slot, to: PageSlot<Page>.self).value == pages[index]
  }

  override func slot(at index: Int) -> TabSlot { PageSlot(pages[index]) }

  /// Returns the index of a page that is given twice.
  private func scan(_ tabs: [AnyCoordinator], into found: inout [AnyCoordinator?]) -> Int? {
    for index in pages.indices {
      let tab = tab(ofPageAt: index, among: tabs)
      // Tabs are for different pages, so only new ones are to be compared with each other.
      for earlier in 0..<index where found[earlier] === tab {
        if tab != nil || pages[earlier] == pages[index] { return index }
      }
      found.append(tab)
    }
    return nil
  }

  /// The tab of a page, which is probably the one in its place.
  private func tab(ofPageAt index: Int, among tabs: [AnyCoordinator]) -> AnyCoordinator? {
    if index < tabs.count, isTab(tabs[index], ofPageAt: index) { return tabs[index] }
    for tab in tabs where isTab(tab, ofPageAt: index) { return tab }
    return nil
  }

  private func isTab(_ tab: AnyCoordinator, ofPageAt index: Int) -> Bool {
    guard let slot = tab.tabSlot else { return false }
    return isPage(at: index, of: slot)
  }

  /// Returns the index of a page that is given twice.
  private func hash(_ tabs: [AnyCoordinator], into found: inout [AnyCoordinator?]) -> Int? {
    var known: [Page: AnyCoordinator] = [:]
    for tab in tabs { if let page = tab.tabSlot?.page as? Page { known[page] = tab } }
    var seen: Set<Page> = []
    for (index, page) in pages.enumerated() {
      if !seen.insert(page).inserted { return index }
      found.append(known[page])
    }
    return nil
  }
}
