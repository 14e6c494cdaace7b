import FlowEngine
import LayoutSim
import StageServing

enum ShopRoute: Route {
  case list, item(Int), cart, search

  var identifier: String {
    switch self {
    case .list: "list"
    case .item(let number): "item(\(number))"
    case .cart: "cart"
    case .search: "search"
    }
  }
}

/// A shop with eighty items, a cart in a sheet, and a search.
final class ShopCoordinator: Coordinator<ShopRoute> {
  init(items: Int = 80) {
    let factory = ShopFactory()
    factory.items = items
    super.init(router: Router(initial: .list, factory: factory))
    factory.coordinator = self
    addModalCoordinator(CartCoordinator())
  }

  override func canHandle(_ route: any Route) -> Bool { route is ShopRoute }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? ShopRoute == .cart ? .modal : .push
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.medium])
  }
}

final class CartCoordinator: Coordinator<ShopRoute> {
  init() {
    super.init(router: Router(initial: .cart, factory: ShopFactory()))
  }
}

final class ShopFactory: ElementFactory<ShopRoute> {
  var items = 0

  override func buildElement(for route: ShopRoute) -> (any Element)? {
    switch route {
    case .list:
      ScrollArea {
        Column {
          PushButton("Cart") { [coordinator] in coordinator?.navigate(to: ShopRoute.cart) }
          PushButton("Search") { [coordinator] in coordinator?.navigate(to: ShopRoute.search) }
          Each(1...items, id: \.self) { [coordinator] number in
            PushButton("Item \(number)") {
              coordinator?.navigate(to: ShopRoute.item(number))
            }
          }
        }
      }
      .navigationTitle("Shop")
    case .item(let number): TextBlock("Item \(number)").navigationTitle("Item")
    case .cart: TextBlock("Your cart is empty.")
    case .search: SearchScreen().navigationTitle("Search")
    }
  }
}

struct SearchScreen: Element {
  @Local private var words = ""

  var body: some Element {
    Column {
      TextEntry("Words", words: $words)
      TextBlock("Results for \(words)")
    }
  }
}

/// What the guide shows of an executable.
enum ServingExecutable {
  @MainActor
  static func main() async {
    var server = StageServer("shop")
    server.add(Exploration("shop") { ShopCoordinator() })
    await server.run()
  }

  @MainActor
  static func server() throws -> StageServer {
    var links = LinkTable(schemes: ["shop"])
    try links.add("item/{number}") { ShopRoute.item(try $0["number"]) }
    var shop = Exploration("shop") { ShopCoordinator() }
    shop.links(links, "shop://item/4")
    shop.routes(ShopRoute.list, ShopRoute.item(1), ShopRoute.cart)
    shop.inputs["Words"] = ["tea"]
    shop.event("an item arrives") { $0.navigate(to: ShopRoute.item(7)) }
    var server = StageServer("shop")
    server.add(shop)
    return server
  }
}
