/// A page of character cells that can be drawn over.
struct CellCanvas {
  /// What a cell holds.
  private enum Cell {
    case blank
    /// Part of a line between things: what is written later may take its place.
    case rule(String)
    case ink(String)
    /// The right half of the wide character before it.
    case tail
  }

  let page: CellRect
  private var cells: [[Cell]]

  init(page: CellRect) {
    self.page = page
    let row = [Cell](repeating: .blank, count: page.columns.count)
    cells = [[Cell]](repeating: row, count: page.rows.count)
  }

  /// The row as text, without blanks at its end.
  func text(ofRow row: Int) -> String {
    cells[row].map { cell in
      switch cell {
      case .blank: " "
      case .rule(let text), .ink(let text): text
      case .tail: ""
      }
    }.joined().trimmingTrailingBlanks()
  }

  /// Whether nothing but lines would be drawn over.
  func isFree(row: Int, columns: Range<Int>) -> Bool {
    guard page.rows.contains(row) else { return false }
    return columns.clamped(to: page.columns).allSatisfy { column in
      switch cells[row][column] {
      case .blank, .rule: true
      case .ink, .tail: false
      }
    }
  }

  /// Takes away everything in a rectangle.
  mutating func erase(_ rect: CellRect) {
    let rect = rect.clamped(to: page)
    for row in rect.rows {
      for column in rect.columns { set(.blank, row: row, column: column) }
    }
  }

  /// Draws a line where nothing is yet.
  mutating func rule(_ text: String, row: Int, column: Int, clip: CellRect) {
    guard isVisible(row: row, column: column, in: clip) else { return }
    if case .blank = cells[row][column] { cells[row][column] = .rule(text) }
  }

  /// Draws a character one column wide.
  mutating func ink(_ text: String, row: Int, column: Int, clip: CellRect) {
    guard isVisible(row: row, column: column, in: clip) else { return }
    set(.ink(text), row: row, column: column)
  }

  /// Writes text, with a blank on either side where it interrupts a line.
  mutating func write(_ text: ColumnText, row: Int, column: Int, clip: CellRect) {
    breakRule(row: row, column: column - 1)
    var next = column
    for piece in text.pieces {
      let last = next + piece.width - 1
      if isVisible(row: row, column: next, in: clip), isVisible(row: row, column: last, in: clip) {
        set(.ink(piece.text), row: row, column: next)
        if last > next { set(.tail, row: row, column: last) }
      }
      next = last + 1
    }
    breakRule(row: row, column: next)
  }

  private func isVisible(row: Int, column: Int, in clip: CellRect) -> Bool {
    clip.rows.contains(row) && clip.columns.contains(column) && page.rows.contains(row)
      && page.columns.contains(column)
  }

  private mutating func breakRule(row: Int, column: Int) {
    guard isVisible(row: row, column: column, in: page) else { return }
    if case .rule = cells[row][column] { cells[row][column] = .blank }
  }

  /// Half of a wide character does not stay behind.
  private mutating func set(_ cell: Cell, row: Int, column: Int) {
    if case .tail = cells[row][column], column > 0, !isTail(cell) {
      cells[row][column - 1] = .blank
    }
    if column + 1 < cells[row].count, isTail(cells[row][column + 1]) {
      cells[row][column + 1] = .blank
    }
    cells[row][column] = cell
  }

  private func isTail(_ cell: Cell) -> Bool {
    if case .tail = cell { true } else { false }
  }
}
