import LayoutSim

/// The page of a wireframe: its header, its ruler, the drawing, and the explanation of its signs.
private struct WireframePage {
  let tree: RenderTree
  let grid: CellGrid
  let charset: WireframeCharset
  let isWhole: Bool

  init(tree: RenderTree, cell: Size, charset: WireframeCharset, isWhole: Bool) {
    self.tree = tree
    self.charset = charset
    self.isWhole = isWhole
    grid = CellGrid(window: tree.traits.window, cell: cell)
  }

  var text: String {
    let nesting = Nesting(tree)
    let scene = WireframeScene(
      tree: tree,
      nesting: nesting,
      grid: grid,
      charset: charset,
      foldsRows: !isWhole
    )
    let strips = StripBuilder(scene.marks, on: grid, charset: charset).strips
    let rows = PictureRows(strips, scene.marks, on: grid, skipped: scene.skippedRows)
    let painter = WireframePainter(scene.marks, rows, on: grid, charset: charset)
    var drawing = WireframeDrawing(painter.canvas, ruler: rows.rulerRows, grid, charset)
    if !isWhole { drawing.foldBlankRows() }

    let width = PrintedNumber.text(grid.cell.width)
    let height = PrintedNumber.text(grid.cell.height)
    var lines = TreeHeader(tree: tree, nesting: nesting).lines
    lines += ["cell   \(width)x\(height)", ""] + drawing.rows.map(\.text)
    let notes =
      scene.menuNotes
      + notes(painter.missingLines, folded: scene.folds.map(\.count).reduce(0, +))
    let signs = drawing.signs.map { $0.explanation(charset, tree.traits.direction) }
    if !notes.isEmpty || !signs.isEmpty { lines.append("") }
    lines += notes
    if !signs.isEmpty { lines.append("signs  " + signs.joined(separator: ", ")) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The notes about parts of the screen that are not in the picture.
  private func notes(_ missing: (cut: Int, covered: Int), folded: Int) -> [String] {
    [
      folded > 0 ? "\(folded) rows like those above and below them left out" : nil,
      missing.covered > 0 ? "\(lines(missing.covered)) partly out of sight" : nil,
      missing.cut > 0 ? "\(lines(missing.cut)) cut by this picture" : nil,
    ].compactMap(\.self)
  }

  private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}

extension TreeRenderer {
  /// A drawing in characters, each 8 points wide and 24 points high.
  public static let wireframe = wireframe()

  /// A drawing in characters: the picture to look at beside the outline that is compared.
  ///
  /// The numbers on the left are the positions in the window, in points, at which rows begin; a row without a number is
  /// an additional line of text in the points of the row above it. The column after them is shaded where a modal
  /// surface blocks the row, as are the cells beside a narrower one. A paragraph is wrapped again if it is wider in the
  /// picture than on the device; `»` ends texts that still have no room, and a line below the picture counts them. The
  /// last line explains the signs.
  ///
  /// - Parameters:
  ///   - cell: The size of a character in points; one that is less than a point wide or high counts as 8 by 24.
  ///   - charset: The characters to draw with.
  ///   - isWhole: Whether all rows are drawn. Otherwise three or more blank rows are drawn as one, marked `⋮`, and of
  ///     eight or more alike rows of a list only the first three and the last are drawn.
  /// - Returns: The renderer, for files with the extension `wire.txt`.
  public static func wireframe(
    cell: Size = Size(width: 8, height: 24),
    charset: WireframeCharset = .unicode,
    isWhole: Bool = false
  ) -> TreeRenderer {
    TreeRenderer(fileExtension: "wire.txt") { tree in
      WireframePage(tree: tree, cell: cell, charset: charset, isWhole: isWhole).text
    }
  }
}

/// The printed rows of a drawing.
private struct WireframeDrawing {
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
