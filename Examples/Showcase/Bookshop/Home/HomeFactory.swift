import FlowEngine
import LayoutSim

final class HomeFactory: ElementFactory<HomeRoute> {
  private let shop: Shop

  init(shop: Shop) {
    self.shop = shop
  }

  override func buildElement(for route: HomeRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    switch route {
    case .window:
      return WindowScreen(coordinator: coordinator, shop: shop)
    case .packing:
      return PackingScreen()
    }
  }
}
