import Bookshop
import FlowEngine
import LayoutSim
import TestSupport
import Testing

@Suite("Every route of the shop, from everywhere")
@MainActor
struct EveryRouteTests {
  private let routes: [any Route] = [
    HomeRoute.window, HomeRoute.packing, AppRoute.onboarding,
    BrowseRoute.shelves, BrowseRoute.genre(.gothic), BrowseRoute.book(.emma),
    BrowseRoute.editions(.emma), BrowseRoute.about(.emma), BrowseRoute.filter,
    BrowseRoute.sample, BrowseRoute.contents, NoteRoute.all,
    NoteRoute.note(Catalogue.classics.notes[0]),
    AuthorRoute.all, AuthorRoute.author(Book.emma.author),
    AuthorRoute.bibliography(Book.emma.author), AuthorRoute.life(Book.emma.author),
    PrizeRoute.all, PrizeRoute.prize(Catalogue.classics.prizes[0]),
    BasketRoute.basket, BasketRoute.address, BasketRoute.payment, BasketRoute.placing,
    BasketRoute.placed(1043),
    AccountRoute.overview, AccountRoute.orders, AccountRoute.order(1042),
    AccountRoute.importing, AccountRoute.imported(12),
  ]

  @Test("Whatever is on screen, going to a route from there or from the root shows it")
  func everyPair() {
    let pairs = routes.flatMap { start in routes.map { (start, $0) } }
    for (start, destination) in Night.sample(pairs, oneIn: 3) {
      for entersAtRoot in [true, false] {
        let app = AppCoordinator()
        app.navigate(to: AppRoute.shop)
        app.navigate(to: start)
        let entry = entersAtRoot ? app : app.visibleCoordinator

        let went = entry.navigate(to: destination)

        let seen = app.visibleRoute.identifier
        #expect(
          went && seen == destination.identifier,
          "\(start.identifier) to \(destination.identifier) from \(entry.ownerPath) shows \(seen)"
        )
      }
    }
  }

  @Test("A detour gives way to any navigation from below it")
  func underADetour() {
    for destination in routes {
      let app = AppCoordinator()
      app.navigate(to: AppRoute.shop)
      app.orderShipped(Customer.harriet.orders[0])

      app.navigate(to: destination)

      #expect(app.visibleRoute.identifier == destination.identifier)
    }
  }

  /// The devices and text sizes with the least and the most room for words.
  nonisolated static let extremes: [(Device, TypeSize)] = [
    (.iPhoneSE1, .accessibility5), (.iPhone16ProMax, .xSmall), (.iPadPro13M4, .large),
  ]

  @Test("Every screen can be built and settles", arguments: extremes)
  func everyScreen(device: Device, typeSize: TypeSize) {
    // By day all on the smallest phone, where the least has room, and a few elsewhere.
    for route in Night.sample(routes, oneIn: device == .iPhoneSE1 ? 1 : 6) {
      let shop = OpenShop(on: device, typeSize: typeSize)
      shop.app.navigate(to: route)

      let tree = shop.stage.renderTree
      // Letters of another width may break lines elsewhere. The filter's rows are low on purpose, and it
      // does not scroll where the largest letters make it taller than the smallest phone.
      // A title in the largest letters is cut there, too.
      let findings = tree.findings.map(\.code).filter {
        $0 != .textNearLimit
          && !([.smallTarget, .contentCutOff].contains($0)
            && route.identifier == "browse.filter")
          && !($0 == .titleTruncated && typeSize == .accessibility5)
          // Some routes are a sheet over a sheet, which come at once here.
          && $0 != .nestedPresentations
      }
      #expect(findings.isEmpty, "\(route.identifier)")
      shop.stage.settle()
      #expect(shop.stage.renderTree == tree, "\(route.identifier)")
    }
  }
}
