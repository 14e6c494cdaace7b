import Bookshop
import FlowEngine
import LayoutSim
import ScreenMapping

/// The exploration of the bookshop: everything that a customer can do there.
@MainActor
public enum ShopExploration {
  /// The bookshop under `traits`, with the events and the links that reach it from outside.
  ///
  /// - Throws: The error of an invalid table of links.
  public static func shop(
    under traits: Traits = Traits(device: .iPhone15)
  ) throws(LinkError) -> Exploration<AppCoordinator> {
    var shop = Exploration("bookshop", under: traits) { AppCoordinator() }
    shop.inputs["What is wrong"] = ["Ned forgot the string."]
    // The tab shows how many books are in the basket, but not which.
    shop.stateDiscriminator = { $0.shop.basket.books.map(\.title).joined(separator: ", ") }
    shop.event("order 1042 is shipped") { $0.orderShipped(Customer.harriet.orders[0]) }
    shop.event("the list is read", when: { shows("account.importing", $0) }) {
      $0.navigate(to: AccountRoute.imported(12))
    }
    shop.event("the order is placed", when: { shows("checkout.placing", $0) }) {
      $0.navigate(to: BasketRoute.placed(1043))
    }
    shop.links(
      try ShopLinks.table(for: .classics),
      "bookshop://title/dracula",
      "bookshop://note/2",
      "bookshop://order/1042"
    )
    shop.routes(AppRoute.login, AppRoute.shop, AppRoute.onboarding)
    shop.routes(HomeRoute.window, HomeRoute.packing)
    shop.routes(
      BrowseRoute.shelves,
      BrowseRoute.genre(.gothic),
      BrowseRoute.book(.emma),
      BrowseRoute.editions(.emma),
      BrowseRoute.about(.emma),
      BrowseRoute.filter,
      BrowseRoute.sample,
      BrowseRoute.contents
    )
    shop.routes(
      AuthorRoute.all,
      AuthorRoute.author(Book.emma.author),
      AuthorRoute.bibliography(Book.emma.author),
      AuthorRoute.life(Book.emma.author)
    )
    shop.routes(PrizeRoute.all, NoteRoute.all)
    if let prize = Catalogue.classics.prizes.first { shop.routes(PrizeRoute.prize(prize)) }
    if let note = Catalogue.classics.notes.first { shop.routes(NoteRoute.note(note)) }
    shop.routes(
      BasketRoute.basket,
      BasketRoute.address,
      BasketRoute.payment,
      BasketRoute.placing,
      BasketRoute.placed(1)
    )
    shop.routes(
      AccountRoute.overview,
      AccountRoute.orders,
      AccountRoute.order(1042),
      AccountRoute.importing,
      AccountRoute.imported(1)
    )
    shop.routes(ShipmentRoute.shipped, ShipmentRoute.tracking, ShipmentRoute.complaint)
    shop.routes(SupportRoute.chat)
    shop.accept(
      .noFindings,
      where: "The cover shipment.shipped was presented while the alert",
      because:
        "News of a parcel may come at any time, and a device shows it when the alert has gone."
    )
    shop.accept(
      .noFindings,
      where: "No coordinator handles SupportRoute “support.chat”",
      because: "The shop has no coordinator for the chat yet."
    )
    shop.accept(
      .linksMatchNavigation,
      where: "is refused on login",
      because: "Links lead into the shop, and nobody is signed in yet."
    )
    shop.accept(
      .restores,
      where: "app/detour OrderShipped was not recreated",
      because: "News of a parcel is old when the app starts again."
    )
    return shop
  }

  private static func shows(_ identifier: String, _ app: AppCoordinator) -> Bool {
    app.visibleRoute.identifier == identifier
  }
}
