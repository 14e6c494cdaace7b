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
    submit(PageReplacement(pages: PageList(pages, selecting: currentPage), isFirst: true))
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
    submit(PageReplacement(pages: PageList(pages, selecting: currentPage)))
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
    let slot = PageSlot(page)
    return children.first { $0.isTab(of: slot) }
  }

  /// Sets the badge on the tab of `page`, as ``TabCoordinator/setBadge(_:of:)`` does.
  ///
  /// A page that is not there is refused with ``FlowError/unknownTab(_:owner:tabs:)``, which is reported.
  public func setBadge(_ text: String?, for page: Page) {
    submit(BadgeChange(text: text, target: .page(page)))
  }
}
