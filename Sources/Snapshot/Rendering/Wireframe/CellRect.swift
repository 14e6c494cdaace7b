/// A rectangle of character cells.
struct CellRect: Hashable {
  let rows: Range<Int>
  let columns: Range<Int>

  /// The intersection of both rectangles; empty if they are disjoint.
  func clamped(to other: CellRect) -> CellRect {
    CellRect(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }

  /// The rectangle without its outermost cells.
  var inside: CellRect {
    CellRect(rows: CellRect.shrunk(rows), columns: CellRect.shrunk(columns))
  }

  private static func shrunk(_ range: Range<Int>) -> Range<Int> {
    range.count > 2
      ? (range.lowerBound + 1)..<(range.upperBound - 1) : range.lowerBound..<range.lowerBound
  }
}
