/// Everything the shop knows about books: shelves, authors, prizes and this month's sample.
public struct Catalogue: Hashable, Sendable {
  /// All books, in the order of the shelves.
  public let books: [Book]

  /// All prizes that an author of the shop has won.
  public let prizes: [Prize]

  /// The book whose beginning can be read this month.
  public let featured: Book

  /// What the editor says about the sample, numbered as in the margin.
  public let notes: [Note]
}

extension Catalogue {
  /// The books on one shelf.
  func books(on shelf: Genre) -> [Book] { books.filter { $0.genre == shelf } }

  /// The books by one author.
  func books(by author: Author) -> [Book] { books.filter { $0.author == author } }

  /// Everybody with a book on the shelves, in the order of the shelves.
  var authors: [Author] {
    books.map(\.author).reduce(into: []) { authors, author in
      if !authors.contains(author) { authors.append(author) }
    }
  }

  /// The prizes that one author won.
  func prizes(of author: Author) -> [Prize] { prizes.filter { $0.winner == author } }
}

/// A prize for a writer.
public struct Prize: Hashable, Identifiable, Sendable {
  /// A short stable word, used in routes: `nobel-1907`.
  public let id: String

  /// What the prize is called.
  public let name: String

  /// The year of the award.
  public let year: Int

  /// Who won it.
  public let winner: Author

  /// What it was given for.
  public let reason: String
}

/// A remark of the editor on the sample.
public struct Note: Hashable, Identifiable, Sendable {
  /// The number in the margin.
  public let number: Int

  /// The words in the text that it is about.
  public let phrase: String

  /// The remark.
  public let remark: String

  /// The number in the margin.
  public var id: Int { number }
}

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
