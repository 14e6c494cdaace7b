extension TreeDifference {
  /// The new outline, made of the nodes of the old one and of what differs; `nil` if `outline` is not the old one.
  public func applied(to outline: Outline) -> Outline? {
    guard let nodes = appliedNodes(to: outline.nodes) else { return nil }
    return Outline(
      header: header?.new ?? outline.header,
      layers: layers?.new ?? outline.layers,
      nodes: nodes,
      findings: findings?.new ?? outline.findings,
      silenced: silenced?.new ?? outline.silenced
    )
  }

  private func appliedNodes(to old: [OutlineNode]) -> [OutlineNode]? {
    var kept: [OutlineNode?] = old
    var placed: [Int: OutlineNode] = [:]
    for difference in nodes {
      if let index = difference.oldIndex {
        guard old.indices.contains(index), let node = difference.old,
          TextLines.areSame(node.line, old[index].line)
        else { return nil }
        kept[index] = difference.hasMoved ? nil : difference.new
      }
      if difference.hasMoved || difference.oldIndex == nil, let index = difference.newIndex {
        placed[index] = difference.new
      }
    }
    var rest = kept.compactMap { $0 }[...]
    var result: [OutlineNode] = []
    for index in 0..<rest.count + placed.count {
      guard let node = placed[index] ?? rest.popFirst() else { return nil }
      result.append(node)
    }
    return result.nested()
  }
}

extension [OutlineNode] {
  /// The nodes with the parents and lengths that follow from their depths; `nil` if one is too deep.
  fileprivate func nested() -> [OutlineNode]? {
    var result = self
    var open: [Int] = []
    for index in indices {
      guard self[index].depth <= open.count else { return nil }
      open.removeLast(open.count - self[index].depth)
      result[index].parent = open.last
      open.append(index)
    }
    result.fillInSubtreeLengths()
    return result
  }
}
