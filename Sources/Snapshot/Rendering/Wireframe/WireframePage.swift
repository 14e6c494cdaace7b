import LayoutSim

/// The page of a wireframe: its header, its ruler, the drawing, and the explanation of its signs.
struct WireframePage {
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

  /// What of the screen is not in the picture.
  private func notes(_ missing: (cut: Int, covered: Int), folded: Int) -> [String] {
    [
      folded > 0 ? "\(folded) rows like those above and below them left out" : nil,
      missing.covered > 0 ? "\(lines(missing.covered)) partly out of sight" : nil,
      missing.cut > 0 ? "\(lines(missing.cut)) cut by this picture" : nil,
    ].compactMap(\.self)
  }

  private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
