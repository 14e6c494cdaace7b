import FlowEngine
import Testing

/// Tabs that change, as the guide to navigation describes them.
@MainActor
struct DocumentedTabsTests {
  private enum ShopRoute: String, Route { case tabs, browse, basket, orders }

  private class ShopCoordinator: Coordinator<ShopRoute> {
    init(_ root: ShopRoute) { super.init(router: Router(initial: root, factory: ViewFactory())) }
  }

  private final class BrowseCoordinator: ShopCoordinator { init() { super.init(.browse) } }
  private final class BasketCoordinator: ShopCoordinator { init() { super.init(.basket) } }
  private final class OrdersCoordinator: ShopCoordinator { init() { super.init(.orders) } }

  private enum ShopPage: TabPage {
    case browse, basket, orders

    var tabItem: (text: String, image: String)? {
      switch self {
      case .browse: ("Browse", "book")
      case .basket: ("Basket", "cart")
      case .orders: ("Orders", "shippingbox")
      }
    }

    func coordinator() -> AnyCoordinator {
      switch self {
      case .browse: BrowseCoordinator()
      case .basket: BasketCoordinator()
      case .orders: OrdersCoordinator()
      }
    }
  }

  @Test("The orders are selected when the basket, which was, goes")
  func sample() {
    let shop = PagedTabCoordinator(
      router: Router(initial: ShopRoute.tabs, factory: ViewFactory()),
      pages: [ShopPage.browse, .basket]
    )
    shop.setBadge("2", for: .basket)
    shop.switchToTab(.basket)
    shop.setPages([.browse, .orders, .basket])  // the basket stays selected, with its badge
    shop.setPages([.browse, .orders])  // the orders are selected
    #expect(shop.picture == "[Browse *Orders*] orders")
    #expect(shop.router.state.badges == [])
    #expect(shop.unhandledErrors == [])
  }

  @Test("The basket stays selected when the orders come before it, with its badge")
  func selection() {
    let shop = PagedTabCoordinator(
      router: Router(initial: ShopRoute.tabs, factory: ViewFactory()),
      pages: [ShopPage.browse, .basket],
      currentPage: .basket
    )
    shop.setBadge("2", for: .basket)
    shop.setPages([.browse, .orders, .basket])
    #expect(shop.picture == "[Browse Orders *Basket*] basket")
    #expect(shop.router.state.badges == [TabBadge(tab: 2, text: "2")])
  }

  @Test("An unknown page is named as Swift prints it, and so are those that there are")
  func unknownPage() {
    let shop = PagedTabCoordinator(
      router: Router(initial: ShopRoute.tabs, factory: ViewFactory()),
      pages: [ShopPage.browse, .basket]
    )
    shop.switchToTab(.orders)
    #expect(
      shop.unhandledErrors.map(\.whatHappened) == [
        "“orders” is not a tab of app: there are browse, basket."
      ]
    )
  }
}
