import FlowEngine
import LayoutSim

@testable import Bookshop

/// The Account tab with something wrong in it.
final class FaultyAccount: Coordinator<AccountRoute> {
  enum Fault {
    case none

    /// Each of two guards puts the other's screen first.
    case guardsLoop

    /// The list of orders opens the latest order whenever it appears.
    case ordersOpenOne

    /// How often the orders were seen, which no screen shows, decides what they lie on.
    case visitsAreCounted
  }

  private let fault: Fault
  fileprivate var visits = 0

  init(_ fault: Fault) {
    self.fault = fault
    let factory = FaultyAccountFactory(fault)
    super.init(router: Router(initial: .overview, factory: factory))
    factory.show(self)
  }

  override func canHandle(_ route: any Route) -> Bool { route is AccountRoute }

  override func navigationPath(for route: any Route) -> [any Route]? {
    switch route as? AccountRoute {
    case .order: [AccountRoute.orders]
    case .orders where fault == .visitsAreCounted && visits > 0:
      [AccountRoute.importing, AccountRoute.orders]
    default: nil
    }
  }

  override func navigationVerdict(on route: any Route) -> NavigationVerdict {
    guard fault == .guardsLoop else { return .allow }
    return switch route as? AccountRoute {
    case .orders: .redirect(to: AccountRoute.importing)
    case .importing: .redirect(to: AccountRoute.orders)
    default: .allow
    }
  }
}

private final class FaultyAccountFactory: ElementFactory<AccountRoute> {
  private let fault: FaultyAccount.Fault
  private let shop = AccountFactory(shop: Shop())
  private weak var account: FaultyAccount?

  init(_ fault: FaultyAccount.Fault) { self.fault = fault }

  func show(_ account: FaultyAccount) {
    coordinator = account
    shop.coordinator = account
    self.account = account
  }

  override func buildElement(for route: AccountRoute) -> (any Element)? {
    guard let coordinator else { return nil }
    let orders = OrdersScreen(coordinator: coordinator, orders: Customer.harriet.orders)
    return switch (route, fault) {
    case (.orders, .ordersOpenOne):
      orders.onAppear { [weak account] in account?.navigate(to: AccountRoute.order(1042)) }
    case (.orders, .visitsAreCounted):
      orders.onAppear { [weak account] in account?.visits += 1 }
    default: shop.buildElement(for: route)
    }
  }
}
