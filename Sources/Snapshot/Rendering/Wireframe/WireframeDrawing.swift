import LayoutSim

/// The printed rows of a drawing.
struct WireframeDrawing {
  struct Row {
    var ruler: String
    let gutter: String
    let drawing: String
    var signs: Set<WireframeSign>

    /// Whether it shows only the sides of boxes.
    let isBlank: Bool

    var text: String { (ruler + " " + gutter + drawing).trimmingTrailingBlanks() }
  }

  private(set) var rows: [Row] = []
  private let charset: WireframeCharset

  /// Prints `canvas`; `ruler` has the row of the ruler of each row, and `nil` if it is that of the row above.
  init(_ canvas: CellCanvas, ruler: [Int?], _ grid: CellGrid, _ charset: WireframeCharset) {
    self.charset = charset
    for (cells, number) in zip(canvas.cells, ruler) {
      let position = number.map { PrintedNumber.text(Double($0) * grid.cell.height) } ?? ""
      var signs = Set(cells.compactMap(\.sign))
      if number == nil { signs.insert(.sharedRow) }
      let isDimmed = WireframeDrawing.beginsDimmed(cells)
      let isMixed = !cells.allSatisfy(\.isDimmed)
      let gutter = isDimmed ? charset.text.gutter : " "
      let blank = { (cell: CellCanvas.Cell) in
        isMixed && cell.isDimmed ? charset.text.gutter : " "
      }
      if isDimmed || isMixed && cells.contains(where: { $0.isDimmed && $0.text == nil }) {
        signs.insert(.outOfReach)
      }
      rows.append(
        Row(
          ruler: position.padded(to: 4),
          gutter: gutter,
          drawing: WireframeDrawing.text(of: cells, blank: blank),
          signs: signs,
          isBlank: cells.allSatisfy {
            $0.text == nil || $0.text == charset.text.vertical && $0.isLine
          }
        )
      )
    }
  }

  /// The signs in it, in the order in which they are explained.
  var signs: [WireframeSign] {
    let used = rows.reduce(into: Set<WireframeSign>()) { $0.formUnion($1.signs) }
    return WireframeSign.allCases.filter(used.contains)
  }

  /// Replaces three or more blank rows that look alike by one.
  mutating func foldBlankRows() {
    var folded: [Row] = []
    var run: [Row] = []
    func flush() {
      if run.count >= 3, var row = run.first {
        row.ruler = charset.text.blankRows.padded(to: 4)
        row.signs = row.signs.subtracting([.sharedRow]).union([.blankRows])
        folded.append(row)
      } else {
        folded += run
      }
      run = []
    }
    for row in rows {
      if let last = run.last, !row.isBlank || row.gutter + row.drawing != last.gutter + last.drawing
      {
        flush()
      }
      if row.isBlank { run.append(row) } else { folded.append(row) }
    }
    flush()
    rows = folded
  }

  /// Whether the first visible cell of a row is out of reach.
  private static func beginsDimmed(_ cells: [CellCanvas.Cell]) -> Bool {
    cells.first { $0.isDimmed || $0.text != nil }?.isDimmed ?? false
  }

  /// The text of a row.
  ///
  /// Right-to-left text is kept from reordering the rest of the row.
  private static func text(
    of cells: [CellCanvas.Cell],
    blank: (CellCanvas.Cell) -> String
  ) -> String {
    var text = ""
    var rest = cells[...]
    while let first = rest.first {
      let strip = rest.prefix { $0.owner == first.owner }
      rest = rest.dropFirst(strip.count)
      let words = strip.map { $0.text ?? blank($0) }.joined()
      let turns = first.owner != nil && words.contains(where: \.isRightToLeft)
      text += turns ? mark + words + mark : words
    }
    return text
  }

  /// The left-to-right mark, which occupies no column.
  private static let mark = "\u{200E}"
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(width - count, 0)) + self
  }
}
