import FlowEngine
import Observation

/// The sheet that chooses which recipes are listed.
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

/// What the filter shows and does.
@Observable
final class FilterModel {
  private let cookbook: Cookbook
  private weak var coordinator: Coordinator<RecipesRoute>?

  init(cookbook: Cookbook, coordinator: Coordinator<RecipesRoute>?) {
    self.cookbook = cookbook
    self.coordinator = coordinator
  }

  /// Lists only recipes with `ingredient`, and goes.
  func choose(_ ingredient: String?) {
    cookbook.ingredient = ingredient
    coordinator?.pop()
  }
}
