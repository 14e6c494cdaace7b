import FlowEngine
import LayoutSim

/// The Account tab.
public final class AccountCoordinator: Coordinator<AccountRoute> {
  /// The account of the customer of `shop`.
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

final class AccountFactory: ElementFactory<AccountRoute> {
  private let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  override func buildElement(for route: AccountRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    let customer = shop.customer
    switch route {
    case .overview:
      return AccountScreen(coordinator: coordinator, customer: customer)
    case .orders:
      return OrdersScreen(coordinator: coordinator, orders: customer.orders)
    case .order(let number):
      return customer.orders.first { $0.number == number }.map { OrderScreen(order: $0) }
    case .importing:
      return ImportingScreen()
    case .imported(let count):
      return ImportedScreen(count: count)
    }
  }
}
