/// How the lines of a text are set: how many there are, what happens to words that do not fit, and
/// where lines stand.
public struct LineSettings: Hashable, Sendable {
  /// The most lines to show, or `nil` for as many as there are; below one counts as one.
  public var limit: Int?

  /// Where an ellipsis stands for words that are left out.
  public var truncation: TextTruncation = .tail

  /// Where lines that are shorter than the longest one stand.
  public var alignment: LineAlignment = .leading

  /// The direction that the text reads in: leading is right in a text from right to left.
  ///
  /// It moves lines as a whole. The words of a line are not put in another order, which changes
  /// neither the width of a line nor where it ends: a text of both directions has the right size,
  /// and its lines hold the right words.
  public var direction: WritingDirection = .leftToRight

  /// The least lines that room is kept for, however few there are; 0 keeps none.
  public var least = 0

  /// The smallest share of their size that letters shrink to before words are left out: 1 for
  /// letters that do not shrink, which any value means that is not between 0 and 1.
  public var minimumScale = 1.0

  /// What is added between lines, in points; what is not a positive number counts as 0.
  public var spacing = 0.0

  /// Settings that limit nothing.
  public init() {}

  /// Settings that show at most `limit` lines.
  public init(limit: Int?) {
    self.limit = limit
  }
}

/// Where an ellipsis stands for the words of a text's last line that do not fit.
public enum TextTruncation: String, Hashable, Codable, Sendable, CaseIterable {
  /// At the start of the line: the end of the paragraph is shown.
  case head

  /// In the middle of the line: the end takes at most half of the room, the start what is left.
  case middle

  /// At the end of the line.
  case tail
}

/// Where the lines of a text stand that are shorter than the longest one.
public enum LineAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  /// Where the text's direction begins.
  case leading

  /// In the middle.
  case center

  /// Where the text's direction ends.
  case trailing
}
