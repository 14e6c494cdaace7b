/// A book on the shelves.
public struct Book: Hashable, Identifiable, Sendable {
  /// A short stable word, used in routes: `emma`.
  public let id: String

  /// The title as it is printed on the cover.
  public let title: String

  /// Who wrote it.
  public let author: Author

  /// The shelf it stands on.
  public let genre: Genre

  /// The year in which it first came out as a book.
  public let year: Int

  /// What the bookseller says about it, paragraph by paragraph.
  public var blurb: [String]

  /// What it can be bought as, cheapest first.
  public let editions: [Edition]
}

extension Book {
  /// What the cheapest edition costs.
  var price: Price { editions.map(\.price).min() ?? Price(pence: 0) }
}
