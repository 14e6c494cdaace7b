import Bookshop
import FlowEngine
import LayoutSim
import Snapshot
import Testing

@Suite("What the customer sees on the way")
@MainActor
struct BookshopJourneyTests {
  @Test("From the login to a shelf")
  func toAShelf() throws {
    let stage = Stage(AppCoordinator())
    assertSnapshot(of: stage, named: "login")

    try stage.tap("Log in")
    assertSnapshot(of: stage, named: "home")

    try stage.tap("Browse")
    try stage.tap("Gothic tales, 2")
    assertSnapshot(of: stage, named: "shelf")
  }

  @Test("About a book")
  func aboutABook() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BrowseRoute.book(.dracula))
    try shop.stage.tap("About this book")

    assertSnapshot(of: shop.stage)
    assertSnapshot(of: shop.stage, as: .wireframe)
  }

  @Test("The filter on its header")
  func filter() throws {
    let shop = OpenShop()
    try shop.stage.tap("Browse")
    try shop.stage.tap("#filter")

    assertSnapshot(of: shop.stage)
  }

  @Test("The second step of the checkout")
  func checkout() throws {
    let shop = OpenShop()
    try shop.stage.tap("Basket")
    try shop.stage.tap("Check out")
    try shop.stage.tap("Continue to payment")

    assertSnapshot(of: shop.stage)
  }

  @Test("A deep link into a sheet over a sheet")
  func deepLink() throws {
    let shop = OpenShop()
    shop.app.navigate(to: NoteRoute.note(Catalogue.classics.notes[1]))

    assertSnapshot(of: shop.stage)
  }

  @Test("An order is shipped while a sheet is up")
  func detour() throws {
    let shop = OpenShop()
    shop.app.navigate(to: BrowseRoute.about(.dracula))
    shop.app.orderShipped(Customer.harriet.orders[0])

    assertSnapshot(of: shop.stage)
  }
}
