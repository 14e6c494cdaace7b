/// A finding as an outline prints it, without its advice.
public struct OutlineFinding: Sendable {
  /// The kind, such as `small-target`.
  public let code: String

  /// The place: a screen, a surface, or an element's label.
  public let place: String

  /// The description as printed, with line breaks and other controls escaped.
  public let found: String
}

extension OutlineFinding {
  /// The line, without a newline.
  package var line: String {
    "finding \(PrintedWords.word(code)) at \(PrintedWords.word(place)): \(PrintedWords.bare(found))"
      .trimmingTrailingBlanks()
  }
}

extension OutlineFinding: Hashable {
  /// Whether both print the same bytes.
  public static func == (lhs: OutlineFinding, rhs: OutlineFinding) -> Bool {
    TextLines.areSame(lhs.line, rhs.line)
  }

  /// Hashes the printed bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(line))
  }
}
