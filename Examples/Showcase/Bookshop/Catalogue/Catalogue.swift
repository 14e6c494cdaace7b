/// The shop's stock: shelves, authors, prizes and this month's sample.
public struct Catalogue: Hashable, Sendable {
  /// All books, in the order of the shelves.
  public let books: [Book]

  /// All prizes that an author of the shop has won.
  public let prizes: [Prize]

  /// The book whose beginning can be read this month.
  public let featured: Book

  /// The editor's notes on the sample, numbered as in the margin.
  public let notes: [Note]
}

extension Catalogue {
  /// The books on one shelf.
  func books(on shelf: Genre) -> [Book] { books.filter { $0.genre == shelf } }

  /// The books by one author.
  func books(by author: Author) -> [Book] { books.filter { $0.author == author } }

  /// The authors of the books on the shelves, in the order of the shelves.
  var authors: [Author] {
    books.map(\.author).reduce(into: []) { authors, author in
      if !authors.contains(author) { authors.append(author) }
    }
  }

  /// The prizes that one author won.
  func prizes(of author: Author) -> [Prize] { prizes.filter { $0.winner == author } }
}
