import FlowEngine
import LayoutSim
import Testing

// The app of the README, to the letter.

enum ShopRoute: Route { case list, item(Int), cart }

final class ShopCoordinator: Coordinator<ShopRoute> {
  init() {
    let factory = ShopFactory()
    super.init(router: Router(initial: .list, factory: factory))
    factory.coordinator = self
    addModalCoordinator(CartCoordinator())  // a Coordinator<ShopRoute> whose root is .cart
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
      .screenTitle("Shop")
    case .item(let number): TextBlock("Item \(number)").screenTitle("Item")
    case .cart: TextBlock("Your cart is empty.").padding()
    }
  }
}

@MainActor
@Suite("The first app of the README")
struct FirstAppTests {
  @Test("An item leads back to the shop")
  func item() throws {
    let stage = Stage(ShopCoordinator())
    try stage.tap("Show item 1")
    #expect(stage.back.label == "Shop")
  }

  @Test("The cart is as tall as its line and the padding around it")
  func cart() throws {
    let shop = ShopCoordinator()
    let stage = Stage(shop)
    shop.navigate(to: ShopRoute.cart)
    // 16, a line of 20⅓, and 16.
    let sheet = try #require(stage.sheets.first)
    #expect(sheet.value == 157.0 / 3)
  }
}
