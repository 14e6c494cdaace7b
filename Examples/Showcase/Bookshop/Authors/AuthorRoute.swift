import FlowEngine

/// The screens about authors.
public enum AuthorRoute: Route {
  /// All authors.
  case all

  /// One author.
  case author(Author)

  /// The books of an author.
  case bibliography(Author)

  /// An author's life, in a sheet.
  case life(Author)

  /// The route's stable name: `authors.author(austen)`.
  ///
  /// All `life` routes share one, because one modal coordinator shows them all.
  public var identifier: String {
    switch self {
    case .all: "authors.all"
    case .author(let author): "authors.author(\(author.id))"
    case .bibliography(let author): "authors.bibliography(\(author.id))"
    case .life: "authors.life"
    }
  }
}
