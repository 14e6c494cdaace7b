import FlowEngine
import XCTest

@testable import Recipes

/// `XCTestCase` belongs to no actor, so the class does not either, and each test says where it runs.
///
/// On Linux a class does not build in which some tests are synchronous on the main actor and some
/// are plain synchronous ones. With `async` on those that run on the main actor both may stand in
/// it.
nonisolated final class ShoppingXCTests: XCTestCase {
  @MainActor
  func testTheShoppingTabCountsWhatIsToBeBought() async {
    let shoppingList = ShoppingList()
    let shopping = ShoppingCoordinator(shoppingList: shoppingList)
    XCTAssertNil(shopping.tabBadge)
    shoppingList.add(["leek", "potato", "leek"])
    XCTAssertEqual(shopping.tabBadge, "2")
  }

  @MainActor
  func testOnlyShoppingIsHandled() async throws {
    let shopping = ShoppingCoordinator(shoppingList: ShoppingList())
    XCTAssertTrue(shopping.canHandle(ShoppingRoute.shopping))
    XCTAssertThrowsError(try shopping.perform(RecipesRoute.list))
  }
}
