/// An author of books.
public struct Author: Hashable, Identifiable, Sendable {
  /// A short stable word, used in routes: `austen`.
  public let id: String

  /// The name under which the author is known.
  public let name: String

  /// The years of birth and death: `1775 to 1817`.
  public let years: String

  /// A life in a few sentences.
  public let life: String
}
