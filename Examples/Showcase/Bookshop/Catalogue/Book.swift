/// A book on the shelves.
public struct Book: Hashable, Identifiable, Sendable {
  /// A short stable word, used in routes: `emma`.
  public let id: String

  /// The title as printed on the cover.
  public let title: String

  /// The author.
  public let author: Author

  /// The shelf of the book.
  public let genre: Genre

  /// The year of its first publication as a book.
  public let year: Int

  /// The bookseller's remarks, by paragraph.
  public var blurb: [String]

  /// The editions, cheapest first.
  public let editions: [Edition]
}

extension Book {
  /// The price of the cheapest edition.
  var price: Price { editions.map(\.price).min() ?? Price(pence: 0) }
}
