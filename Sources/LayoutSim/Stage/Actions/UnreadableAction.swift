/// The reason why words are not those of a ``StageAction``.
public struct UnreadableAction: Error, Hashable, Sendable {
  /// The words.
  public let words: String

  /// The part that was read.
  public let read: String

  /// What would have to follow it.
  public let expected: String

  package init(words: String, read: String, expected: String) {
    self.words = words
    self.read = read
    self.expected = expected
  }
}

extension UnreadableAction: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    let place = read.isEmpty ? "It begins with" : "After “\(read)” comes"
    return "“\(words)” is not an action. \(place) \(expected)."
  }
}
