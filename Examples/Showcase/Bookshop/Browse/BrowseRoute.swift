import FlowEngine

/// The screens of the Browse tab, and the sheets over them.
public enum BrowseRoute: Route {
  /// All shelves.
  case shelves

  /// The books on one shelf.
  case genre(Genre)

  /// One book.
  case book(Book)

  /// The editions of a book.
  case editions(Book)

  /// The bookseller's remarks on a book, in a sheet as tall as the text.
  case about(Book)

  /// The filter of the shelves, in a sheet.
  case filter

  /// The beginning of the book of the month, in a sheet.
  case sample

  /// The contents of the sample, in a sheet over the sample.
  case contents

  /// The route's stable name: `browse.book(emma)`.
  ///
  /// All `about` routes share one, because one modal coordinator shows them all.
  public var identifier: String {
    switch self {
    case .shelves: "browse.shelves"
    case .genre(let genre): "browse.genre(\(genre.rawValue))"
    case .book(let book): "browse.book(\(book.id))"
    case .editions(let book): "browse.editions(\(book.id))"
    case .about: "browse.about"
    case .filter: "browse.filter"
    case .sample: "browse.sample"
    case .contents: "browse.contents"
    }
  }
}
