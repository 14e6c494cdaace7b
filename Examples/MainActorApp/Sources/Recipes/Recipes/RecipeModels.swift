import FlowEngine
import Observation

/// The model of the list of recipes.
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

/// The model of one recipe's screen.
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
