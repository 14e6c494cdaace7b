import FlowEngine
import Observation

/// Ingredients, in the order in which they were added.
@Observable
final class ShoppingList {
  private(set) var items: [String] = []

  func add(_ ingredients: [String]) {
    for ingredient in ingredients where !items.contains(ingredient) {
      items.append(ingredient)
    }
  }
}

/// The shopping tab, whose badge counts the ingredients to be bought.
final class ShoppingCoordinator: Coordinator<ShoppingRoute> {
  private let shoppingList: ShoppingList

  init(shoppingList: ShoppingList) {
    self.shoppingList = shoppingList
    super.init(router: Router(initial: .shopping, factory: ViewFactory()))
  }

  override func canHandle(_ route: any Route) -> Bool { route is ShoppingRoute }

  override var tabItem: (text: String, image: String)? { ("Shopping", "cart") }

  override var tabBadge: String? {
    shoppingList.items.isEmpty ? nil : String(shoppingList.items.count)
  }

  func showTips() { navigate(toRoute: .tips) }

  /// Brings a walk through the market along, on the stack of the list.
  func goToMarket() { navigate(to: MarketCoordinator(), presentationStyle: .push) }
}
