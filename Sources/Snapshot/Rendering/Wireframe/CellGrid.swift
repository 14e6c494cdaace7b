import LayoutSim

/// The page of a wireframe: how points become rows and columns.
///
/// Edges go to the nearest line between cells, and from the middle of a cell outwards: a box never
/// loses half a cell.
struct CellGrid {
  let cell: Size
  let rows: Int
  let columns: Int

  /// More than any device needs; it bounds the page of a window without bounds.
  private static let longest = 512

  /// A page for `window`; a cell that is no size is the usual one.
  init(window: Size, cell: Size) {
    let isUsable =
      cell.width >= 1 && cell.height >= 1 && cell.width.isFinite && cell.height.isFinite
    self.cell = isUsable ? cell : Size(width: 8, height: 24)
    rows = CellGrid.line(atOrAfter: window.height / self.cell.height, limit: CellGrid.longest)
    columns = CellGrid.line(atOrAfter: window.width / self.cell.width, limit: CellGrid.longest)
  }

  /// The whole page.
  var page: CellRect { CellRect(rows: 0..<rows, columns: 0..<columns) }

  /// The cells of a frame, as far as they are on the page.
  func cells(of frame: Rect) -> CellRect {
    let top = CellGrid.line(atOrBefore: frame.minY / cell.height, limit: rows)
    let bottom = CellGrid.line(atOrAfter: frame.maxY / cell.height, limit: rows)
    let left = CellGrid.line(atOrBefore: frame.minX / cell.width, limit: columns)
    let right = CellGrid.line(atOrAfter: frame.maxX / cell.width, limit: columns)
    return CellRect(rows: top..<max(top, bottom), columns: left..<max(left, right))
  }

  /// The row in which a height of the window lies; outside the page it is beyond its rows.
  func row(at y: Double) -> Int {
    CellGrid.integer((y / cell.height).rounded(.down), in: -1...rows)
  }

  /// The column at which something `width` columns wide starts if its middle is at `x`.
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
