import FlowEngine

/// The flow of signed-in users: recipes and a shopping list.
final class KitchenTabCoordinator: TabCoordinator<AppRoute> {
  init(session: Session, cookbook: Cookbook, shoppingList: ShoppingList) {
    super.init(router: Router(initial: .kitchen, factory: ViewFactory()))
    addChild(
      RecipesCoordinator(session: session, cookbook: cookbook, shoppingList: shoppingList)
    )
    addChild(ShoppingCoordinator(shoppingList: shoppingList))
  }
}
