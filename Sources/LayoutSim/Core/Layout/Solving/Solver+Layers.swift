extension Solver {
  /// The size of the layers at `index` for `offer`: that of the children with the highest priority.
  ///
  /// Sources disagree about guides outside the children: here layers cover their children, with or without
  /// the line at which they are aligned.
  func layersSize(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    lineUpLayers(index, offer, depth)
    let most = greatestPriority(in: index)
    var size = Size.zero
    var heedsHeight = !nodes[index].traits.contains(.plainAlignment)
    forEachChild(of: index) { child in
      let node = nodes + child
      if node.pointee.traits.isDisjoint(with: .heedsNoHeight) { heedsHeight = true }
      guard node.pointee.priority == most else { return }
      size.width = max(size.width, node.pointee.position.x + node.pointee.size.width)
      size.height = max(size.height, node.pointee.position.y + node.pointee.size.height)
    }
    if !heedsHeight, !isInterrupted { nodes[index].traits.insert(.anyHeight) }
    return size
  }

  /// Offers `offer` to each child of the layers at `index`, and aligns them by their guides.
  func lineUpLayers(_ index: Int, _ offer: Offer, _ depth: Int) {
    let node = nodes + index
    let most = greatestPriority(in: index)
    let isPlain = node.pointee.traits.contains(.plainAlignment)
    let (horizontal, vertical) = (node.pointee.horizontal, node.pointee.vertical)
    var line = Point(x: -Double.infinity, y: -Double.infinity)
    forEachChild(of: index) { child in
      _ = ask(child, offer, depth)
      let size = nodes[child].size
      let meets =
        isPlain
        ? Point(x: horizontal.position(in: size), y: vertical.position(in: size))
        : Point(x: guide(horizontal, of: child, depth), y: guide(vertical, of: child, depth))
      nodes[child].position = meets
      guard nodes[child].priority == most else { return }
      line = Point(x: max(line.x, meets.x), y: max(line.y, meets.y))
    }
    forEachChild(of: index) { child in
      let meets = nodes[child].position
      nodes[child].position = Point(x: (line.x - meets.x).orZero, y: (line.y - meets.y).orZero)
    }
  }

  private func greatestPriority(in index: Int) -> Double {
    var most = -Double.infinity
    forEachChild(of: index) { most = max(most, nodes[$0].priority) }
    return most
  }
}
