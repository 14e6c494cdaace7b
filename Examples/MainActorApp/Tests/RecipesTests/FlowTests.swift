import FlowEngine
import Testing

@testable import Recipes

@Suite("Screens with a style, and flows that are brought along")
struct FlowTests {
  private let shoppingList = ShoppingList()
  private let kitchen: KitchenTabCoordinator
  private let recipes: RecipesCoordinator
  private let shopping: ShoppingCoordinator

  init() throws {
    kitchen = KitchenTabCoordinator(
      session: Session(),
      cookbook: .classics,
      shoppingList: shoppingList
    )
    recipes = try #require(kitchen.children.first as? RecipesCoordinator)
    shopping = try #require(kitchen.children.last as? ShoppingCoordinator)
  }

  @Test("The tips come up as a sheet, because their route says so")
  func tips() {
    kitchen.switchToTab(of: shopping)
    shopping.showTips()
    #expect(kitchen.composition.surfaces.map(\.style) == [.base, .sheet])
    #expect(kitchen.visibleRoute as? ShoppingRoute == .tips)
    #expect(kitchen.visibleCoordinator === shopping)
    shopping.close()
    #expect(kitchen.composition.surfaces.count == 1)
  }

  @Test("The market is on the stack of the list, finishes as a whole, and is freed")
  func market() throws {
    kitchen.switchToTab(of: shopping)
    shopping.goToMarket()
    weak let market = try #require(kitchen.visibleCoordinator as? MarketCoordinator)
    market?.navigate(toRoute: .stall(3))
    #expect(shopping.flattenedPath.map(\.route.identifier) == ["shopping", "stalls", "stall(3)"])
    market?.finishFlow()
    #expect(shopping.flattenedPath.map(\.route.identifier) == ["shopping"])
    #expect(market == nil)
  }

  @Test("The ingredients are bought for as many as the cook chooses")
  func portions() async throws {
    let soup = try #require(Cookbook.classics.recipe("soup"))
    let cooking = Task { await recipes.cook(soup) }
    await Task.yield()
    let portions = try #require(kitchen.visibleCoordinator as? PortionsCoordinator)
    portions.choose(2)
    await cooking.value
    #expect(shoppingList.items == ["2 x leek", "2 x potato"])
  }

  @Test("Nothing is bought where the question is dismissed")
  func changedMind() async throws {
    let soup = try #require(Cookbook.classics.recipe("soup"))
    let cooking = Task { await recipes.cook(soup) }
    await Task.yield()
    recipes.dismiss()
    await cooking.value
    #expect(shoppingList.items == [])
    #expect(recipes.router.state.presentations == [])
  }
}
