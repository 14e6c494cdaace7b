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
