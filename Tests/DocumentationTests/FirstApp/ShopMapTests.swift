import Snapshot
import Testing

@MainActor
@Suite("The map of the shop")
struct ShopMapTests {
  @Test("Every screen is reached as before, but nothing leads to the cart")
  func everyScreen() async {
    var shop = Exploration("shop") { ShopCoordinator() }
    shop.routes(ShopRoute.list, ShopRoute.item(1), ShopRoute.cart)
    let map = await assertScreenMap(of: shop)
    #expect(map.routes.filter { $0.state == nil }.map(\.kind) == ["cart"])
  }
}
