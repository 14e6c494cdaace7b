import FlowEngine
import LayoutSim

final class BasketFactory: ElementFactory<BasketRoute> {
  private let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  override func buildElement(for route: BasketRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    switch route {
    case .basket: return BasketScreen(coordinator: coordinator, basket: shop.basket)
    case .address: return AddressScreen(coordinator: coordinator, customer: shop.customer)
    case .payment: return PaymentScreen(coordinator: coordinator, total: shop.basket.total)
    case .placing: return PlacingScreen()
    case .placed(let number): return PlacedScreen(coordinator: coordinator, number: number)
    }
  }
}
