/// One form in which a book is sold.
public struct Edition: Hashable, Identifiable, Sendable {
  /// The binding, which distinguishes the editions of a book.
  public var id: String { binding }

  /// The binding, such as paperback or hardcover.
  public let binding: String

  /// The number of pages.
  public let pages: Int

  /// The price.
  public let price: Price
}
