import Bookshop
import FlowEngine
import LayoutSim
import Testing

@Suite("Where routes lead in the shop")
@MainActor
struct NavigationTests {
  @Test("A deep link builds three screens, two sheets and a pushed child in one plan")
  func deepLink() throws {
    let shop = OpenShop()
    let note = try #require(Catalogue.classics.notes.first)
    let plan = try shop.app.plan(to: NoteRoute.note(note))

    #expect(
      plan.description == """
        to notes.note(1) from app
          1. select tab 1 Browse of app/flow MainTab
          2. push browse.genre(detective) on app/flow MainTab/tab 1 Browse
          3. push browse.book(adventures) on app/flow MainTab/tab 1 Browse
          4. push browse.editions(adventures) on app/flow MainTab/tab 1 Browse
          5. present modal app/flow MainTab/tab 1 Browse/modal Sample for browse.sample
          6. present modal app/flow MainTab/tab 1 Browse/modal Sample/modal Contents \
        for browse.contents
          7. push child app/flow MainTab/tab 1 Browse/modal Sample/modal Contents/child Notes
          8. push notes.note(1) on \
        app/flow MainTab/tab 1 Browse/modal Sample/modal Contents/child Notes
        """
    )

    try shop.app.apply(plan)
    #expect(
      shop.app.composition.surfaces.map(\.content.screens) == [
        [
          "browse.shelves", "browse.genre(detective)", "browse.book(adventures)",
          "browse.editions(adventures)",
        ],
        ["browse.sample"],
        ["browse.contents", "notes.all", "notes.note(1)"],
      ]
    )
  }

  @Test("The same deep link works again after everything was closed")
  func deepLinkTwice() throws {
    let shop = OpenShop()
    let note = try #require(Catalogue.classics.notes.first)
    shop.app.navigate(to: NoteRoute.note(note))
    let first = shop.app.composition

    shop.app.navigate(to: BrowseRoute.shelves)
    #expect(shop.app.composition.surfaces.count == 1)
    #expect(shop.app.navigate(to: NoteRoute.note(note)))

    #expect(shop.app.composition == first)
  }

  @Test("Authors and prizes lie on the stack of the tab that pushed them")
  func children() {
    let shop = OpenShop()
    shop.app.navigate(to: PrizeRoute.all)

    #expect(shop.frontStack == ["browse.shelves", "authors.all", "prizes.all"])
  }

  @Test("One sheet shows whatever book it is asked about")
  func aboutTwoBooks() throws {
    let shop = OpenShop()
    for book in [Book.emma, .dracula] {
      shop.app.navigate(to: BrowseRoute.about(book))
      #expect(shop.app.visibleRoute as? BrowseRoute == .about(book))
      #expect(shop.stage.sheets.count == 1)
      #expect(shop.node(book.blurb[0]) != nil)
    }
  }

  @Test("A finished import takes the place of the waiting, and back leads to the account")
  func replace() throws {
    let shop = OpenShop()
    try shop.stage.tap("Account")
    try shop.stage.tap("Import a wish list")
    #expect(shop.frontStack == ["account", "account.importing"])

    shop.app.navigate(to: AccountRoute.imported(12))
    #expect(shop.frontStack == ["account", "account.imported(12)"])

    try shop.stage.goBack()
    #expect(shop.app.visibleRoute as? AccountRoute == .overview)
  }

  @Test("The checkout goes through its steps in one sheet, and closes when it is done")
  func checkout() throws {
    let shop = OpenShop()
    try shop.stage.tap("Basket")
    try shop.stage.tap("Check out")
    try shop.stage.tap("Continue to payment")
    try shop.stage.tap("Place order")
    #expect(shop.frontStack == ["checkout.address", "checkout.payment", "checkout.placing"])

    shop.app.navigate(to: BasketRoute.placed(1043))
    #expect(shop.frontStack == ["checkout.address", "checkout.payment", "checkout.placed(1043)"])

    try shop.stage.tap("Done")
    #expect(shop.stage.sheets.isEmpty)
    #expect(shop.app.visibleRoute as? BasketRoute == .basket)
  }

  @Test("Adding a book shows the basket, which counts and sums it")
  func addToBasket() throws {
    let shop = OpenShop()
    try shop.stage.tap("See the book")
    try shop.stage.tap("Add to basket")

    #expect(shop.app.visibleRoute as? BasketRoute == .basket)
    let tab = try #require(
      shop.stage.renderTree.nodes.first { $0.role == .tab && $0.label == "Basket" }
    )
    #expect(tab.facts == [Fact("badge", "3")])
    // 8.49 + 8.99 + 7.99
    #expect(shop.node("Total, £25.47") != nil)
  }

  @Test("A route that no coordinator takes changes nothing and is kept as an error")
  func unhandled() throws {
    let shop = OpenShop()
    try shop.stage.tap("Account")
    let before = shop.app.composition

    try shop.stage.tap("Ask a bookseller")

    #expect(shop.app.composition == before)
    let error = try #require(shop.app.unhandledErrors.first)
    guard case .navigationFailed(let route, let start, let declined) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(route == RouteDescription(SupportRoute.chat))
    #expect(start.description == "app/flow MainTab/tab 3 Account")
    #expect(declined.count == 17)
    #expect(shop.stage.renderTree.findings.map(\.code) == [.unhandledError])
  }

  @Test("A screen that cannot be built is named in its place, with a way back")
  func brokenScreen() throws {
    let shop = OpenShop()
    #expect(shop.app.navigate(to: AccountRoute.order(9999)))

    let placeholder = try #require(
      shop.stage.renderTree.nodes.first { $0.role == .placeholder }
    )
    #expect(placeholder.label?.contains("account.order(9999)") == true)
    #expect(shop.stage.back.label == "Orders")

    try shop.stage.goBack()
    #expect(shop.app.visibleRoute as? AccountRoute == .orders)
  }

  @Test("The introduction covers the tabs and ends with its own button")
  func onboarding() throws {
    let shop = OpenShop()
    try shop.stage.tap("How the shop works")
    #expect(shop.app.composition.surfaces.map(\.style) == [.base, .cover])
    #expect(throws: StageError.noSuchTarget("Basket", available: ["Start browsing"])) {
      try shop.stage.tap("Basket")
    }

    try shop.stage.tap("Start browsing")
    #expect(shop.app.composition.surfaces.map(\.style) == [.base])
  }
}
