/// What the customer is about to buy.
///
/// It is shared by the screens that add books and the tab that counts them.
@MainActor
public final class Basket {
  /// The books in the order in which they were added; a book may be there twice.
  public private(set) var books: [Book]

  /// A basket that holds `books`.
  public init(books: [Book] = []) {
    self.books = books
  }

  /// Puts one more copy of `book` in.
  public func add(_ book: Book) {
    books.append(book)
  }

  /// What all books cost together.
  public var total: Price { books.map(\.price).reduce(Price(pence: 0), +) }
}
