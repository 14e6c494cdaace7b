import LayoutSim

extension TreeRenderer {
  /// A drawing in characters, each 8 points wide and 24 points high.
  public static let wireframe = wireframe()

  /// A drawing in characters: the picture to look at beside the outline that is compared.
  ///
  /// The numbers on the left are the positions in the window, in points, at which rows begin. The column
  /// after them is shaded where a modal surface blocks the row. `cell` is the size of a character in points;
  /// one that is less than a point wide or high is taken as 8 by 24.
  ///
  /// A label that does not fit is truncated; text that finds no free row near its place is left out.
  public static func wireframe(
    cell: Size = Size(width: 8, height: 24),
    charset: WireframeCharset = .unicode
  ) -> TreeRenderer {
    TreeRenderer(fileExtension: "wire.txt") { tree in
      WireframeWriter(tree: tree, cell: cell, charset: charset).text
    }
  }
}

/// The page of a wireframe: its header, its ruler and the drawing.
private struct WireframeWriter {
  let tree: RenderTree
  let cell: Size
  let charset: WireframeCharset

  var text: String {
    let nesting = Nesting(tree)
    let grid = CellGrid(window: tree.traits.window, cell: cell)
    let plan = WireframePlan(tree: tree, nesting: nesting, grid: grid, charset: charset)
    var painter = WireframePainter(grid: grid, charset: charset)
    painter.paint(plan.marks)

    let width = PrintedNumber.text(grid.cell.width)
    let height = PrintedNumber.text(grid.cell.height)
    var lines = TreeHeader(tree: tree, nesting: nesting).lines
    lines.append("cell   \(width)x\(height)")
    lines.append("")
    for row in 0..<grid.rows {
      let ruler = PrintedNumber.text(Double(row) * grid.cell.height)
      let padding = String(repeating: " ", count: max(4 - ruler.count, 0))
      let gutter = painter.isDimmed(row: row) ? charset.gutter : " "
      let drawing = painter.canvas.text(ofRow: row)
      lines.append((padding + ruler + " " + gutter + drawing).trimmingTrailingBlanks())
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
