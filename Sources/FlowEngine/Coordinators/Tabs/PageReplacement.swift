/// Replacing the pages of a paged tab coordinator.
struct PageReplacement: Call {
  let pages: RequestedPages

  /// Whether the coordinator is being created, so that no tab was selected before.
  var isFirst = false

  /// The coordinators of pages that come; a call that waits for a guard is planned more than once.
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
    let owner = site.start.coordinator
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
    // What it does first may be to find an owner.
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
