/// A page of character cells that can be overdrawn.
struct CellCanvas {
  /// The content of a cell.
  private enum Cell {
    case blank
    /// Part of a separator line, which later text may replace.
    case rule(String)
    /// Part of a border, which nothing replaces.
    case border(String)
    /// A character of text.
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

  /// The row as text, without trailing spaces.
  func text(ofRow row: Int) -> String {
    cells[row].map { cell in
      switch cell {
      case .blank: " "
      case .rule(let text), .border(let text), .ink(let text): text
      case .tail: ""
      }
    }.joined().trimmingTrailingBlanks()
  }

  /// Whether a cell is on the page and empty, or part of a separator line.
  func isFree(row: Int, column: Int) -> Bool {
    guard page.rows.contains(row), page.columns.contains(column) else { return false }
    switch cells[row][column] {
    case .blank, .rule: return true
    case .border, .ink, .tail: return false
    }
  }

  /// Clears a rectangle.
  mutating func erase(_ rect: CellRect) {
    let rect = rect.clamped(to: page)
    for row in rect.rows {
      for column in rect.columns { set(.blank, row: row, column: column) }
    }
  }

  /// Draws a separator line, unless there is text in its way.
  mutating func rule(_ text: String, row: Int, columns: Range<Int>, clip: CellRect) {
    let columns = columns.clamped(to: clip.columns).clamped(to: page.columns)
    guard clip.rows.contains(row), page.rows.contains(row) else { return }
    guard !columns.contains(where: { isWords(cells[row][$0]) }) else { return }
    for column in columns {
      if case .blank = cells[row][column] { cells[row][column] = .rule(text) }
    }
  }

  /// Draws a piece of a border, one column wide.
  mutating func border(_ text: String, row: Int, column: Int, clip: CellRect) {
    guard isVisible(row: row, column: column, in: clip) else { return }
    set(.border(text), row: row, column: column)
  }

  /// Writes text; a separator line that it interrupts is removed.
  mutating func write(_ text: ColumnText, row: Int, column: Int, clip: CellRect) {
    for column in (column - 1)...(column + text.width) { eraseRule(row: row, column: column) }
    var next = column
    for piece in text.pieces {
      let last = next + piece.width - 1
      if isVisible(row: row, column: next, in: clip), isVisible(row: row, column: last, in: clip) {
        set(.ink(piece.text), row: row, column: next)
        if last > next { set(.tail, row: row, column: last) }
      }
      next = last + 1
    }
  }

  private func isVisible(row: Int, column: Int, in clip: CellRect) -> Bool {
    clip.rows.contains(row) && clip.columns.contains(column) && page.rows.contains(row)
      && page.columns.contains(column)
  }

  /// Removes a whole separator line.
  private mutating func eraseRule(row: Int, column: Int) {
    guard isRule(row: row, column: column) else { return }
    var left = column
    while isRule(row: row, column: left) {
      cells[row][left] = .blank
      left -= 1
    }
    var right = column + 1
    while isRule(row: row, column: right) {
      cells[row][right] = .blank
      right += 1
    }
  }

  private func isRule(row: Int, column: Int) -> Bool {
    guard isVisible(row: row, column: column, in: page) else { return false }
    if case .rule = cells[row][column] { return true }
    return false
  }

  /// Sets a cell, and clears the other half of a wide character that it overwrites.
  private mutating func set(_ cell: Cell, row: Int, column: Int) {
    if case .tail = cells[row][column], column > 0, !isTail(cell) {
      cells[row][column - 1] = .blank
    }
    if column + 1 < cells[row].count, isTail(cells[row][column + 1]) {
      cells[row][column + 1] = .blank
    }
    cells[row][column] = cell
  }

  private func isWords(_ cell: Cell) -> Bool {
    switch cell {
    case .ink, .tail: true
    case .blank, .rule, .border: false
    }
  }

  private func isTail(_ cell: Cell) -> Bool {
    if case .tail = cell { true } else { false }
  }
}
