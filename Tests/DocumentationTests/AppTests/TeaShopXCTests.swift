import Snapshot
import XCTest

final class TeaShopXCTests: XCTestCase {
  @MainActor
  func testTheWelcomeScreenLeadsIntoTheShop() async throws {
    let app = AppCoordinator()
    try Stage(app).tap("Enter the shop")
    XCTAssertEqual(app.visibleRoute.identifier, "list")
  }
}
