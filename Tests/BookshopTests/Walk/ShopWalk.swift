import Bookshop
import FlowEngine
import LayoutSim
import TestSupport

/// A customer who acts at random in the bookshop.
final class ShopWalk: RandomWalk {
  let shop = AppCoordinator()

  init(seed: Int) {
    super.init(shop, seed: seed)
    shop.navigate(to: AppRoute.shop)
    watchErrors()
  }

  override var tabs: [String] { ["Home", "Browse", "Basket", "Account"] }

  override var fields: [String] { ["Name", "Password", "Card", "Search"] }

  override var waysOut: [String] { ["Close", "Cancel", "Done", "Start browsing"] }

  /// The filter remembers what was turned on.
  override func isReproducible(_ tree: RenderTree) -> Bool {
    !tree.nodes.contains { $0.route == "browse.filter" }
  }

  override func expects(_ error: FlowError) -> Bool {
    switch error {
    // No bookseller answers, and there is no way into the shop from the login but to log in.
    case .navigationFailed: true
    // Letters remember the numbers of orders wrongly.
    case .viewCreationFailed(let route, _, _): route.identifier == "account.order(9999)"
    default: false
    }
  }

  override func call() {
    switch numbers.next(below: 20) {
    case 0..<12:
      let route = numbers.pick(Self.routes)
      let start = numbers.next(below: 2) == 0 ? app : app.visibleCoordinator
      note("navigate to \(route.identifier) from \(start.ownerPath)")
      start.navigate(to: route)
    case 12..<15:
      let order = numbers.pick(Customer.harriet.orders)
      note("order \(order.number) is shipped")
      shop.orderShipped(order)
    case 15..<16:
      note("pop")
      app.visibleCoordinator.pop()
    case 16..<17:
      note("pop to root")
      app.visibleCoordinator.popToRoot()
    case 17..<18:
      note("dismiss the detour")
      shop.dismissDetour()
    default:
      guard let surface = numbers.pickIfAny(app.composition.surfaces),
        let owner = app.coordinator(at: surface.owner)
      else { return }
      note("dismiss the modal of \(surface.owner)")
      owner.dismissModal()
    }
  }

  private static let routes: [any Route] = [
    HomeRoute.window, HomeRoute.packing, AppRoute.onboarding, AppRoute.shop, AppRoute.login,
    BrowseRoute.shelves, BrowseRoute.genre(.gothic), BrowseRoute.book(.emma),
    BrowseRoute.editions(.emma), BrowseRoute.about(.emma), BrowseRoute.about(.dracula),
    BrowseRoute.filter, BrowseRoute.sample, BrowseRoute.contents, NoteRoute.all,
    NoteRoute.note(Catalogue.classics.notes[0]), AuthorRoute.all,
    AuthorRoute.author(Book.emma.author), AuthorRoute.bibliography(Book.emma.author),
    AuthorRoute.life(Book.emma.author), AuthorRoute.life(Book.dracula.author), PrizeRoute.all,
    PrizeRoute.prize(Catalogue.classics.prizes[0]), BasketRoute.basket, BasketRoute.address,
    BasketRoute.payment, BasketRoute.placing, BasketRoute.placed(1043), AccountRoute.overview,
    AccountRoute.orders, AccountRoute.order(1042), AccountRoute.order(9999),
    AccountRoute.importing, AccountRoute.imported(12), ShipmentRoute.tracking, SupportRoute.chat,
  ]
}
