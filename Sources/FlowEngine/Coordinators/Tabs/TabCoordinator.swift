/// Shows one of its children at a time under a tab bar: its children are its tabs.
///
/// It delegates and has no stack of its own, so `canHandle` stays `false` except for routes that a registered
/// modal presents above all tabs.
///
/// ```swift
/// final class TransitTabs: TabCoordinator<TransitRoute> {
///   let lines = LineCoordinator()
///   let tickets = TicketCoordinator()
///
///   init() {
///     super.init(router: Router(initial: .main, factory: ElementFactory()))
///     addChild(lines)
///     addChild(tickets)
///   }
/// }
/// ```
open class TabCoordinator<R: Route>: Coordinator<R> {
  override class var kind: CoordinatorKind { .tabs }

  /// Selects the tab at `index`; nothing is dismissed and no stack changes.
  ///
  /// An index without a tab is refused with ``FlowError/invalidTabIndex(owner:index:count:)``, which is
  /// reported; nothing changes then. Guards are consulted about the root route of the tab.
  ///
  /// A navigation that leads into another tab calls this method, too, as a step of its plan. An override
  /// selects the tab by calling `super`; otherwise the tab is selected when the override returns, because
  /// only a guard can refuse a navigation. Other calls that are made there wait until the current call has
  /// settled.
  open override func switchToTab(_ index: Int) {
    if !selectPlanned(tab: index) { submit(TabSelection(target: .index(index))) }
  }
}

extension TabCoordinator {
  /// The coordinator of the selected tab; `nil` if there are no tabs.
  public var selectedCoordinator: AnyCoordinator? {
    baseRouter.access()
    return content
  }

  /// Selects the tab of `coordinator`, through ``switchToTab(_:)``, as a navigation that leads into it does.
  ///
  /// A coordinator that is not one of the tabs is refused with ``FlowError/unknownTab(_:owner:tabs:)``, which is
  /// reported. Guards are consulted about the root route of the tab.
  public func switchToTab(of coordinator: AnyCoordinator) {
    submit(TabSelection(target: .coordinator(coordinator)))
  }

  /// Replaces the tabs, in one step.
  ///
  /// Tabs that stay keep their screens, their presentations and their badges, wherever they are moved, and the selected
  /// one stays selected. Everything that a removed tab shows is dismissed, top-most first and with the reason
  /// ``DismissalReason/removal``, and it is released; the `dismissalVerdict(for:)` of its surfaces is requested first.
  /// If it was selected, the tab that is now in its place is selected, or else the last. Whatever covers the tabs
  /// stays.
  ///
  /// A new coordinator is started first, see ``AnyCoordinator/start()``. One that is given twice, one that has
  /// another owner, and a selection that is not among the tabs are refused and reported; nothing else changes then.
  ///
  /// ```swift
  /// let tabs = TransitTabs()
  /// tabs.setTabs([tabs.tickets, tabs.lines], selecting: tabs.tickets)  // the other way round
  /// #expect(tabs.selectedCoordinator === tabs.tickets)
  /// tabs.setTabs([tabs.lines])  // releases the tickets
  /// #expect(tabs.selectedCoordinator === tabs.lines)
  /// ```
  ///
  /// - Parameters:
  ///   - tabs: The tabs in their order; there may be none.
  ///   - selecting: The tab to select, about whose root route guards are consulted; `nil` keeps the selection.
  /// - Returns: `false` if it was refused.
  @discardableResult
  public func setTabs(_ tabs: [AnyCoordinator], selecting: AnyCoordinator? = nil) -> Bool {
    for tab in tabs { start(tab) }
    return submit(TabsReplacement(tabs: tabs, selecting: selecting))
  }

  /// Sets the badge on the tab of `coordinator`, where it takes precedence over the coordinator's own `tabBadge`.
  ///
  /// It stays until the tab is removed, and is not saved. A coordinator that is not one of the tabs is refused with
  /// ``FlowError/unknownTab(_:owner:tabs:)``, which is reported.
  ///
  /// ```swift
  /// tabs.setBadge("3", of: tabs.tickets)
  /// #expect(tabs.tickets.shownTabBadge == "3")
  /// tabs.setBadge(nil, of: tabs.tickets)
  /// #expect(tabs.tickets.shownTabBadge == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text of the badge; `nil` removes the one that was set.
  ///   - coordinator: The tab's coordinator.
  public func setBadge(_ text: String?, of coordinator: AnyCoordinator) {
    submit(BadgeChange(text: text, target: .coordinator(coordinator)))
  }
}

/// A tab coordinator whose tabs are given as values, each of which creates its coordinator once.
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
    submit(PageReplacement(pages, selecting: currentPage, isFirst: true))
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
  /// A page that stays keeps its coordinator, with its screens, its presentations and its badge; the tab of a page that
  /// is removed, or of no page, is dismissed by the rules of ``TabCoordinator/setTabs(_:selecting:)``. A page that is
  /// given twice, one whose coordinator has an owner, and a current page that is not among them are refused and
  /// reported; nothing changes then.
  ///
  /// - Parameters:
  ///   - pages: The pages, in the order of their tabs.
  ///   - currentPage: The page to select; `nil` keeps the selection where it is.
  /// - Returns: `false` if it was refused.
  @discardableResult
  public func setPages(_ pages: [Page], currentPage: Page? = nil) -> Bool {
    submit(PageReplacement(pages, selecting: currentPage))
  }

  /// Selects the tab of `page`, as ``TabCoordinator/switchToTab(of:)`` does.
  ///
  /// A page that is not there is refused with ``FlowError/unknownTab(_:owner:tabs:)``, which is reported.
  public func switchToTab(_ page: Page) {
    submit(TabSelection(target: .page(page)))
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

/// One page of a ``PagedTabCoordinator``: a value that represents a tab.
///
/// ```swift
/// enum TransitPage: TabPage {
///   case lines, tickets
///
///   var tabItem: (text: String, image: String)? {
///     self == .lines ? ("Lines", "tram") : ("Tickets", "ticket")
///   }
///
///   func coordinator() -> AnyCoordinator {
///     self == .lines ? LineCoordinator() : TicketCoordinator()
///   }
/// }
/// ```
///
/// Equal pages are the same page. Errors name a page as Swift prints it.
@MainActor
public protocol TabPage: Hashable {
  /// The text and the symbol of the tab if its coordinator has no `tabItem`; `nil` if there are none.
  var tabItem: (text: String, image: String)? { get }

  /// Creates the coordinator of the tab, which has no owner.
  ///
  /// Called once for a new page, while the call that adds it is planned. A coordinator that has an owner
  /// is refused.
  func coordinator() -> AnyCoordinator
}
