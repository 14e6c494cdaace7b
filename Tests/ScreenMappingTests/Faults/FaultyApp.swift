import FlowEngine
import LayoutSim

@testable import Bookshop

/// The app at its login, with something wrong that comes to light when a parcel or a link arrives.
final class FaultyApp: FlowOrchestrator<AppRoute> {
  enum Fault {
    case none

    /// The app keeps all news that it has shown.
    case newsIsKept

    /// The news and its screens hold one another.
    case newsHoldsItself

    /// The app opens the account for a link, and says that it has not.
    case changeIsDenied
  }

  private let fault: Fault
  private let shop = Shop()
  private var news: [AnyCoordinator] = []

  init(_ fault: Fault) {
    self.fault = fault
    let factory = AppFactory(shop: shop)
    super.init(router: Router(initial: .login, factory: factory))
    factory.coordinator = self
    transitionToFlow(LoginCoordinator(shop: shop), root: .login)
  }

  override func canHandleFlowChange(to route: any Route) -> Bool { route is AccountRoute }

  override func handleFlowChange(to route: any Route) -> Bool {
    transitionToFlow(AccountCoordinator(shop: shop), root: .shop)
    return fault != .changeIsDenied
  }

  /// Presents the news that `order` has left the shop.
  func orderShipped(_ order: Order) {
    let arrived: Coordinator<ShipmentRoute> =
      fault == .newsHoldsItself ? News(holding: order) : OrderShippedCoordinator(order: order)
    if fault == .newsIsKept { news.append(arrived) }
    presentDetour(arrived, presenting: .shipped)
  }
}

/// News whose factory retains the coordinator that owns it.
private final class News: Coordinator<ShipmentRoute> {
  init(holding order: Order) {
    let factory = HoldingFactory(order)
    super.init(router: Router(initial: .shipped, factory: factory))
    factory.news = self
  }
}

private final class HoldingFactory: ElementFactory<ShipmentRoute> {
  private let order: Order
  var news: News?

  init(_ order: Order) { self.order = order }

  override func buildElement(for route: ShipmentRoute) -> (any Element)? {
    news.map { ShippedScreen(coordinator: $0, order: order) }
  }
}
