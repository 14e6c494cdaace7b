/// Replacing the pages of a paged tab coordinator.
// Not generic: the pages are objects, because code that is generic over them costs many times more.
struct PageReplacement: Call {
  let pages: [TabSlot]
  let currentPage: TabSlot?

  /// Whether the coordinator is being created, so that no tab was selected before.
  var isFirst = false

  /// The coordinators of pages that come; a call that waits for a guard is planned more than once.
  private let newcomers = Newcomers()

  /// The number of pages up to which they are compared with each other, which costs less than hashing them.
  private static var longestScanned: Int { 16 }

  init(pages: [TabSlot], currentPage: TabSlot?, isFirst: Bool = false) {
    self.pages = pages
    self.currentPage = currentPage
    self.isFirst = isFirst
  }

  var name: String { "setPages" }
  var reason: DismissalReason { .removal }
  var idleReason: IdleReason? { .sameTabs }
  var isStructural: Bool { true }
  var asksSurfaces: Bool { true }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let owner = site.start.coordinator
    try check(for: owner)
    let children = owner.children
    let staying = pages.count > Self.longestScanned ? known(among: children) : nil
    var request = TabRequest(asksGuardsOfTab: !isFirst)
    for (index, page) in pages.enumerated() {
      let tab: AnyCoordinator
      let known =
        staying.map { $0[PageKey(slot: page)] } ?? find(page, among: children, expectedAt: index)
      if let known {
        tab = known
      } else {
        let newcomer = newcomers.newcomer(for: page)
        tab = newcomer.tab
        try owner.checkOwnable(tab)
        tab.startIfNeeded()
        // What it does first may be to find an owner.
        try owner.checkOwnable(tab)
        _ = try site.hierarchy.include(tab, for: name)
        request.comingPages.append(newcomer)
      }
      request.tabs.append(tab)
      if let currentPage, page.hasPage(of: currentPage) { request.selecting = tab }
    }
    return try request.plan(at: site, for: self)
  }

  /// Throws if a page is given twice, or the current one not at all: before any coordinator is made.
  private func check(for owner: AnyCoordinator) throws(FlowError) {
    if let twice = pageGivenTwice {
      throw .duplicateTab(twice.pageName, owner: owner.ownerPath)
    }
    if let currentPage, !pages.contains(where: currentPage.hasPage(of:)) {
      throw .unknownTab(
        currentPage.pageName,
        owner: owner.ownerPath,
        tabs: pages.map(\.pageName)
      )
    }
  }

  private var pageGivenTwice: TabSlot? {
    if pages.count > Self.longestScanned {
      var seen: Set<PageKey> = []
      return pages.first { !seen.insert(PageKey(slot: $0)).inserted }
    }
    for index in pages.indices {
      for earlier in 0..<index where pages[earlier].hasPage(of: pages[index]) {
        return pages[index]
      }
    }
    return nil
  }

  /// The tabs among `children` by their pages.
  private func known(among children: [AnyCoordinator]) -> [PageKey: AnyCoordinator] {
    var known: [PageKey: AnyCoordinator] = [:]
    for tab in children {
      if let slot = tab.tabSlot, slot.pageType != nil { known[PageKey(slot: slot)] = tab }
    }
    return known
  }

  /// The tab of `page` among `children`, which is probably the one at `index`.
  private func find(
    _ page: TabSlot,
    among children: [AnyCoordinator],
    expectedAt index: Int
  ) -> AnyCoordinator? {
    if index < children.count, children[index].isTab(of: page) { return children[index] }
    for tab in children where tab.isTab(of: page) { return tab }
    return nil
  }

  @MainActor
  private final class Newcomers {
    private var known: [ComingPage] = []

    func newcomer(for page: TabSlot) -> ComingPage {
      for newcomer in known where newcomer.slot.hasPage(of: page) { return newcomer }
      let newcomer = ComingPage(tab: page.makeCoordinator(), slot: page)
      known.append(newcomer)
      return newcomer
    }
  }
}
