extension Solver {
  /// Aligns the children of the negotiated stack at `index` by their guides.
  ///
  /// - Returns: Their extent across the axis.
  func lineUp(_ index: Int, _ depth: Int) -> Double {
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
  func lineUpPlainly(_ index: Int, across length: Double) {
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
