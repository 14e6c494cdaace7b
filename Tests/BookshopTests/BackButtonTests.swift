import Bookshop
import FlowEngine
import LayoutSim
import Testing

@Suite("The way back from every place that a screen can be in")
@MainActor
struct BackButtonTests {
  @Test("The root of an app, of a flow and of a tab have none")
  func roots() {
    for root in [BrowseCoordinator(shop: Shop()), AppCoordinator()] as [AnyCoordinator] {
      let stage = Stage(root)
      expectBack(stage.back, isVisible: false, canNavigateBack: false)
      #expect(throws: StageError.noWayBack(screen: root.visibleRoute.identifier)) {
        try stage.goBack()
      }
    }
    expectBack(OpenShop().stage.back, isVisible: false, canNavigateBack: false)
  }

  /// A route, the words on its back button, and where pressing it leads to.
  struct Pushed: Sendable {
    let route: @MainActor @Sendable () -> any Route
    let label: String
    let below: String
  }

  nonisolated static let pushed = [
    Pushed(route: { BrowseRoute.genre(.gothic) }, label: "Browse", below: "browse.shelves"),
    Pushed(route: { AuthorRoute.all }, label: "Browse", below: "browse.shelves"),
    Pushed(route: { PrizeRoute.all }, label: "Authors", below: "authors.all"),
    Pushed(route: { NoteRoute.all }, label: "Contents", below: "browse.contents"),
    Pushed(route: { BasketRoute.payment }, label: "Back", below: "checkout.address"),
  ]

  @Test(
    "A pushed screen has one in its bar, whichever coordinator owns the screen below",
    arguments: pushed
  )
  func pushed(place: Pushed) throws {
    let shop = OpenShop()
    shop.app.navigate(to: place.route())

    expectBack(shop.stage.back, isVisible: true, label: place.label, canNavigateBack: true)

    try shop.stage.goBack()
    #expect(shop.app.visibleRoute.identifier == place.below)
  }

  @Test("The first screen of a sheet has none in its bar and may close itself")
  func modalRoot() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BasketRoute.basket)
    shop.app.navigate(to: BasketRoute.address)

    expectBack(shop.stage.back, isVisible: false, canNavigateBack: true)

    try shop.stage.tap("Cancel")
    #expect(shop.app.visibleRoute as? BasketRoute == .basket)
    #expect(shop.stage.sheets.isEmpty)
  }

  @Test("A detour without a bar gets one, and leaves everything below as it was")
  func detourRoot() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BrowseRoute.about(.emma))
    let before = shop.app.composition
    shop.app.orderShipped(Customer.harriet.orders[0])
    expectBack(shop.stage.back, isVisible: true, label: "Back", canNavigateBack: true)

    try shop.stage.goBack()

    #expect(shop.app.composition == before)
    #expect(shop.app.visibleRoute as? BrowseRoute == .about(.emma))
  }

  @Test("A screen pushed in a detour leads back into the detour")
  func pushedInDetour() throws {
    let shop = OpenShop()
    shop.app.orderShipped(Customer.harriet.orders[0])
    try shop.stage.tap("Where is it?")
    #expect(shop.app.visibleRoute as? ShipmentRoute == .tracking)

    try shop.stage.goBack()
    #expect(shop.app.visibleRoute as? ShipmentRoute == .shipped)
  }
}

/// What the front-most screen offers: a button in its bar, a button of its own, or nothing.
private func expectBack(
  _ back: BackButton,
  isVisible: Bool,
  label: String? = nil,
  canNavigateBack: Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(back.isVisible == isVisible, sourceLocation: sourceLocation)
  #expect(back.label == label, sourceLocation: sourceLocation)
  #expect(back.canNavigateBack == canNavigateBack, sourceLocation: sourceLocation)
}
