import LayoutSim

extension TreeRenderer {
  /// A drawing in characters, each 8 points wide and 24 points high.
  public static let wireframe = wireframe()

  /// A drawing in characters: the picture to look at beside the outline that is compared.
  ///
  /// The numbers on the left are the positions in the window, in points, at which rows begin; a row without a
  /// number is one more line of words in the points of the row above it. The column after them is shaded where
  /// a modal surface blocks the row, and so are the cells beside a narrower one. A paragraph flows on where it
  /// is wider in the picture than on the device; `»` ends words that found no room even so, and a line below
  /// the picture counts them. The last line explains the signs.
  ///
  /// - Parameters:
  ///   - cell: The size of a character in points; one that is less than a point wide or high is taken as 8 by 24.
  ///   - charset: The characters to draw with.
  ///   - isWhole: Whether all rows are drawn. Otherwise three or more blank rows are one, marked `⋮`, and of
  ///     eight or more alike rows of a list the first three and the last are drawn.
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
