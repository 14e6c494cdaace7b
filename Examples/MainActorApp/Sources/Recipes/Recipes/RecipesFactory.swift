import FlowEngine

/// Builds the view models of the recipes tab.
final class RecipesFactory: ViewFactory<RecipesRoute> {
  private let cookbook: Cookbook
  private let shoppingList: ShoppingList

  init(cookbook: Cookbook, shoppingList: ShoppingList) {
    self.cookbook = cookbook
    self.shoppingList = shoppingList
    super.init()
  }

  override func buildView(for route: RecipesRoute) -> Any? {
    switch route {
    case .list:
      RecipeListModel(cookbook: cookbook, coordinator: coordinator)
    case .recipe(let id), .edit(let id):
      cookbook.recipe(id).map { RecipeModel(recipe: $0, shoppingList: shoppingList) }
    case .filter:
      // The filter's own coordinator builds it.
      nil
    }
  }
}
