import FlowEngine
import Testing

@testable import Recipes

@Suite("The recipes tab")
struct RecipesTests {
  private let session = Session()
  private let shoppingList = ShoppingList()
  private let kitchen: KitchenTabCoordinator
  private let recipes: RecipesCoordinator

  init() throws {
    kitchen = KitchenTabCoordinator(
      session: session,
      cookbook: .classics,
      shoppingList: shoppingList
    )
    recipes = try #require(kitchen.children.first as? RecipesCoordinator)
  }

  private func model<Model>(of route: RecipesRoute) throws -> Model {
    try #require(recipes.router.view(for: route) as? Model)
  }

  @Test("Cooks edit their own recipes only")
  func edit() {
    #expect(!kitchen.navigate(to: RecipesRoute.edit("soup")))
    session.signIn(as: "Ada")
    #expect(!kitchen.navigate(to: RecipesRoute.edit("pie")))
    #expect(kitchen.navigate(to: RecipesRoute.edit("soup")))
    #expect(recipes.router.state.stack == [.recipe("soup"), .edit("soup")])
  }

  @Test("A link into the recipes selects their tab")
  func crossTab() {
    kitchen.navigate(to: ShoppingRoute.shopping)
    #expect(kitchen.router.state.selectedTab == 1)
    #expect(kitchen.navigate(to: RecipesRoute.recipe("pie")))
    #expect(kitchen.router.state.selectedTab == 0)
  }

  @Test("The filter comes up as a sheet, and goes when an ingredient is chosen")
  func filter() throws {
    let list: RecipeListModel = try model(of: .list)
    #expect(list.titles == ["Leek soup", "Apple pie"])
    list.filter()
    #expect(recipes.router.state.presented == .filter)
    let sheet = try #require(recipes.modalCoordinators.first as? FilterCoordinator)
    let filter = try #require(sheet.router.view(for: .filter) as? FilterModel)
    filter.choose("apple")
    #expect(recipes.router.state.presented == nil)
    #expect(list.titles == ["Apple pie"])
  }

  @Test("What a recipe's view model buys is counted on the shopping tab")
  func badge() throws {
    let soup: RecipeModel = try model(of: .recipe("soup"))
    #expect(kitchen.children[1].tabBadge == nil)
    soup.buyIngredients()
    #expect(kitchen.children[1].tabBadge == "2")
  }
}
