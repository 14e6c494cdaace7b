/// A named fact about a node, printed as `key=value`.
public struct Fact: Hashable, Codable, Sendable {
  /// The name, lower case, words joined by hyphens.
  public var key: String

  /// The printed value.
  public var value: String

  /// Creates the fact that `key` is `value`.
  public init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}

extension Fact {
  /// The look of a text whose lines begin at the right.
  package static let readsFromRight = Fact("reading", "right-to-left")
}
