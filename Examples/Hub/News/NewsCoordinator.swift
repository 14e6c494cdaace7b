import FlowEngine

/// The tab with news.
public final class NewsCoordinator: Coordinator<NewsRoute> {
  /// Creates news at its list.
  public init() {
    super.init(router: Router(initial: .list))
  }

  /// Shows one item, which removes the badge from the tab.
  public func read(_ number: Int) {
    navigate(toRoute: .item(number))
    (parent as? HubCoordinator)?.markNewsAsRead()
  }
}
