import LayoutSim

extension TreeRenderer {
  /// A drawing in characters, each of them 8 points wide and 24 points high.
  public static let wireframe = wireframe()

  /// A drawing in characters: the picture to look at beside the outline that is compared.
  ///
  /// The numbers at the left say at which height of the window, in points, a row begins. The column
  /// after them is shaded where a modal surface keeps the row from being used. `cell` is the size
  /// of a character in points; one that is not at least a point wide and high is taken as 8 by 24.
  ///
  /// A label that does not fit is cut; words that find no free row near their place are left out.
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
