import FlowEngine
import LayoutSim

enum ShopRoute: Route { case list, item(Int), cart }

final class ShopCoordinator: Coordinator<ShopRoute> {
  init() {
    let factory = ShopFactory()
    super.init(router: Router(initial: .list, factory: factory))
    factory.coordinator = self
    addModalCoordinator(CartCoordinator())
  }

  override func canHandle(_ route: any Route) -> Bool { route is ShopRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? ShopRoute == .cart ? .modal : .push
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.custom])  // as tall as its content
  }
}

final class CartCoordinator: Coordinator<ShopRoute> {
  init() {
    super.init(router: Router(initial: .cart, factory: ShopFactory()))
  }
}

final class ShopFactory: ElementFactory<ShopRoute> {
  override func buildElement(for route: ShopRoute) -> (any Element)? {
    switch route {
    case .list:
      PushButton("Show item 1") { [coordinator] in
        coordinator?.navigate(to: ShopRoute.item(1))
      }
      .navigationTitle("Shop")
    case .item(let number): TextBlock("Item \(number)").navigationTitle("Item")
    case .cart: TextBlock("Your cart is empty.").padding()
    }
  }
}
