import FlowEngine
import LayoutSim
import ScreenMapping

@MainActor
func teaShop(
  under traits: Traits = Traits(device: .iPhone15)
) throws -> Exploration<AppCoordinator> {
  var shop = Exploration("tea shop", under: traits) { AppCoordinator() }
  shop.event("the teas arrive", when: { $0.store.teas.isEmpty }) {
    $0.store.receive(["Assam", "Sencha"])
  }
  shop.event("order 7 is shipped") { $0.orderShipped(7) }
  shop.links(try teaLinks(), "teashop://tea/Assam", "teashop://review/2")
  shop.routes(AppRoute.welcome, TeaRoute.list, TeaRoute.tea("Assam"), TeaRoute.note("Assam"))
  shop.routes(ReviewRoute.all, ReviewRoute.review(1))
  shop.routes(BasketRoute.basket, ShipmentRoute.shipped(7))
  shop.stateDiscriminator = { $0.store.teas.joined(separator: ", ") }
  shop.law("no more than three surfaces are up") { visit in
    let count = visit.stage.surfaces.count
    return count > 3 ? "\(count) surfaces are up." : nil
  }
  shop.accept(
    .linksMatchNavigation,
    where: "is refused on welcome",
    because: "Links lead into the shop, and nobody has entered it yet."
  )
  shop.accept(
    .turns,
    where: "note",
    because: "A note is swiped away, and a phone in landscape is turned back first."
  )
  return shop
}

@MainActor
private func teaLinks() throws -> LinkTable {
  var links = LinkTable(schemes: ["teashop"])
  try links.add("tea/{name}") { TeaRoute.tea(try $0["name"]) }
  try links.add("review/{number}") { ReviewRoute.review(try $0["number"]) }
  return links
}
