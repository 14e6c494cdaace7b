import FlowEngine

/// The hub: two tabs, and a third one while there is news.
///
/// It is the app, and a flow that other screens of the app bring along.
public final class HubCoordinator: PagedTabCoordinator<HubPage, HubRoute> {
  /// Creates a hub with one of two tab bars.
  public init(_ bar: HubRoute = .stockBar, currentPage: HubPage = .home) {
    super.init(
      router: Router(initial: bar),
      pages: [.home, .flows],
      currentPage: currentPage
    )
  }

  /// Whether there is a tab with news.
  public var hasNews: Bool { pages.contains(.news) }

  /// Adds the tab with news between the others, with a badge for each item.
  public func addNews() {
    setPages([.home, .news, .flows])
    setBadge("\(NewsItem.all.count)", for: .news)
  }

  /// Removes the tab with news, with everything that it shows.
  public func removeNews() {
    setPages([.home, .flows])
  }

  /// Removes the badge from the news.
  public func markNewsAsRead() {
    setBadge(nil, for: .news)
  }
}
