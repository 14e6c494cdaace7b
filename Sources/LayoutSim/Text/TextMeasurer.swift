/// Measures words: the one place that knows how wide letters are.
///
/// The answer must depend on the arguments alone, so that the same input gives the same frames on
/// every machine.
public protocol TextMeasurer: Sendable {
  /// Breaks `text` into lines and measures them.
  ///
  /// - Parameters:
  ///   - text: The words; a newline starts a paragraph.
  ///   - font: The size, weight and line height to set them in.
  ///   - proposal: The room; `nil` and infinity in width mean one line for each paragraph. A finite
  ///     height drops lines that do not fit, but never the first.
  ///   - lineLimit: The most lines to show, or `nil` for as many as there are.
  ///   - pixel: The length of a pixel in points; the size is rounded up to whole pixels.
  /// - Returns: The lines and the room that they take.
  func layOut(
    _ text: String,
    font: TextFont,
    in proposal: Proposal,
    lineLimit: Int?,
    pixel: Double
  ) -> TextLayout
}

/// Words broken into lines, with the room that they take.
public struct TextLayout: Hashable, Sendable {
  /// The width of the longest line and the height of all, rounded up to whole pixels.
  public var size: Size

  /// The words of each line that is shown; a truncated last line ends in an ellipsis.
  public var lines: [String]

  /// The distance of the first line's baseline from the top.
  public var firstBaseline: Double

  /// The distance of the last line's baseline from the top.
  public var lastBaseline: Double

  /// Whether words were left out.
  public var isTruncated: Bool

  /// A layout of `lines` in `size`.
  public init(
    size: Size,
    lines: [String],
    firstBaseline: Double,
    lastBaseline: Double,
    isTruncated: Bool
  ) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
  }
}
