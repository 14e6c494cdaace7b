import Bookshop
import FlowEngine
import Testing

@Suite("What the shop sells")
struct CatalogueTests {
  @Test("Prices read as on a price tag", arguments: [(0, "£0.00"), (5, "£0.05"), (1548, "£15.48")])
  func price(pence: Int, words: String) {
    #expect(Price(pence: pence).description == words)
  }

  @Test("A price is never negative")
  func negativePrice() {
    #expect(Price(pence: -1).pence == 0)
  }

  @Test("Every book has an identifier of its own and can be bought")
  func books() {
    let books = Catalogue.classics.books
    #expect(Set(books.map(\.id)).count == 8)
    #expect(books.allSatisfy { !$0.editions.isEmpty && !$0.blurb.isEmpty })
  }

  @Test("Routes for different books are different, and one sheet shows them all")
  func aboutRoutes() {
    #expect(BrowseRoute.about(.emma) != BrowseRoute.about(.dracula))
    #expect(BrowseRoute.about(.emma).identifier == BrowseRoute.about(.dracula).identifier)
  }

  @Test("The total of a basket is the sum of its items")
  @MainActor
  func basket() {
    let basket = Basket(books: [.emma])
    basket.add(.emma)
    // Twice the paperback at 8.49.
    #expect(basket.total == Price(pence: 1698))
  }
}
