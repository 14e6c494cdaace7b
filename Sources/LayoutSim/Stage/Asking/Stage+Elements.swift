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
    return tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.detail != .layout, node.frame != nil, node.isCalled(label) else { return nil }
      let ancestors = tree.ancestors(of: index)
      let isHidden = ([index] + ancestors).contains { tree.nodes[$0].flags.isOutOfSight }
      // The words of a button are not a second thing of its name.
      let isPart = ancestors.contains {
        tree.nodes[$0].isCombined && tree.nodes[$0].isCalled(label)
      }
      return isHidden || isPart ? nil : node
    }
  }
}

extension RenderNode {
  /// Whether this has the label `name`, or a tag that is `name` after its `#`.
  fileprivate func isCalled(_ name: String) -> Bool {
    label == name || identifier.map { "#\($0)" } == name
  }
}
