import FlowEngine

/// The tab with news.
public final class NewsCoordinator: Coordinator<NewsRoute> {
  /// Creates news at their list.
  public init() {
    super.init(router: Router(initial: .list))
  }

  /// Shows one item, and with it the badge on the tab has done its work.
  public func read(_ number: Int) {
    navigate(toRoute: .item(number))
    (parent as? HubCoordinator)?.markNewsAsRead()
  }
}
