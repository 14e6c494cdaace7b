import FlowEngine

/// The Account tab.
public final class AccountCoordinator: Coordinator<AccountRoute> {
  /// Creates the account of the customer of `shop`.
  public init(shop: Shop) {
    let factory = AccountFactory(shop: shop)
    super.init(router: Router(initial: .overview, factory: factory))
    factory.coordinator = self
  }

  public override var tabItem: (text: String, image: String)? { ("Account", "person") }

  public override func canHandle(_ route: any Route) -> Bool { route is AccountRoute }

  public override func navigationType(for route: any Route) -> NavigationType {
    if case .imported = route as? AccountRoute { .replace } else { .push }
  }

  public override func navigationPath(for route: any Route) -> [any Route]? {
    if case .order = route as? AccountRoute { [AccountRoute.orders] } else { nil }
  }
}
