extension Stage {
  /// What is called `label` on the front-most surface that has something of that name; `nil` if
  /// nothing is.
  ///
  /// What is only scrolled out of sight is found, too, with the flag ``NodeFlags/scrolledAway``; where
  /// several things of a surface have the name, one in sight comes before it. What is hidden or covered,
  /// or out of sight behind a surface in front, is not found.
  ///
  /// - Parameter label: The label as a user reads it, or `#` and a tag.
  /// - Returns: The node: its role, its frame, its flags.
  public func element(labelled label: String) -> RenderNode? {
    let tree = renderTree
    let found = tree.things(called: label)
    guard let last = found.last else { return nil }
    let surface = tree.layers.last { $0 <= last } ?? tree.nodes.startIndex
    let inSight = found.last { $0 >= surface && !tree.isScrolledAway($0) }
    return tree.found(inSight ?? last)
  }

  /// Everything that is called `label`, from the lowest surface up, what is scrolled out of sight
  /// included.
  ///
  /// - Parameter label: The label as a user reads it, or `#` and a tag.
  /// - Returns: The nodes in drawing order, as ``element(labelled:)`` finds them; those that are scrolled
  ///   out of sight have the flag ``NodeFlags/scrolledAway``.
  public func elements(labelled label: String) -> [RenderNode] {
    let tree = renderTree
    return tree.things(called: label).map(tree.found)
  }
}

extension RenderTree {
  /// The positions of the things called `label` that a user sees or could scroll into sight, in order.
  func things(called label: String) -> [Int] {
    nodes.indices.filter { index in
      let node = nodes[index]
      guard node.detail != .layout, node.frame != nil, node.isCalled(label) else { return false }
      let ancestors = ancestors(of: index)
      let flags = ancestors.reduce(node.flags) { $0.union(nodes[$1].flags) }
      let isHidden =
        !flags.isDisjoint(with: [.covered, .hidden])
        || flags.isSuperset(of: [.scrolledAway, .inert])
      // The words of a button are not a second thing of its name.
      let isPart = ancestors.contains { nodes[$0].isCombined && nodes[$0].isCalled(label) }
      return !isHidden && !isPart
    }
  }

  /// The node at `index`, which says so if something around it is scrolled away.
  fileprivate func found(_ index: Int) -> RenderNode {
    var node = nodes[index]
    if isScrolledAway(index) { node.flags.insert(.scrolledAway) }
    return node
  }

  fileprivate func isScrolledAway(_ index: Int) -> Bool {
    ([index] + ancestors(of: index)).contains { nodes[$0].flags.contains(.scrolledAway) }
  }
}

extension RenderNode {
  /// Whether this is called `name`.
  func isCalled(_ name: String) -> Bool {
    LayoutSim.isCalled(name, label: label, tag: identifier)
  }
}

/// Whether what has `label` and `tag` is called `name`: by the label, or by `#` and the tag.
func isCalled(_ name: String, label: String?, tag: String?) -> Bool {
  if label == name { return true }
  guard let tag, name.first == "#" else { return false }
  return name.dropFirst() == tag[...]
}
