import LayoutSim

extension TreeRenderer {
  /// The outline that tests compare: layers and everything that a user sees or touches.
  public static let outline = outline(.semantic)

  /// An outline: an indented line for each node, with frames relative to the node above.
  ///
  /// Each line reads `role route "label" #id key=value flags @ x,y WxH`, omitting what the node does not
  /// have. Positions and sizes are rounded to the pixels of the device independently, so nodes of one size
  /// print alike wherever they are. A node that is finer than `detail` is left out, and its children move up
  /// to the nearest printed ancestor; at ``/LayoutSim/DetailLevel/layout`` each line also has the offer:
  /// `proposed=393xinf`.
  public static func outline(_ detail: DetailLevel) -> TreeRenderer {
    TreeRenderer(fileExtension: "outline") { tree in
      Outline(of: tree, detail: detail).text
    }
  }
}
