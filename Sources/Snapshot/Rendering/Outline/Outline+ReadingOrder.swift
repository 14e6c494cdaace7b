import LayoutSim

extension Outline {
  /// What a screen reader says of the screen, an element a line, as ``TreeRenderer/readingOrder`` tells it of a tree.
  ///
  /// An outline does not say which boxes an app combines to one element: rows with a label are.
  ///
  /// - Complexity: O(nodes).
  package var readingOrder: [String] {
    let tree = RenderTree(of: self)
    let nodes = tree.nodes.map { node in
      var node = node
      node.isCombined = node.role == .row && node.label != nil
      return node
    }
    let text = TreeRenderer.readingOrder.render(RenderTree(traits: tree.traits, nodes: nodes))
    // The settings are in front.
    return text.split(separator: "\n").dropFirst().map(String.init)
  }
}
