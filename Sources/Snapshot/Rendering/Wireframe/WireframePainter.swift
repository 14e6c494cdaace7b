/// Draws marks in order, each over the ones before.
struct WireframePainter {
  let grid: CellGrid
  let charset: WireframeCharset
  private(set) var canvas: CellCanvas
  private var dimmed: [Bool]
  private var lastRows: [Int: Int] = [:]

  init(grid: CellGrid, charset: WireframeCharset) {
    self.grid = grid
    self.charset = charset
    canvas = CellCanvas(page: grid.page)
    dimmed = [Bool](repeating: false, count: grid.rows)
  }

  func isDimmed(row: Int) -> Bool { dimmed[row] }

  mutating func paint(_ marks: [WireframeMark]) {
    let neighbours = WordNeighbours(marks, on: grid)
    for mark in marks {
      switch mark.shape {
      case .surface(let rect, let title):
        canvas.erase(rect)
        for row in rect.clamped(to: grid.page).rows { dimmed[row] = false }
        if let title { border(rect, title: title, clip: grid.page) }
      case .dimmed(let rect):
        for row in rect.clamped(to: mark.clip).rows { dimmed[row] = true }
      case .erased(let rect):
        canvas.erase(rect.clamped(to: mark.clip))
      case .box(let rect):
        canvas.erase(rect.clamped(to: mark.clip))
        border(rect, title: nil, clip: mark.clip)
      case .horizontal(let row, let columns):
        canvas.rule(charset.horizontal, row: row, columns: columns, clip: mark.clip)
      case .vertical(let rows, let column):
        for row in rows {
          canvas.rule(charset.vertical, row: row, columns: column..<(column + 1), clip: mark.clip)
        }
      case .words(let words):
        write(words, of: mark, right: neighbours.start(after: words, of: mark))
      }
    }
  }

  private mutating func border(_ rect: CellRect, title: String?, clip: CellRect) {
    guard rect.rows.count >= 2, rect.columns.count >= 2 else { return }
    let (top, bottom) = (rect.rows.lowerBound, rect.rows.upperBound - 1)
    let (left, right) = (rect.columns.lowerBound, rect.columns.upperBound - 1)
    for column in rect.columns {
      canvas.border(charset.horizontal, row: top, column: column, clip: clip)
      canvas.border(charset.horizontal, row: bottom, column: column, clip: clip)
    }
    for row in rect.rows {
      canvas.border(charset.vertical, row: row, column: left, clip: clip)
      canvas.border(charset.vertical, row: row, column: right, clip: clip)
    }
    canvas.border(charset.topLeft, row: top, column: left, clip: clip)
    canvas.border(charset.topRight, row: top, column: right, clip: clip)
    canvas.border(charset.bottomLeft, row: bottom, column: left, clip: clip)
    canvas.border(charset.bottomRight, row: bottom, column: right, clip: clip)
    guard let title, rect.columns.count > 6 else { return }
    let blank = ColumnText(drawn: " ")
    let text = fitted(ColumnText(title, charset: charset), to: rect.columns.count - 6)
    canvas.write(blank + text + blank, row: top, column: left + 2, clip: clip)
  }

  /// Writes text in its own row, or in the next one that has room for it.
  private mutating func write(_ words: WireframeMark.Words, of mark: WireframeMark, right: Int) {
    let own = grid.row(at: words.y)
    let last = words.paragraph.flatMap { lastRows[$0] } ?? -1
    let rows = [own, own + 1, own - 1].filter { $0 > last && mark.clip.rows.contains($0) }
    for row in rows {
      guard let free = freeColumns(for: words, row: row, right: right, clip: mark.clip.columns),
        let placed = place(words, in: free)
      else { continue }
      canvas.write(placed.text, row: row, column: placed.column, clip: mark.clip)
      if let paragraph = words.paragraph { lastRows[paragraph] = row }
      return
    }
  }

  private func place(
    _ words: WireframeMark.Words,
    in free: Range<Int>
  ) -> (text: ColumnText, column: Int)? {
    let text = words.text(in: free.count, charset: charset)
    guard text.width <= free.count else { return nil }
    guard let middle = words.middle else { return (text, free.lowerBound) }
    let column = max(grid.column(centring: text.width, at: middle), free.lowerBound)
    return (text, min(column, free.upperBound - text.width))
  }

  /// The columns of a row that a text may use; `nil` if the row is taken at its place.
  private func freeColumns(
    for words: WireframeMark.Words,
    row: Int,
    right: Int,
    clip: Range<Int>
  ) -> Range<Int>? {
    let own = words.columns.clamped(to: clip)
    let isVisible =
      words.columns.isEmpty ? clip.contains(words.columns.lowerBound) : !own.isEmpty
    guard isVisible else { return nil }
    let limit = min(max(right, own.upperBound), clip.upperBound)
    let whole = words.tightWidth(charset: charset)
    if words.middle != nil {
      let missing = max(0, whole - own.count + 1) / 2
      let wider =
        max(clip.lowerBound, own.lowerBound - missing)..<min(limit, own.upperBound + missing)
      return freeColumns(aroundMiddleOf: wider, row: row)
    }
    let needed = min(whole, own.count)
    return freeColumns(from: own.lowerBound, to: limit, atLeast: needed, row: row)
  }

  /// Left-aligned text may use all the room there is, if there is any.
  private func freeColumns(
    from left: Int,
    to limit: Int,
    atLeast needed: Int,
    row: Int
  ) -> Range<Int>? {
    var end = left
    while end < limit, canvas.isFree(row: row, column: end) { end += 1 }
    return end > left && end - left >= needed ? left..<end : nil
  }

  /// Centred text keeps a space from neighbouring text.
  private func freeColumns(aroundMiddleOf own: Range<Int>, row: Int) -> Range<Int>? {
    let middle = (own.lowerBound + own.upperBound) / 2
    guard canvas.isFree(row: row, column: middle) else { return nil }
    var (left, end) = (middle, middle + 1)
    while left > own.lowerBound, canvas.isFree(row: row, column: left - 1) { left -= 1 }
    while end < own.upperBound, canvas.isFree(row: row, column: end) { end += 1 }
    if left > own.lowerBound { left = min(left + 1, middle) }
    if end < own.upperBound { end = max(end - 1, middle + 1) }
    return left..<end
  }

  private func fitted(_ text: ColumnText, to columns: Int) -> ColumnText {
    text.fitted(to: columns, ellipsis: ColumnText(drawn: charset.ellipsis))
  }
}
