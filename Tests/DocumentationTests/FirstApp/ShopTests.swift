import Snapshot
import Testing

@MainActor
@Suite("The shop")
struct ShopTests {
  let shop = ShopCoordinator()

  @Test("An item leads back to the shop")
  func item() throws {
    let stage = Stage(shop)
    try stage.tap("Show item 1")
    #expect(stage.back.label == "Shop")
  }

  @Test("The cart is as tall as its line and the padding around it")
  func cart() throws {
    let stage = Stage(shop)
    shop.navigate(to: ShopRoute.cart)
    #expect(stage.sheet?.height == 157.0 / 3)  // 16, a line of 20⅓, and 16
    assertSnapshot(of: stage)
  }
}
