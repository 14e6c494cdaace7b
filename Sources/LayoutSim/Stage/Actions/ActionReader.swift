/// Parses the text of an action from left to right.
struct ActionReader {
  private let words: String
  private var rest: Substring

  init(_ words: String) {
    self.words = words
    rest = Substring(words)
  }

  var isAtQuote: Bool { rest.first == "\"" }

  /// Reads `phrase`, if it is next.
  mutating func take(_ phrase: String) -> Bool {
    guard rest.hasPrefix(phrase) else { return false }
    let end = rest.index(rest.startIndex, offsetBy: phrase.count)
    guard end == rest.endIndex || rest[end] == " " else { return false }
    rest = rest[end...]
    skipSpace()
    return true
  }

  mutating func expect(_ phrase: String) throws(UnreadableActionError) {
    if !take(phrase) { throw error("“\(phrase)”") }
  }

  func expectEnd() throws(UnreadableActionError) {
    if !rest.isEmpty { throw error("nothing") }
  }

  mutating func quoted() throws(UnreadableActionError) -> String {
    guard let name = QuotedWords.take(from: &rest), rest.isEmpty || rest.first == " " else {
      throw error("a name in quotes")
    }
    skipSpace()
    return name
  }

  mutating func number() throws(UnreadableActionError) -> Double {
    guard let number = Double(rest.prefix { $0 != " " }) else { throw error("a number") }
    skipWord()
    return number
  }

  /// Reads a whole number from 1 on.
  mutating func count() throws(UnreadableActionError) -> Int {
    guard let count = Int(rest.prefix { $0 != " " }), count > 0 else {
      throw error("a whole number from 1 on")
    }
    skipWord()
    return count
  }

  /// Reads a point as `x,y`.
  mutating func point() throws(UnreadableActionError) -> Point {
    let parts = rest.prefix { $0 != " " }.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]) else {
      throw error("a point, such as 120,300")
    }
    skipWord()
    return Point(x: x, y: y)
  }

  /// Reads a word that is a raw value, `expected` in errors.
  mutating func value<Value: RawRepresentable<String>>(
    _ expected: String
  ) throws(UnreadableActionError) -> Value {
    guard let value = Value(rawValue: String(rest.prefix { $0 != " " })) else {
      throw error(expected)
    }
    skipWord()
    return value
  }

  /// An error for a position at which `expected` would have to follow.
  func error(_ expected: String) -> UnreadableActionError {
    let read = words.prefix(upTo: rest.startIndex)
    return UnreadableActionError(
      words: words,
      read: String(read.last == " " ? read.dropLast() : read),
      expected: expected
    )
  }

  private mutating func skipWord() {
    rest = rest.drop { $0 != " " }
    skipSpace()
  }

  private mutating func skipSpace() { if rest.first == " " { rest = rest.dropFirst() } }
}

/// The reason why a text is not a ``StageAction``.
public struct UnreadableActionError: Error, Hashable, Sendable {
  /// The text.
  public let words: String

  /// The part that was read.
  public let read: String

  /// The text that would have to follow it.
  public let expected: String

  package init(words: String, read: String, expected: String) {
    self.words = words
    self.read = read
    self.expected = expected
  }
}

extension UnreadableActionError: CustomStringConvertible {
  /// A description of the problem, and of the expected text.
  public var description: String {
    let place = read.isEmpty ? "It begins with" : "After “\(read)” comes"
    return "“\(words)” is not an action. \(place) \(expected)."
  }
}
