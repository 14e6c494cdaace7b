import LayoutSim

/// Draws marks in order, each over the previous ones.
struct WireframePainter {
  let grid: CellGrid
  let charset: WireframeCharset
  private let marks: [WireframeMark]
  private let rows: PictureRows
  private let strips: [WireframeStrip]

  /// The strips of each mark.
  private var parts: [[Int]]

  private(set) var canvas: CellCanvas

  init(_ marks: [WireframeMark], _ rows: PictureRows, on grid: CellGrid, charset: WireframeCharset)
  {
    self.marks = marks
    self.rows = rows
    self.grid = grid
    self.charset = charset
    strips = RowPlacing(rows.strips, charset: charset).strips
    parts = [[Int]](repeating: [], count: marks.count)
    for (index, strip) in strips.enumerated() { parts[strip.mark].append(index) }
    canvas = CellCanvas(page: CellRect(rows: 0..<rows.count, columns: 0..<grid.columns))
    for index in marks.indices { paint(index) }
  }

  private mutating func paint(_ index: Int) {
    let mark = marks[index]
    switch mark.shape {
    case .cover: canvas.erase(cells(of: mark), keeping: mark.surface)
    case .shade: canvas.dim(cells(of: mark))
    case .box(let box): paint(box, index)
    case .rule: paintRule(index)
    case .words, .sign:
      for strip in parts[index] { write(strip) }
    case .brackets(let brackets): paint(brackets, mark)
    }
  }

  // MARK: - Areas

  /// The cells of a mark, excluding its own edges.
  private func cells(of mark: WireframeMark) -> CellRect {
    let visible = mark.frame.clipped(to: mark.clip)
    return CellRect(
      rows: rows.rows(from: visible.minY, to: visible.maxY),
      columns: grid.columns(of: visible).clamped(to: mark.columns)
    )
  }

  private mutating func paint(_ box: WireframeMark.Box, _ index: Int) {
    let mark = marks[index]
    let visible = cells(of: mark)
    let top = parts[index].first { strips[$0].kind == .top }.map { strips[$0].row }
    let bottom = parts[index].first { strips[$0].kind == .bottom }.map { strips[$0].row }
    let first = top ?? visible.rows.lowerBound
    let last = bottom ?? visible.rows.upperBound - 1
    let columns = grid.columns(of: mark.frame)
    guard first <= last, columns.count >= 2 else { return }
    let clip = CellRect(rows: first..<(last + 1), columns: mark.columns)
    if box.hidesWhatIsBehind {
      canvas.erase(CellRect(rows: clip.rows, columns: columns.clamped(to: mark.columns)))
    }
    let texts = charset.text
    let (left, right) = (columns.lowerBound, columns.upperBound - 1)
    let border = box.isSurface ? mark.surface : nil
    let sides = grid.sides(of: mark.frame)
    for row in first...last {
      if sides.left {
        canvas.line(texts.vertical, row: row, column: left, clip: clip, border: border)
      }
      if sides.right {
        canvas.line(texts.vertical, row: row, column: right, clip: clip, border: border)
      }
    }
    var corners =
      box.isRound
      ? (texts.roundTopLeft, texts.roundTopRight, texts.roundBottomLeft, texts.roundBottomRight)
      : (texts.topLeft, texts.topRight, texts.bottomLeft, texts.bottomRight)
    if !sides.left { (corners.0, corners.2) = (texts.horizontal, texts.horizontal) }
    if !sides.right { (corners.1, corners.3) = (texts.horizontal, texts.horizontal) }
    if top != nil { edge(first, columns, corners.0, corners.1, clip, border) }
    if bottom != nil { edge(last, columns, corners.2, corners.3, clip, border) }
    guard let title = box.title, top != nil, columns.count > 6 else { return }
    let blank = ColumnText(drawn: " ")
    let text = blank + title.fitted(to: columns.count - 6, charset: charset) + blank
    canvas.write(text, row: first, column: left + 2, clip: clip, border: border)
  }

  private mutating func edge(
    _ row: Int,
    _ columns: Range<Int>,
    _ left: String,
    _ right: String,
    _ clip: CellRect,
    _ border: Int?
  ) {
    for column in columns {
      let text =
        column == columns.lowerBound
        ? left : column == columns.upperBound - 1 ? right : charset.text.horizontal
      canvas.line(text, row: row, column: column, clip: clip, border: border)
    }
  }

  private mutating func paintRule(_ index: Int) {
    let mark = marks[index]
    if mark.frame.size.height > mark.frame.size.width {
      let cells = cells(of: mark)
      let column = grid.columns(of: mark.frame).lowerBound
      let clip = CellRect(rows: cells.rows, columns: mark.columns)
      for row in cells.rows {
        canvas.line(charset.text.vertical, row: row, column: column, clip: clip, isUnder: true)
      }
    } else {
      for strip in parts[index].map({ strips[$0] }) {
        let clip = CellRect(rows: strip.row..<(strip.row + 1), columns: strip.clip)
        for column in strip.columns {
          canvas.line(
            charset.text.horizontal,
            row: strip.row,
            column: column,
            clip: clip,
            isUnder: true
          )
        }
      }
    }
  }

  // MARK: - Texts

  private mutating func write(_ index: Int) {
    let strip = strips[index]
    let clip = CellRect(rows: strip.row..<(strip.row + 1), columns: strip.clip)
    canvas.write(
      strip.text,
      row: strip.row,
      column: strip.columns.lowerBound,
      clip: clip,
      owner: index
    )
    guard strip.isOverWords else { return }
    // If letters of both would touch, the reader must see that they are not one word.
    let sign = ColumnText(drawn: charset.text.overlapped, .overlapped)
    for column in [strip.columns.lowerBound - 1, strip.columns.upperBound]
    where !canvas.isFree(row: strip.row, column: column) {
      canvas.write(sign, row: strip.row, column: column, clip: clip)
    }
  }

  private mutating func paint(_ brackets: WireframeMark.Brackets, _ mark: WireframeMark) {
    let inside = brackets.members.flatMap { parts[$0] }.map { strips[$0] }
    for row in Set(inside.map(\.row)).sorted() {
      let texts = inside.filter { $0.row == row }
      let clip = CellRect(rows: row..<(row + 1), columns: mark.columns)
      var left = texts.map(\.columns.lowerBound).min() ?? 0
      var right = texts.map(\.columns.upperBound).max() ?? 0
      if brackets.spansFrame {
        let columns = grid.columns(of: mark.frame)
        let free = (
          max(left - columns.lowerBound - brackets.before.width, 0),
          max(columns.upperBound - brackets.after.width - right, 0)
        )
        // A text in the middle stays there, up to a column.
        let isCentred = texts.count == 1 && texts[0].anchor == .middle && abs(free.0 - free.1) <= 1
        let narrow = isCentred && free.0 + free.1 <= 3 ? max(free.0, free.1) : nil
        left -= narrow ?? free.0
        right += narrow ?? free.1
      }
      left = max(left, mark.columns.lowerBound + brackets.before.width)
      right = min(right, mark.columns.upperBound - brackets.after.width)
      let sides = grid.sides(of: mark.frame)
      if sides.left {
        canvas.write(brackets.before, row: row, column: left - brackets.before.width, clip: clip)
      }
      if sides.right { canvas.write(brackets.after, row: row, column: right, clip: clip) }
      for divider in brackets.dividers {
        let text = ColumnText(drawn: "|", .button)
        canvas.write(text, row: row, column: grid.column(at: divider), clip: clip)
      }
      guard let filling = brackets.filling, let end = texts.map(\.columns.upperBound).max() else {
        continue
      }
      for column in end..<max(end, right) where canvas.isFree(row: row, column: column) {
        canvas.write(filling, row: row, column: column, clip: clip)
      }
    }
  }

  /// The number of lines of text with letters missing in the picture, because they were cut or because something is in
  /// front of them.
  var missingLines: (cut: Int, covered: Int) {
    var letters = [Int](repeating: 0, count: strips.count)
    for cell in canvas.cells.joined() {
      if let owner = cell.owner, cell.text != " ", cell.text != "" { letters[owner] += 1 }
    }
    let cut = strips.indices.filter { strips[$0].isCut }
    let covered = strips.indices.filter {
      strips[$0].kind == .words && !strips[$0].isCut
        && letters[$0] < strips[$0].text.pieces.count { $0.text != " " }
    }
    return (cut.count, covered.count)
  }
}
