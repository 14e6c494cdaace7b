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
