extension Stage {
  /// The element named `label` on the front-most surface that has one; `nil` if there is none.
  ///
  /// Elements that are scrolled out of sight are found, too, with the flag ``NodeFlags/scrolledAway``; if
  /// several elements of a surface have the name, one in sight takes precedence. Elements that are hidden,
  /// covered, or out of sight behind a surface in front are not found.
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

  /// All elements named `label`, from the lowest surface up, including those scrolled out of sight.
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
  /// The positions of the elements named `label` that are in sight or can be scrolled into sight, in order.
  func things(called label: String) -> [Int] {
    nodes.indices.filter { index in
      let node = nodes[index]
      guard node.detail != .layout, node.frame != nil, node.isCalled(label) else { return false }
      let ancestors = ancestors(of: index)
      let flags = ancestors.reduce(node.flags) { $0.union(nodes[$1].flags) }
      let isHidden =
        !flags.isDisjoint(with: [.covered, .hidden])
        || flags.isSuperset(of: [.scrolledAway, .inert])
      // The text of a button is not a second element of its name.
      let isPart = ancestors.contains { nodes[$0].isCombined && nodes[$0].isCalled(label) }
      return !isHidden && !isPart
    }
  }

  /// The node at `index`, flagged if something around it is scrolled away.
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
  /// Whether its name is `name`.
  func isCalled(_ name: String) -> Bool {
    LayoutSim.isCalled(name, label: label, tag: identifier)
  }
}

/// Whether an element with `label` and `tag` is named `name`: by the label, or by `#` and the tag.
func isCalled(_ name: String, label: String?, tag: String?) -> Bool {
  if label == name { return true }
  guard let tag, name.first == "#" else { return false }
  return name.dropFirst() == tag[...]
}
