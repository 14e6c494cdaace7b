/// A rectangle of character cells.
struct CellRect: Hashable {
  let rows: Range<Int>
  let columns: Range<Int>

  /// The intersection of both rectangles; empty if they are disjoint.
  func clamped(to other: CellRect) -> CellRect {
    CellRect(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }
}
