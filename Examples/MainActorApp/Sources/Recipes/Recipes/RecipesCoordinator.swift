import FlowEngine

/// The recipes tab.
final class RecipesCoordinator: Coordinator<RecipesRoute> {
  private let session: Session
  private let cookbook: Cookbook
  private let shoppingList: ShoppingList
  private let factory: RecipesFactory

  init(session: Session, cookbook: Cookbook, shoppingList: ShoppingList) {
    self.session = session
    self.cookbook = cookbook
    self.shoppingList = shoppingList
    factory = RecipesFactory(cookbook: cookbook, shoppingList: shoppingList)
    super.init(router: Router(initial: .list, factory: factory))
    factory.coordinator = self
    addModalCoordinator(FilterCoordinator(cookbook: cookbook))
  }

  override var tabItem: (text: String, image: String)? { ("Recipes", "book") }

  /// Cooks edit their own recipes, and read those of all cooks.
  override func canHandle(_ route: any Route) -> Bool {
    switch route as? RecipesRoute {
    case .list, .filter: true
    case .recipe(let id): cookbook.recipe(id) != nil
    case .edit(let id): session.isSignedIn && cookbook.recipe(id)?.author == session.cook
    case nil: false
    }
  }

  override func navigationType(for route: any Route) -> NavigationType {
    route as? RecipesRoute == .filter ? .modal : .push
  }

  /// The recipe is below its editor.
  override func navigationPath(for route: any Route) -> [any Route]? {
    guard case .edit(let id) = route as? RecipesRoute else { return nil }
    return [RecipesRoute.recipe(id), RecipesRoute.edit(id)]
  }

  override func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration(detents: [.medium, .large])
  }

  /// Asks how many portions to cook, and puts the recipe on the shopping list unless the cook changes her mind.
  func cook(_ recipe: Recipe) async {
    guard case .finished(let portions) = await outcome(of: PortionsCoordinator()) else { return }
    shoppingList.add(recipe.ingredients.map { "\(portions) x \($0)" })
  }
}
