/// The data of the whole app, which coordinators pass on.
@MainActor
public struct Shop {
  /// The books on sale.
  public let catalogue: Catalogue

  /// The signed-in customer.
  public let customer: Customer

  /// The customer's basket.
  public let basket: Basket

  /// Creates a shop with two books in the basket.
  public init() {
    catalogue = .classics
    customer = .harriet
    basket = Basket(books: [.emma, .dracula])
  }
}
