import FlowEngine

/// The screens of recipes.
enum RecipesRoute: Route {
  case list
  case recipe(Recipe.ID)
  case edit(Recipe.ID)
  case filter

  var identifier: String {
    switch self {
    case .list: "list"
    case .recipe(let id): "recipe(\(id))"
    case .edit(let id): "edit(\(id))"
    case .filter: "filter"
    }
  }
}
