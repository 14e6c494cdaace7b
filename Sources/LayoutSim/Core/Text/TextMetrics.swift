/// The size of a text, without its lines.
public struct TextMetrics: Hashable, Sendable {
  /// The width of the longest line and the height of all, rounded up to whole pixels.
  public var size: Size

  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: Double

  /// The distance of the last line's baseline from the top, in points.
  public var lastBaseline: Double

  /// The number of lines.
  public var lineCount: Int

  /// Whether the whole text is shown in its full size; otherwise the numbers hold for one offer only.
  public var isWhole: Bool

  /// Creates metrics with the given values.
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

  /// Creates the metrics of `layout`.
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
