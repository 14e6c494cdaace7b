import FlowEngine

/// The login flow: one screen.
public final class LoginCoordinator: Coordinator<AppRoute> {
  /// Creates a login for the customer of `shop`.
  public init(shop: Shop) {
    let factory = AppFactory(shop: shop)
    super.init(router: Router(initial: .login, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool {
    route as? AppRoute == .login
  }
}
