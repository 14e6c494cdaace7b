import LayoutSim

extension TreeRenderer {
  /// The outline that is worth comparing: layers and everything that a user sees or touches.
  public static let outline = outline(.semantic)

  /// An outline: an indented line for each node, with frames relative to the node above.
  ///
  /// Each line reads `role route "label" #id key=value flags @ x,y WxH`, as far as a node has
  /// these. Positions and sizes are rounded to the pixels of the device, each on its own, so things of
  /// one size print alike wherever they are. A node that is finer than `detail` is left out, and its children
  /// move up to the nearest node that is printed; at ``LayoutSim/DetailLevel/layout`` each line also says
  /// what was offered: `proposed=393xinf`.
  public static func outline(_ detail: DetailLevel) -> TreeRenderer {
    TreeRenderer(fileExtension: "outline") { tree in
      OutlineWriter(tree: tree, detail: detail).text
    }
  }
}
