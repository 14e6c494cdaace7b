import FlowEngine

/// The pages of a hub, each with its own coordinator.
public enum HubPage: TabPage {
  /// Everything that one coordinator can show.
  case home

  /// Flows that are brought along.
  case flows

  /// The news, while there is any.
  case news

  /// The text and the symbol on the tab bar.
  public var tabItem: (text: String, image: String)? {
    switch self {
    case .home: ("Home", "house")
    case .flows: ("Flows", "arrow.triangle.branch")
    case .news: ("News", "newspaper")
    }
  }

  /// Creates the coordinator of the page.
  public func coordinator() -> AnyCoordinator {
    switch self {
    case .home: HomeCoordinator()
    case .flows: FlowsCoordinator()
    case .news: NewsCoordinator()
    }
  }
}
