/// The settings for the lines of a text: their number, truncation, alignment and spacing.
public struct LineSettings: Hashable, Sendable {
  /// The maximum number of lines; `nil` for no limit; below one counts as one.
  public var limit: Int?

  /// The place of the ellipsis in truncated text.
  public var truncation: TextTruncation = .tail

  /// The alignment of lines that are shorter than the longest one.
  public var alignment: LineAlignment = .leading

  /// The writing direction: leading is right in right-to-left text.
  ///
  /// It moves whole lines. The words of a line are not reordered, which affects neither the width of a line
  /// nor where it ends: a text of mixed directions has the right size, and its lines have the right words.
  public var direction: WritingDirection = .leftToRight

  /// The minimum number of lines for which space is reserved; 0 reserves none.
  public var least = 0

  /// The minimum scale to which text shrinks before it is truncated; 1, or any value that is not between 0
  /// and 1, disables shrinking.
  public var minimumScale = 1.0

  /// The additional space between lines, in points; a value that is not a positive number counts as 0.
  public var spacing = 0.0

  /// Creates settings without limits.
  public init() {}

  /// Creates settings that show at most `limit` lines.
  public init(limit: Int?) {
    self.limit = limit
  }
}

/// The place of the ellipsis in the last line of a truncated text.
public enum TextTruncation: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the start of the line: the end of the paragraph is shown.
  case head

  /// In the middle of the line: the end takes at most half of the width, the start the rest.
  case middle

  /// At the end of the line.
  case tail
}

/// The alignment of the lines of a text that are shorter than the longest one.
public enum LineAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the start in the text's direction.
  case leading

  /// Centred.
  case center

  /// At the end in the text's direction.
  case trailing
}
