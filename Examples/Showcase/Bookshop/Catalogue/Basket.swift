import Observation

/// The books that the customer is about to buy.
///
/// It is shared by the screens that add books and the tab that counts them.
@MainActor
@Observable
public final class Basket {
  /// The books in the order in which they were added; a book may occur twice.
  public private(set) var books: [Book]

  /// Creates a basket with `books`.
  public init(books: [Book] = []) {
    self.books = books
  }

  /// Adds a copy of `book`.
  public func add(_ book: Book) {
    books.append(book)
  }

  /// The total price of all books.
  public var total: Price { books.map(\.price).reduce(Price(pence: 0), +) }
}
