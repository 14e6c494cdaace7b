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

/// One form in which a book is sold.
public struct Edition: Hashable, Identifiable, Sendable {
  /// The binding, which tells the editions of a book apart.
  public var id: String { binding }

  /// Paperback, hardcover, illustrated.
  public let binding: String

  /// The number of pages.
  public let pages: Int

  /// What it costs.
  public let price: Price
}

/// Somebody who writes books.
public struct Author: Hashable, Identifiable, Sendable {
  /// A short stable word, used in routes: `austen`.
  public let id: String

  /// The name as readers know it.
  public let name: String

  /// The years of birth and death: `1775 to 1817`.
  public let years: String

  /// A life in a few sentences.
  public let life: String
}

/// A shelf of the shop.
public enum Genre: String, Hashable, Sendable, CaseIterable {
  /// Somebody did it.
  case detective

  /// Somebody walks at night.
  case gothic

  /// Somebody sets sail.
  case adventure

  /// Somebody will marry.
  case manners

  /// The words on the shelf.
  public var title: String {
    switch self {
    case .detective: "Detective stories"
    case .gothic: "Gothic tales"
    case .adventure: "Adventures"
    case .manners: "Novels of manners"
    }
  }
}
