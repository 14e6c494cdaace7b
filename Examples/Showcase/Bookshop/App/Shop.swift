/// What the whole app works with; coordinators hand it down.
@MainActor
public struct Shop {
  /// What is on sale.
  public let catalogue: Catalogue

  /// Who is signed in.
  public let customer: Customer

  /// What the customer is about to buy.
  public let basket: Basket

  /// A shop with two books in the basket.
  public init() {
    catalogue = .classics
    customer = .harriet
    basket = Basket(books: [.emma, .dracula])
  }
}
