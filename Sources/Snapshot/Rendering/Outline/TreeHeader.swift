import LayoutSim

/// The lines above every text: the settings of the tree, and what is presented in it.
struct TreeHeader {
  let tree: RenderTree
  let nesting: Nesting

  /// The lines, without a final newline.
  var lines: [String] {
    [OutlineHeader(tree.traits).line] + LayersLine(tree: tree, nesting: nesting).lines
  }
}
