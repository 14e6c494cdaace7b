extension Stage {
  /// What is called `label` on the front-most surface that has something of that name; `nil` if
  /// nothing is.
  ///
  /// - Parameter label: The label as a user reads it, or `#` and a tag.
  /// - Returns: The node: its role, its frame, its flags.
  public func element(labelled label: String) -> RenderNode? {
    elements(labelled: label).last
  }

  /// Everything on screen that is called `label`, from the lowest surface up.
  ///
  /// - Parameter label: The label as a user reads it, or `#` and a tag.
  /// - Returns: The nodes in drawing order; hidden ones are left out.
  public func elements(labelled label: String) -> [RenderNode] {
    let tree = renderTree
    let tag = label.first == "#" ? label.dropFirst() : nil
    return tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.detail != .layout, node.frame != nil,
        node.label == label || tag.map({ node.identifier == String($0) }) == true
      else { return nil }
      let isHidden = ([index] + tree.ancestors(of: index)).contains {
        tree.nodes[$0].flags.contains(.covered)
      }
      return isHidden ? nil : node
    }
  }
}
