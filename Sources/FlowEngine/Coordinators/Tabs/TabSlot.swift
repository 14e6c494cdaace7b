/// The data that a tab coordinator stores about one of its tabs, for as long as it is one.
///
/// It belongs to the tab and not to a place in the tab bar, so it moves with the tab.
class TabSlot {
  /// The badge that was set; `nil` if the tab's own is shown.
  var badge: String?

  /// The page for which the tab was made; `nil` if it was added as a coordinator.
  var page: (any TabPage)? { nil }

  /// The type of the page; `nil` if there is none.
  let pageType: ObjectIdentifier?

  init(pageType: ObjectIdentifier? = nil) { self.pageType = pageType }

  /// Whether both are for the same page.
  func hasPage(of other: TabSlot) -> Bool { false }

  /// Makes the coordinator of the page.
  @MainActor
  func makeCoordinator() -> AnyCoordinator {
    guard let page else { preconditionFailure("There is no page that makes a coordinator.") }
    return page.coordinator()
  }

  /// The name of the page in errors; `nil` if there is none.
  var pageName: String? { page.map { "\($0)" } }
}

/// The data that a tab coordinator stores about a tab that was made for a page.
final class PageSlot<Page: TabPage>: TabSlot {
  let value: Page

  init(_ page: Page) {
    value = page
    super.init(pageType: ObjectIdentifier(Page.self))
  }

  override var page: (any TabPage)? { value }

  override func hasPage(of other: TabSlot) -> Bool {
    // Not a conditional cast, which costs more than all the rest.
    pageType == other.pageType && unsafeDowncast(other, to: PageSlot<Page>.self).value == value
  }
}

extension AnyCoordinator {
  /// The text and the symbol on this coordinator's tab: its own ``tabItem``, or else that of its page.
  ///
  /// It is `nil` if neither has any, and for a coordinator that is not a tab and has no ``tabItem``. A tab bar
  /// that an app draws shows this.
  public var shownTabItem: (text: String, image: String)? { tabItem ?? tabSlot?.page?.tabItem }

  /// The badge on this coordinator's tab: the one that was set, or else its own ``tabBadge``.
  ///
  /// It is `nil` if there is neither. A tab bar that an app draws shows this; the Observation module tracks the
  /// badge that was set.
  public var shownTabBadge: String? {
    parent?.baseRouter.access()
    return badgeOnTab
  }

  /// The same as ``shownTabBadge``, without being tracked.
  package var badgeOnTab: String? { tabSlot?.badge ?? tabBadge }

  /// The name by which errors list the tab, which is that of its page if a page was asked for.
  func tabName(asPage: Bool) -> String {
    (asPage ? tabSlot?.pageName : nil) ?? ownerName
  }

  /// Whether this coordinator is the tab of `page`.
  func isTab(of page: TabSlot) -> Bool {
    guard let tabSlot else { return false }
    return page.hasPage(of: tabSlot)
  }
}

extension AnyRouter {
  /// The badges that were set on the tabs of the coordinator, in the order of the tabs.
  var badges: [TabBadge] {
    guard let holder, holder.kind == .tabs else { return [] }
    return holder.children.enumerated().compactMap { index, tab in
      tab.tabSlot?.badge.map { TabBadge(tab: index, text: $0) }
    }
  }
}

/// A badge that was set on a tab.
public struct TabBadge: Hashable, Sendable {
  /// The index of the tab.
  public let tab: Int

  /// The text of the badge.
  public let text: String

  /// Creates the badge `text` on the tab at the index `tab`.
  public init(tab: Int, text: String) {
    self.tab = tab
    self.text = text
  }
}

extension AnyCoordinator {
  /// Selects the tab at `index` as a step of a plan, through the method that an app may override.
  func selectByCall(tab index: Int) {
    hierarchy.plannedTab = PlannedTab(tabs: self, index: index)
    switchToTab(index)
    if hierarchy.plannedTab != nil { _ = selectPlanned(tab: index) }
  }

  /// Selects the tab at `index` if it is the current step of a plan; returns whether it was.
  func selectPlanned(tab index: Int) -> Bool {
    let hierarchy = hierarchy
    guard let planned = hierarchy.plannedTab, planned.tabs === self, planned.index == index else {
      return false
    }
    hierarchy.plannedTab = nil
    baseRouter.apply(.selectTab(index, byCall: true))
    return true
  }
}

/// The tab that a plan is selecting.
struct PlannedTab {
  let tabs: AnyCoordinator
  let index: Int
}
