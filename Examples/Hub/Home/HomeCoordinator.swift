import FlowEngine

/// Home: a tab, and a flow that others bring along.
public final class HomeCoordinator: Coordinator<HomeRoute> {
  /// Creates a Home at its list of actions.
  public init() {
    super.init(router: Router(initial: .actions))
  }

  /// Brings a hub along, with a tab bar of the app's own.
  public func presentTabs() {
    navigate(to: HubCoordinator(.ownBar), presentationStyle: .sheet)
  }
}
