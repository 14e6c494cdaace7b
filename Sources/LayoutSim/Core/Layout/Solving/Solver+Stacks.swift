extension Solver {
  /// Shares `offer` between the children of the row or column at `index`, and returns its size.
  ///
  /// Afterwards each child has its last offer and its size. A child of fixed size has no offer, since none
  /// would change it.
  func run(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    let node = nodes + index
    let axis = node.pointee.axis
    node.pointee.sharedOffer = .none
    let room = offer[axis]
    var sum = StackSum()
    if room == Offer.unspecified || room == .infinity {
      askAll(index, offer, depth, along: axis, &sum)
    } else {
      share(room, in: index, offer, depth, along: axis, &sum)
    }
    if isInterrupted { return .zero }
    if !node.pointee.traits.contains(.plainAlignment) {
      sum.across = lineUp(index, depth)
      if isInterrupted { return .zero }
    }
    node.pointee.sharedOffer = offer
    node.pointee.sharedLineLength = sum.across
    if !sum.heedsHeight, node.pointee.traits.contains(.plainAlignment) {
      node.pointee.traits.insert(.anyHeight)
    }
    return sum.size(along: axis)
  }

  /// Makes the same offer to all children.
  @inline(__always)
  func askAll(
    _ index: Int,
    _ offer: Offer,
    _ depth: Int,
    along axis: LayoutAxis,
    _ sum: inout StackSum
  ) {
    forEachChild(of: index) { child in
      sum.add(nodes + child, ask(child, offer, depth), along: axis)
    }
  }

  /// Negotiates the stack at `index`, unless its last negotiation was for the same offer.
  func negotiate(_ index: Int, _ offer: Offer, _ depth: Int) {
    let traits = nodes[index].traits
    if traits.contains(.sized) { return }
    if nodes[index].sharedOffer == offer { return }
    _ = run(index, offer, depth)
    // That depends on its last answer, which this was not.
    nodes[index].traits.remove(.anyHeight)
    nodes[index].traits.formUnion(traits.intersection(.anyHeight))
  }
}

/// The total extent of a stack's children.
struct StackSum {
  var along = 0.0
  var across = 0.0

  /// Whether another height could have given another answer.
  var heedsHeight = false

  @inline(__always)
  mutating func add(_ child: UnsafeMutablePointer<Node>, _ size: Size, along axis: LayoutAxis) {
    along += child.pointee.gapBefore + size[axis]
    across = max(across, size[axis.across])
    if child.pointee.traits.isDisjoint(with: .heedsNoHeight) { heedsHeight = true }
  }

  func size(along axis: LayoutAxis) -> Size {
    let length = along > 0 ? along : 0
    return axis == .horizontal
      ? Size(width: length, height: across) : Size(width: across, height: length)
  }
}
