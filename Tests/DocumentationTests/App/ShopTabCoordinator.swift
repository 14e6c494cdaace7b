import FlowEngine
import LayoutSim

final class ShopTabCoordinator: TabCoordinator<AppRoute> {
  init(store: TeaStore) {
    super.init(router: Router(initial: .shop, factory: ElementFactory()))
    addChild(TeaCoordinator(store: store))
    addChild(BasketCoordinator())
  }
}

final class BasketCoordinator: Coordinator<BasketRoute> {
  override var tabItem: (text: String, image: String)? { ("Basket", "basket") }

  init() {
    super.init(router: Router(initial: .basket, factory: BasketFactory()))
  }

  override func canHandle(_ route: any Route) -> Bool { route is BasketRoute }
}

final class BasketFactory: ElementFactory<BasketRoute> {
  override func buildElement(for route: BasketRoute) -> (any Element)? {
    TextBlock("Your basket is empty.").navigationTitle("Basket")
  }
}
