import FlowEngine

/// The pages of a hub, each with a coordinator of its own.
public enum HubPage: TabPage {
  /// Everything that one coordinator can show.
  case home

  /// Flows that are brought along.
  case flows

  /// What is new, while there is something.
  case news

  /// The text and the symbol on the tab bar.
  public var tabItem: (text: String, image: String)? {
    switch self {
    case .home: ("Home", "house")
    case .flows: ("Flows", "arrow.triangle.branch")
    case .news: ("News", "newspaper")
    }
  }

  /// Makes the coordinator of the page.
  public func coordinator() -> AnyCoordinator {
    switch self {
    case .home: HomeCoordinator()
    case .flows: FlowsCoordinator()
    case .news: NewsCoordinator()
    }
  }
}
