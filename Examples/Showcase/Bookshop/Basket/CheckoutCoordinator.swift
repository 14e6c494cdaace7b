import FlowEngine

/// The checkout: address, payment, and the order itself, one after the other in one sheet.
public final class CheckoutCoordinator: Coordinator<BasketRoute> {
  /// Creates a checkout for the basket of `shop`.
  public init(shop: Shop) {
    let factory = BasketFactory(shop: shop)
    super.init(router: Router(initial: .address, factory: factory))
    factory.coordinator = self
  }

  public override func canHandle(_ route: any Route) -> Bool {
    switch route as? BasketRoute {
    case .payment, .placing, .placed: true
    case .basket, .address, nil: false
    }
  }

  public override func navigationType(for route: any Route) -> NavigationType {
    // There is no way back to a screen that only shows progress.
    if case .placed = route as? BasketRoute { .replace } else { .push }
  }
}
