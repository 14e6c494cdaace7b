import LayoutSim

/// The page of a wireframe, which maps points to rows and columns.
///
/// Edges are rounded to the nearest line between cells, with halves rounded outwards, so a box never loses
/// half a cell.
struct CellGrid {
  let cell: Size
  let rows: Int
  let columns: Int

  /// Bounds the page of an unbounded window; no device needs more.
  private static let longest = 512

  /// Creates a page for `window`; an invalid cell size is replaced by the default.
  init(window: Size, cell: Size) {
    let isUsable =
      cell.width >= 1 && cell.height >= 1 && cell.width.isFinite && cell.height.isFinite
    self.cell = isUsable ? cell : Size(width: 8, height: 24)
    rows = CellGrid.line(atOrAfter: window.height / self.cell.height, limit: CellGrid.longest)
    columns = CellGrid.line(atOrAfter: window.width / self.cell.width, limit: CellGrid.longest)
  }

  /// The whole page.
  var page: CellRect { CellRect(rows: 0..<rows, columns: 0..<columns) }

  /// The cells of a frame, clipped to the page.
  func cells(of frame: Rect) -> CellRect {
    let top = CellGrid.line(atOrBefore: frame.minY / cell.height, limit: rows)
    let bottom = CellGrid.line(atOrAfter: frame.maxY / cell.height, limit: rows)
    let left = CellGrid.line(atOrBefore: frame.minX / cell.width, limit: columns)
    let right = CellGrid.line(atOrAfter: frame.maxX / cell.width, limit: columns)
    return CellRect(rows: top..<max(top, bottom), columns: left..<max(left, right))
  }

  /// The row of a vertical position in the window; outside the page, a row beyond it.
  func row(at y: Double) -> Int {
    CellGrid.integer((y / cell.height).rounded(.down), in: -1...rows)
  }

  /// The first column of something `width` columns wide that is centred at `x`.
  func column(centring width: Int, at x: Double) -> Int {
    let start = x / cell.width - Double(width) / 2
    return CellGrid.integer((start + 0.5).rounded(.down), in: 0...columns)
  }

  private static func line(atOrBefore position: Double, limit: Int) -> Int {
    integer((position - 0.5).rounded(.up), in: 0...limit)
  }

  private static func line(atOrAfter position: Double, limit: Int) -> Int {
    integer((position + 0.5).rounded(.down), in: 0...limit)
  }

  private static func integer(_ value: Double, in range: ClosedRange<Int>) -> Int {
    guard !value.isNaN else { return range.lowerBound }
    return Int(min(max(value, Double(range.lowerBound)), Double(range.upperBound)))
  }
}
