import FlowEngine
import LayoutSim

@testable import Bookshop

/// The Basket tab with a faulty checkout.
final class FaultyBasket: Coordinator<BasketRoute> {
  enum Fault {
    case none

    /// The checkout may not go before the order is placed.
    case checkoutStays

    /// Whoever leaves the checkout lands in another tab.
    case checkoutLeadsHome
  }

  init(_ fault: Fault) {
    let shop = Shop()
    let factory = BasketFactory(shop: shop)
    super.init(router: Router(initial: .basket, factory: factory))
    factory.coordinator = self
    addModalCoordinator(FaultyCheckout(shop, fault))
  }

  override var tabItem: (text: String, image: String)? { ("Basket", "basket") }

  override func canHandle(_ route: any Route) -> Bool {
    [.basket, .address].contains(route as? BasketRoute)
  }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? BasketRoute == .address ? .modal : .push
  }
}

private final class FaultyCheckout: Coordinator<BasketRoute> {
  private let fault: FaultyBasket.Fault

  init(_ shop: Shop, _ fault: FaultyBasket.Fault) {
    self.fault = fault
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
    fault == .checkoutStays ? .refuse(reason: "the order is not placed") : .allow
  }

  override func wasDismissed(for reason: DismissalReason) {
    guard fault == .checkoutLeadsHome else { return }
    (parent?.parent as? FaultyTabs)?.switchToTab(0)
  }
}
