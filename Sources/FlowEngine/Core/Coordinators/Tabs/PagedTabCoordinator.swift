/// A tab coordinator whose tabs are given as values, each of which makes its coordinator once.
///
/// ``setPages(_:currentPage:)`` replaces them while the app runs: pages that stay keep their coordinators.
open class PagedTabCoordinator<Page: TabPage, R: Route>: TabCoordinator<R> {
  /// Creates a coordinator that shows `pages`, in their order.
  ///
  /// A page that is given twice, one whose coordinator has an owner, and a current page that is not among them are
  /// refused and reported; there are no pages then.
  ///
  /// - Parameters:
  ///   - router: Holds the coordinator's navigation state.
  ///   - pages: The pages.
  ///   - currentPage: The page that is selected; `nil` for the first.
  public init(router: Router<R>, pages: [Page], currentPage: Page? = nil) {
    super.init(router: router)
    submit(PageReplacement(pages: pages, currentPage: currentPage, isFirst: true))
  }

  /// The pages, in the order of their tabs; tabs that were added as coordinators are not among them.
  public var pages: [Page] {
    baseRouter.access()
    return children.compactMap { $0.tabSlot?.page as? Page }
  }

  /// The selected page; `nil` if there are no pages, or if a tab without a page is selected.
  public var currentPage: Page? { selectedCoordinator?.tabSlot?.page as? Page }

  /// Replaces the pages, in one step.
  ///
  /// A page that stays keeps its coordinator, with its screens, its presentations and its badge; the tab of a page
  /// that goes, or of none, is dismissed as by ``TabCoordinator/setTabs(_:selecting:)``, which has the rules. A page
  /// that is given twice, one whose coordinator has an owner, and a current page that is not among them are refused
  /// and reported; nothing changes then.
  ///
  /// - Parameters:
  ///   - pages: The pages, in the order of their tabs.
  ///   - currentPage: The page to select; `nil` keeps the selection where it is.
  /// - Returns: `false` if it was refused.
  @discardableResult
  public func setPages(_ pages: [Page], currentPage: Page? = nil) -> Bool {
    submit(PageReplacement(pages: pages, currentPage: currentPage))
  }

  /// Selects the tab of `page`, as ``TabCoordinator/switchToTab(of:)`` does.
  ///
  /// A page that is not there is refused with ``FlowError/unknownTab(_:owner:tabs:)``, which is reported.
  public func switchToTab(_ page: Page) {
    submit(TabSwitch(target: .page(page)))
  }

  /// The coordinator of `page`; `nil` if the page is not there.
  public func coordinator(for page: Page) -> AnyCoordinator? {
    baseRouter.access()
    return children.first { $0.isTab(of: page) }
  }

  /// Sets the badge on the tab of `page`, as ``TabCoordinator/setBadge(_:of:)`` does.
  ///
  /// A page that is not there is refused with ``FlowError/unknownTab(_:owner:tabs:)``, which is reported.
  public func setBadge(_ text: String?, for page: Page) {
    submit(BadgeChange(text: text, target: .page(page)))
  }
}

/// Replacing the pages of a paged tab coordinator.
private struct PageReplacement<Page: TabPage>: Call {
  let pages: [Page]
  let currentPage: Page?

  /// Whether the coordinator is being created, so that no tab was selected before.
  var isFirst = false

  /// The coordinators of pages that come; a call that waits for a guard is planned more than once.
  let newcomers = Newcomers()

  var name: String { "setPages" }
  var reason: DismissalReason { .removal }
  var idleReason: IdleReason? { .sameTabs }
  var isStructural: Bool { true }
  var asksSurfaces: Bool { true }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let owner = site.start.coordinator
    try check(for: owner)
    var known: [Page: AnyCoordinator] = [:]
    for tab in owner.children {
      if let page = tab.tabSlot?.page as? Page { known[page] = tab }
    }
    var request = TabRequest(asksGuardsOfTab: !isFirst)
    for page in pages {
      let tab: AnyCoordinator
      if let staying = known[page] {
        tab = staying
      } else {
        tab = newcomers.coordinator(of: page)
        try owner.checkOwnable(tab)
        tab.startIfNeeded()
        // What it does first may be to find an owner.
        try owner.checkOwnable(tab)
        _ = try site.hierarchy.include(tab, for: name)
        request.comingPages.append((tab, page))
      }
      request.tabs.append(tab)
      if page == currentPage { request.selecting = tab }
    }
    return try request.plan(at: site, for: self)
  }

  /// Throws if a page is given twice, or the current one not at all: before any coordinator is made.
  private func check(for owner: AnyCoordinator) throws(FlowError) {
    var seen: Set<Page> = []
    for page in pages where !seen.insert(page).inserted {
      throw .duplicateTab("\(page)", owner: owner.ownerPath)
    }
    if let currentPage, !seen.contains(currentPage) {
      throw .unknownTab("\(currentPage)", owner: owner.ownerPath, tabs: pages.map { "\($0)" })
    }
  }

  @MainActor
  final class Newcomers {
    private var coordinators: [Page: AnyCoordinator] = [:]

    func coordinator(of page: Page) -> AnyCoordinator {
      if let made = coordinators[page] { return made }
      let made = page.coordinator()
      coordinators[page] = made
      return made
    }
  }
}
