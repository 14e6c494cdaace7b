import Bookshop
import FlowEngine
import LayoutSim

extension ShopWalk {
  /// What apps do themselves: follow links, interrupt, go back.
  func call() {
    switch numbers.next(below: 20) {
    case 0..<12:
      let route = numbers.pick(Self.routes)
      let start = numbers.next(below: 2) == 0 ? app : app.visibleCoordinator
      note("navigate to \(route.identifier) from \(start.ownerPath)")
      start.navigate(to: route)
    case 12..<15:
      let order = numbers.pick(Customer.harriet.orders)
      note("order \(order.number) is shipped")
      app.orderShipped(order)
    case 15..<16:
      note("pop")
      app.visibleCoordinator.pop()
    case 16..<17:
      note("pop to root")
      app.visibleCoordinator.popToRoot()
    case 17..<18:
      note("dismiss the detour")
      app.dismissDetour()
    default:
      guard let surface = numbers.pickIfAny(app.composition.surfaces),
        let owner = app.coordinator(at: surface.owner)
      else { return }
      note("dismiss the modal of \(surface.owner)")
      owner.dismissModal()
    }
  }

  /// Changes something about the device in the customer's hands.
  func changeSettings() {
    var traits = stage.traits
    switch numbers.next(below: 8) {
    case 0, 1: traits.orientation = traits.orientation == .portrait ? .landscape : .portrait
    case 2: traits.typeSize = numbers.pick(TypeSize.allCases)
    case 3: traits.keyboard = traits.keyboard == .shown ? .hidden : .shown
    case 4: traits.direction = numbers.pick(WritingDirection.allCases)
    case 5: traits.platform = numbers.pick(PlatformProfile.allCases)
    case 6: traits.device = numbers.pick(Self.devices)
    default:
      traits.scheme = numbers.pick(InkScheme.allCases)
      traits.reducesMotion.toggle()
    }
    note(
      "hold \(traits.device.id) \(traits.orientation), \(traits.platform), type \(traits.typeSize), "
        + "keyboard \(traits.keyboard), \(traits.direction)"
    )
    stage.traits = traits
  }

  private static let devices: [Device] = [
    .iPhoneSE1, .iPhoneSE3, .iPhone13Mini, .iPhone15, .iPhone16ProMax, .iPhoneAir, .iPadMiniA17,
    .iPadPro13M4,
  ]

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
