import FlowEngine
import LayoutSim

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
