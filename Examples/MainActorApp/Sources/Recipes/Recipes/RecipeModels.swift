import FlowEngine
import Observation

/// What the list of recipes shows and does.
@Observable
final class RecipeListModel {
  private let cookbook: Cookbook
  private weak var coordinator: Coordinator<RecipesRoute>?

  init(cookbook: Cookbook, coordinator: Coordinator<RecipesRoute>?) {
    self.cookbook = cookbook
    self.coordinator = coordinator
  }

  var titles: [String] { cookbook.listed.map(\.title) }

  func open(_ recipe: Recipe.ID) { coordinator?.navigate(to: RecipesRoute.recipe(recipe)) }

  func filter() { coordinator?.navigate(to: RecipesRoute.filter) }
}

/// What one recipe's screen shows and does.
@Observable
final class RecipeModel {
  let recipe: Recipe
  private let shoppingList: ShoppingList

  init(recipe: Recipe, shoppingList: ShoppingList) {
    self.recipe = recipe
    self.shoppingList = shoppingList
  }

  func buyIngredients() { shoppingList.add(recipe.ingredients) }
}
