import Observation

/// The recipe of one dish: a value that may be read on any thread.
nonisolated struct Recipe: Identifiable, Hashable, Sendable {
  let id: String
  let title: String
  let author: String
  let ingredients: [String]
}

/// All recipes, and the filter of the list.
@Observable
final class Cookbook {
  let recipes: [Recipe]

  /// Only recipes with this ingredient are listed; `nil` for all.
  var ingredient: String?

  init(recipes: [Recipe]) {
    self.recipes = recipes
  }

  var listed: [Recipe] {
    guard let ingredient else { return recipes }
    return recipes.filter { $0.ingredients.contains(ingredient) }
  }

  func recipe(_ id: Recipe.ID) -> Recipe? {
    recipes.first { $0.id == id }
  }

  static var classics: Cookbook {
    Cookbook(recipes: [
      Recipe(id: "soup", title: "Leek soup", author: "Ada", ingredients: ["leek", "potato"]),
      Recipe(id: "pie", title: "Apple pie", author: "Ben", ingredients: ["apple", "flour"]),
    ])
  }
}
