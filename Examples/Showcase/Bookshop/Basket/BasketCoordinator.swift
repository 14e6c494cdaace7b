import FlowEngine

/// The Basket tab: one screen, and the checkout as a sheet over it.
public final class BasketCoordinator: Coordinator<BasketRoute> {
  private let basket: Basket

  /// Creates the basket of `shop`.
  public init(shop: Shop) {
    basket = shop.basket
    let factory = BasketFactory(shop: shop)
    super.init(router: Router(initial: .basket, factory: factory))
    factory.coordinator = self
    addModalCoordinator(CheckoutCoordinator(shop: shop))
  }

  public override var tabItem: (text: String, image: String)? { ("Basket", "basket") }

  public override var tabBadge: String? {
    basket.books.isEmpty ? nil : "\(basket.books.count)"
  }

  public override func canHandle(_ route: any Route) -> Bool {
    switch route as? BasketRoute {
    case .basket, .address: true
    // The later steps belong to the checkout.
    case .payment, .placing, .placed, nil: false
    }
  }

  public override func navigationType(for route: any Route) -> NavigationType {
    route as? BasketRoute == .address ? .modal : .push
  }
}
