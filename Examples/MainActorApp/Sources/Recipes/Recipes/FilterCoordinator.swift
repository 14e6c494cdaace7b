import FlowEngine
import Observation

/// The sheet that filters the list of recipes.
final class FilterCoordinator: Coordinator<RecipesRoute> {
  private let factory: FilterFactory

  init(cookbook: Cookbook) {
    factory = FilterFactory(cookbook: cookbook)
    super.init(router: Router(initial: .filter, factory: factory))
    factory.coordinator = self
  }
}

final class FilterFactory: ViewFactory<RecipesRoute> {
  private let cookbook: Cookbook

  init(cookbook: Cookbook) {
    self.cookbook = cookbook
    super.init()
  }

  override func buildView(for route: RecipesRoute) -> Any? {
    FilterModel(cookbook: cookbook, coordinator: coordinator)
  }
}

/// The model of the filter.
@Observable
final class FilterModel {
  private let cookbook: Cookbook
  private weak var coordinator: Coordinator<RecipesRoute>?

  init(cookbook: Cookbook, coordinator: Coordinator<RecipesRoute>?) {
    self.cookbook = cookbook
    self.coordinator = coordinator
  }

  /// Lists only recipes with `ingredient`, and dismisses the sheet.
  func choose(_ ingredient: String?) {
    cookbook.ingredient = ingredient
    coordinator?.pop()
  }
}
