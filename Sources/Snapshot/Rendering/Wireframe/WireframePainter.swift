/// Draws marks in order, each over what was there before.
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
    let neighbours = WordNeighbours(marks)
    for mark in marks {
      switch mark.shape {
      case .surface(let rect, let title):
        canvas.erase(rect)
        for row in rect.clamped(to: grid.page).rows { dimmed[row] = false }
        if let title { border(rect, title: title, clip: grid.page) }
      case .dim(let rect):
        for row in rect.clamped(to: mark.clip).rows { dimmed[row] = true }
      case .bar(let rect):
        canvas.erase(rect.clamped(to: mark.clip))
      case .box(let rect):
        canvas.erase(rect.clamped(to: mark.clip))
        border(rect, title: nil, clip: mark.clip)
      case .horizontal(let row, let columns):
        for column in columns {
          canvas.rule(charset.horizontal, row: row, column: column, clip: mark.clip)
        }
      case .vertical(let rows, let column):
        for row in rows {
          canvas.rule(charset.vertical, row: row, column: column, clip: mark.clip)
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
      canvas.ink(charset.horizontal, row: top, column: column, clip: clip)
      canvas.ink(charset.horizontal, row: bottom, column: column, clip: clip)
    }
    for row in rect.rows {
      canvas.ink(charset.vertical, row: row, column: left, clip: clip)
      canvas.ink(charset.vertical, row: row, column: right, clip: clip)
    }
    canvas.ink(charset.topLeft, row: top, column: left, clip: clip)
    canvas.ink(charset.topRight, row: top, column: right, clip: clip)
    canvas.ink(charset.bottomLeft, row: bottom, column: left, clip: clip)
    canvas.ink(charset.bottomRight, row: bottom, column: right, clip: clip)
    guard let title, rect.columns.count > 6 else { return }
    let blank = ColumnText(drawn: " ")
    let text = fitted(ColumnText(title, charset: charset), to: rect.columns.count - 6)
    canvas.write(blank + text + blank, row: top, column: left + 2, clip: clip)
  }

  private mutating func write(_ words: WireframeMark.Words, of mark: WireframeMark, right: Int) {
    let text: ColumnText
    let column: Int
    if let middle = words.middle {
      let free = freeColumns(around: words, of: mark)
      text = words.text(in: free.count, charset: charset)
      let latest = max(free.upperBound - text.width, free.lowerBound)
      column = min(max(grid.column(centring: text.width, at: middle), free.lowerBound), latest)
    } else {
      column = words.columns.lowerBound
      text = words.text(in: max(right - column, words.columns.count, 1), charset: charset)
    }
    let columns = column..<(column + text.width)
    var rows = [words.row, words.row + 1, words.row - 1].filter(mark.clip.rows.contains)
    if let paragraph = words.paragraph, let last = lastRows[paragraph] {
      rows.removeAll { $0 <= last }
    }
    guard let row = rows.first(where: { canvas.isFree(row: $0, columns: columns) }) else { return }
    canvas.write(text, row: row, column: column, clip: mark.clip)
    if let paragraph = words.paragraph { lastRows[paragraph] = row }
  }

  /// The columns about the middle of the words that nothing is written in, a blank kept to others.
  private func freeColumns(
    around words: WireframeMark.Words,
    of mark: WireframeMark
  ) -> Range<Int> {
    let columns = words.columns.clamped(to: mark.clip.columns)
    let middle = (columns.lowerBound + columns.upperBound) / 2
    let isFree = { (column: Int) in
      canvas.isFree(row: words.row, columns: column..<(column + 1))
    }
    guard columns.contains(middle), isFree(middle) else { return columns }
    var (left, right) = (middle, middle)
    while left > columns.lowerBound, isFree(left - 1) { left -= 1 }
    while right < columns.upperBound, isFree(right) { right += 1 }
    if left > columns.lowerBound { left = min(left + 1, middle) }
    if right < columns.upperBound { right = max(right - 1, middle) }
    return left..<right
  }

  private func fitted(_ text: ColumnText, to columns: Int) -> ColumnText {
    text.fitted(to: columns, ellipsis: ColumnText(drawn: charset.ellipsis))
  }
}

extension WireframeMark.Words {
  /// The words as they fit: with air inside their brackets, without, or with the label cut.
  fileprivate func text(in columns: Int, charset: WireframeCharset) -> ColumnText {
    let label = ColumnText(label, charset: charset)
    let before = ColumnText(drawn: before)
    let after = ColumnText(drawn: after)
    let suffix = ColumnText(drawn: suffix.isEmpty ? "" : " " + suffix)
    let blank = ColumnText(drawn: self.after == "]" ? " " : "")
    let airy = before + blank + label + blank + after + suffix
    if airy.width <= columns { return airy }
    let frame = before.width + after.width + suffix.width
    let cut = label.fitted(
      to: max(columns - frame, 1),
      ellipsis: ColumnText(drawn: charset.ellipsis)
    )
    return before + cut + after + suffix
  }
}

/// Where the words of a surface begin, row by row, so that long ones can use the room before them.
private struct WordNeighbours {
  private struct Place: Hashable {
    let surface: Int
    let row: Int
  }

  private var starts: [Place: [Int]] = [:]

  init(_ marks: [WireframeMark]) {
    for mark in marks {
      guard case .words(let words) = mark.shape else { continue }
      starts[Place(surface: mark.surface, row: words.row), default: []]
        .append(words.columns.lowerBound)
    }
    for place in starts.keys { starts[place]?.sort() }
  }

  /// The column before which words must end that are longer than what they label.
  func start(after words: WireframeMark.Words, of mark: WireframeMark) -> Int {
    let place = Place(surface: mark.surface, row: words.row)
    let next = starts[place]?.first {
      $0 > words.columns.lowerBound && $0 >= words.columns.upperBound
    }
    return next.map { $0 - 1 } ?? mark.clip.columns.upperBound
  }
}
