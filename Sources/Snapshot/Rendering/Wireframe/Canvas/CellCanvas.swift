import LayoutSim

/// A page of character cells that can be overdrawn.
struct CellCanvas {
  /// The content of a cell.
  struct Cell {
    /// The shown text; `nil` is blank, and the right half of a wide character is empty.
    var text: String?
    var sign: WireframeSign?

    /// Whether it is part of a border or a separator, which text interrupts.
    var isLine = false

    /// The surface whose border it is part of.
    var border: Int?

    /// The strip that contains its letter.
    var owner: Int?

    /// Whether it is visible but out of reach.
    var isDimmed = false

    fileprivate var isTail: Bool { text?.isEmpty == true }
  }

  let page: CellRect
  private(set) var cells: [[Cell]]

  init(page: CellRect) {
    self.page = page
    cells = [[Cell]](
      repeating: [Cell](repeating: Cell(), count: page.columns.count),
      count: page.rows.count
    )
  }

  /// Clears a rectangle, which is then within reach, but not the border of the surface `border`.
  mutating func erase(_ rect: CellRect, keeping border: Int? = nil) {
    let rect = rect.clamped(to: page)
    for row in rect.rows {
      for column in rect.columns where border == nil || cells[row][column].border != border {
        set(Cell(), row: row, column: column)
        cells[row][column].isDimmed = false
      }
    }
  }

  /// Marks a rectangle as out of reach.
  mutating func dim(_ rect: CellRect) {
    let rect = rect.clamped(to: page)
    for row in rect.rows {
      for column in rect.columns { cells[row][column].isDimmed = true }
    }
  }

  /// Draws a piece of a border or a separator, one column wide; `isUnder` leaves letters as they are.
  mutating func line(
    _ text: String,
    row: Int,
    column: Int,
    clip: CellRect,
    isUnder: Bool = false,
    border: Int? = nil
  ) {
    guard isVisible(row: row, column: column, in: clip) else { return }
    if isUnder, !isFree(row: row, column: column) { return }
    set(Cell(text: text, isLine: true, border: border), row: row, column: column)
  }

  /// Writes the text of the strip `owner`.
  mutating func write(
    _ text: ColumnText,
    row: Int,
    column: Int,
    clip: CellRect,
    owner: Int? = nil,
    border: Int? = nil
  ) {
    var next = column
    for piece in text.pieces {
      let last = next + piece.width - 1
      if isVisible(row: row, column: next, in: clip), isVisible(row: row, column: last, in: clip) {
        set(
          Cell(text: piece.text, sign: piece.sign, border: border, owner: owner),
          row: row,
          column: next
        )
        for column in next..<last {
          set(Cell(text: "", border: border, owner: owner), row: row, column: column + 1)
        }
      }
      next = last + 1
    }
  }

  /// Whether a cell is on the page and shows no letter.
  func isFree(row: Int, column: Int) -> Bool {
    guard isVisible(row: row, column: column, in: page) else { return false }
    let cell = cells[row][column]
    return cell.text == nil || cell.isLine
  }

  private func isVisible(row: Int, column: Int, in clip: CellRect) -> Bool {
    clip.rows.contains(row) && clip.columns.contains(column) && page.rows.contains(row)
      && page.columns.contains(column)
  }

  /// Sets a cell, and clears the rest of a wide character that it overwrites.
  private mutating func set(_ cell: Cell, row: Int, column: Int) {
    if !cell.isTail {
      var head = column
      while cells[row][head].isTail, head > 0 {
        clear(row: row, column: head)
        head -= 1
      }
      if head < column { clear(row: row, column: head) }
    }
    var tail = column + 1
    while tail < cells[row].count, cells[row][tail].isTail {
      clear(row: row, column: tail)
      tail += 1
    }
    var cell = cell
    cell.isDimmed = cells[row][column].isDimmed
    cells[row][column] = cell
  }

  private mutating func clear(row: Int, column: Int) {
    cells[row][column] = Cell(isDimmed: cells[row][column].isDimmed)
  }
}

/// A rectangle of character cells.
struct CellRect: Hashable {
  let rows: Range<Int>
  let columns: Range<Int>

  /// The intersection of both rectangles; empty if they are disjoint.
  func clamped(to other: CellRect) -> CellRect {
    CellRect(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }
}

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
