import FlowEngine
import XCTest

@testable import Recipes

/// `XCTestCase` is not isolated, so neither is the class, and each test declares its isolation.
///
/// On Linux a test class cannot mix synchronous methods on the main actor with nonisolated synchronous ones,
/// so those on the main actor are `async`.
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
