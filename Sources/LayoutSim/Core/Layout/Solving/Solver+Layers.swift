extension Solver {
  /// The size of the layers at `index` for `offer`: that of the children with the highest priority.
  ///
  /// Sources disagree about guides outside the children: here layers cover their children, with or without
  /// the line at which they are aligned.
  func layersSize(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    alignLayers(index, offer, depth)
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
  func alignLayers(_ index: Int, _ offer: Offer, _ depth: Int) {
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

extension Solver {
  /// Aligns the children of the negotiated stack at `index` by their guides.
  ///
  /// - Returns: Their extent across the axis.
  func align(_ index: Int, _ depth: Int) -> Double {
    let axis = nodes[index].axis
    let across = axis.across
    let code = across == .horizontal ? nodes[index].horizontal : nodes[index].vertical
    var line = 0.0
    // The position of each child's guide, stored in the child until all are known.
    forEachChild(of: index) { child in
      let guide = guide(code, of: child, depth)
      nodes[child].position[across] = guide
      line = max(line, guide)
    }
    var next = 0.0
    // If all children are above, or below, the line, the space up to it is kept. Only OpenSwiftUI's source
    // documents this.
    var reach = line
    forEachChild(of: index) { child in
      let node = nodes + child
      next += node.pointee.gapBefore
      let start = (line - node.pointee.position[across]).orZero
      node.pointee.position[across] = start
      node.pointee.position[axis] = next.orZero
      next += node.pointee.size[axis]
      reach = max(reach, start + node.pointee.size[across])
    }
    return reach
  }

  /// Places the children of the stack at `index` one after the other, if nothing moves a guide.
  ///
  /// The widest of them extends `length` across the axis.
  func alignDirectly(_ index: Int, across length: Double) {
    let node = nodes + index
    let axis = node.pointee.axis
    let fraction =
      axis == .horizontal ? node.pointee.vertical.fraction : node.pointee.horizontal.fraction
    var next = 0.0
    let end = index + Int(node.pointee.span)
    var position = index + 1
    if axis == .horizontal {
      while position < end {
        let child = nodes + position
        position += Int(child.pointee.span)
        if child.pointee.kind == .outlineOnly { continue }
        next += child.pointee.gapBefore
        let start = (length - child.pointee.size.height) * fraction
        child.pointee.position = Point(x: next.orZero, y: start.orZero)
        next += child.pointee.size.width
      }
    } else {
      while position < end {
        let child = nodes + position
        position += Int(child.pointee.span)
        if child.pointee.kind == .outlineOnly { continue }
        next += child.pointee.gapBefore
        let start = (length - child.pointee.size.width) * fraction
        child.pointee.position = Point(x: start.orZero, y: next.orZero)
        next += child.pointee.size.height
      }
    }
  }
}

extension Solver {
  /// Serves children of different priorities; the minimum of those with lower ones is reserved.
  func shareByPriority(
    _ room: Double,
    in index: Int,
    _ offer: Offer,
    _ depth: Int
  ) -> StackSum {
    let axis = nodes[index].axis
    let start = state.pointee.flexibleChildren.count
    var sharing = Sharing(left: room, unserved: 0)
    forEachChild(of: index) { child in
      sharing.left -= nodes[child].gapBefore
      state.pointee.flexibleChildren.append(
        FlexibleChild(child: child, priority: nodes[child].priority)
      )
      noteRange(state.pointee.flexibleChildren.count - 1, along: axis, offer)
      probe(state.pointee.flexibleChildren.count - 1, along: axis, offer, depth)
    }
    let end = state.pointee.flexibleChildren.count
    assert(
      end - start == Int(nodes[index].childCount),
      "\(end - start) of \(nodes[index].childCount) children of box \(index) wait for a share."
    )
    order(from: start, to: end)
    let greatest = state.pointee.flexibleChildren.base[start].priority
    for position in start..<end
    where state.pointee.flexibleChildren.base[position].priority != greatest {
      sharing.left -= state.pointee.flexibleChildren.base[position].least
    }
    var next = start
    while next < end {
      let priority = state.pointee.flexibleChildren.base[next].priority
      var groupEnd = next
      while groupEnd < end, state.pointee.flexibleChildren.base[groupEnd].priority == priority {
        groupEnd += 1
      }
      if next > start {
        for position in next..<groupEnd {
          sharing.left += state.pointee.flexibleChildren.base[position].least
        }
      }
      sharing.unserved = groupEnd - next
      for position in next..<groupEnd {
        serve(
          state.pointee.flexibleChildren.base[position].child,
          &sharing,
          along: axis,
          offer,
          depth
        )
      }
      next = groupEnd
    }
    state.pointee.flexibleChildren.removeAll(from: start)
    return sharing.sum
  }
}
