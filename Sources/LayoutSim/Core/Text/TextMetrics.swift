/// The room that a text takes, without its lines.
public struct TextMetrics: Hashable, Sendable {
  /// The width of the longest line and the height of all, rounded up to whole pixels.
  public var size: Size

  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double

  /// The distance of the last line's baseline from the top, in points.
  public var lastBaseline: Double

  /// How many lines there are.
  public var lineCount: Int

  /// Whether all words are shown in their full size; else the numbers hold for one offer only.
  public var isWhole: Bool

  /// The given measures.
  public init(
    size: Size,
    firstBaseline: Double,
    lastBaseline: Double,
    lineCount: Int,
    isWhole: Bool
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isWhole = isWhole
  }

  /// The measures of `layout`.
  public init(_ layout: TextLayout) {
    self.init(
      size: layout.size,
      firstBaseline: layout.firstBaseline,
      lastBaseline: layout.lastBaseline,
      lineCount: layout.lines.count,
      isWhole: !layout.isTruncated && layout.scale == 1
    )
  }
}
