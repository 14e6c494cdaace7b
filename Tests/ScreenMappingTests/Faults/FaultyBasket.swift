import FlowEngine
import LayoutSim

@testable import Bookshop

/// The Basket tab, whose checkout may not go before the order is placed.
final class FaultyBasket: Coordinator<BasketRoute> {
  init(isStubborn: Bool) {
    let shop = Shop()
    let factory = BasketFactory(shop: shop)
    super.init(router: Router(initial: .basket, factory: factory))
    factory.coordinator = self
    addModalCoordinator(FaultyCheckout(shop, isStubborn: isStubborn))
  }

  override func canHandle(_ route: any Route) -> Bool {
    [.basket, .address].contains(route as? BasketRoute)
  }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? BasketRoute == .address ? .modal : .push
  }
}

private final class FaultyCheckout: Coordinator<BasketRoute> {
  private let isStubborn: Bool

  init(_ shop: Shop, isStubborn: Bool) {
    self.isStubborn = isStubborn
    let factory = BasketFactory(shop: shop)
    super.init(router: Router(initial: .address, factory: factory))
    factory.coordinator = self
  }

  override func canHandle(_ route: any Route) -> Bool {
    switch route as? BasketRoute {
    case .payment, .placing, .placed: true
    case .basket, .address, nil: false
    }
  }

  override func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    isStubborn ? .refuse(reason: "the order is not placed") : .allow
  }
}
