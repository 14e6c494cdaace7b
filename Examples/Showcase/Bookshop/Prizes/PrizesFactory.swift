import FlowEngine
import LayoutSim

final class PrizesFactory: ElementFactory<PrizeRoute> {
  private let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  override func buildElement(for route: PrizeRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    switch route {
    case .all: return PrizesScreen(coordinator: coordinator, prizes: shop.catalogue.prizes)
    case .prize(let prize): return PrizeScreen(coordinator: coordinator, prize: prize)
    }
  }
}
