import FlowEngine

/// The app: it starts at the login, changes to the shop, and changes back when the customer signs out.
public final class AppCoordinator: FlowOrchestrator<AppRoute> {
  /// The data of the shop.
  public let shop: Shop

  /// Creates an app at its login.
  public init(shop: Shop = Shop()) {
    self.shop = shop
    let factory = AppFactory(shop: shop)
    super.init(router: Router(initial: .login, factory: factory))
    factory.coordinator = self
    transitionToFlow(LoginCoordinator(shop: shop), root: .login)
  }

  public override func canHandleFlowChange(to route: any Route) -> Bool {
    switch route as? AppRoute {
    case .login, .shop: true
    case .onboarding, nil: false
    }
  }

  public override func handleFlowChange(to route: any Route) -> Bool {
    switch route as? AppRoute {
    case .login: transitionToFlow(LoginCoordinator(shop: shop), root: .login)
    case .shop: transitionToFlow(MainTabCoordinator(shop: shop), root: .shop)
    case .onboarding, nil: false
    }
  }

  /// Presents the news that `order` has left the shop, over whatever is on screen.
  public func orderShipped(_ order: Order) {
    presentDetour(OrderShippedCoordinator(order: order), presenting: .shipped)
  }
}
