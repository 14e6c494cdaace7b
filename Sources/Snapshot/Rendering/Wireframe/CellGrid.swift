import LayoutSim

/// The grid under a wireframe, which maps points to columns and to the rows of the ruler.
///
/// Edges are rounded to the nearest line between cells.
struct CellGrid {
  let cell: Size
  let rows: Int
  let columns: Int

  /// The part of the window that is on the page.
  let window: Rect

  /// Bounds the page of an unbounded window; no device needs more.
  private static let longest = 512

  /// Creates a grid for `window`; an invalid cell size is replaced by the default.
  init(window: Size, cell: Size) {
    let isUsable =
      cell.width >= 1 && cell.height >= 1 && cell.width.isFinite && cell.height.isFinite
    self.cell = isUsable ? cell : Size(width: 8, height: 24)
    rows = CellGrid.integer((window.height / self.cell.height + 0.5).rounded(.down))
    columns = CellGrid.integer((window.width / self.cell.width + 0.5).rounded(.down))
    let limit = Double(CellGrid.longest)
    self.window = Rect(
      x: 0,
      y: 0,
      width: min(window.width, limit * self.cell.width),
      height: min(window.height, limit * self.cell.height)
    )
  }

  /// The columns of a frame, clipped to the page.
  func columns(of frame: Rect) -> Range<Int> {
    let left = min(max(column(at: frame.minX), 0), columns)
    return left..<max(left, min(column(at: frame.maxX), columns))
  }

  /// The column that begins nearest to a horizontal position, also beside the page.
  func column(at x: Double) -> Int { Int((x / cell.width + 0.5).rounded(.down)) }

  /// The first column of something `width` columns wide that is centred at `x`, also beside the page.
  func column(centring width: Int, at x: Double) -> Int {
    Int((x / cell.width - Double(width) / 2 + 0.5).rounded(.down))
  }

  /// Whether the left and the right side of a frame are on the page.
  func sides(of frame: Rect) -> (left: Bool, right: Bool) {
    (column(at: frame.minX) >= 0, column(at: frame.maxX) <= columns)
  }

  /// The row of the ruler that contains a vertical position.
  func row(at y: Double) -> Int {
    CellGrid.integer((y / cell.height).rounded(.down), limit: max(rows - 1, 0))
  }

  /// The line between rows that is nearest to a vertical position, the upper one of two.
  func line(at y: Double) -> Int {
    CellGrid.integer((y / cell.height - 0.5).rounded(.up), limit: rows)
  }

  /// The number of rows of something `height` points high.
  func rows(in height: Double) -> Int {
    CellGrid.integer((height / cell.height + 0.5).rounded(.down), limit: rows)
  }

  /// The distance from `y` to the nearest line between rows.
  func distanceToLine(from y: Double) -> Double { Double(line(at: y)) * cell.height - y }

  private static func integer(_ value: Double, limit: Int = longest) -> Int {
    value.isNaN ? 0 : Int(min(max(value, 0), Double(limit)))
  }
}
