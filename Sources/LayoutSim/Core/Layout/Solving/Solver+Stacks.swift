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
      sum.across = align(index, depth)
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
    assert(
      isInterrupted || nodes[index].sharedOffer == offer,
      "The children of box \(index) share \(nodes[index].sharedOffer), not \(offer)."
    )
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

extension Solver {
  /// Sorts the flexible children from `start` on into serving order.
  ///
  /// - Returns: Whether any had to be asked for that.
  func sortFlexibleChildren(
    from start: Int,
    along axis: LayoutAxis,
    _ offer: Offer,
    _ depth: Int
  ) -> Bool {
    let end = state.pointee.flexibleChildren.count
    var asks = false
    for position in start..<end {
      let waiting = state.pointee.flexibleChildren.base + position
      if nodes[waiting.pointee.child].traits.isSuperset(of: .rigid(along: axis)) {
        // Only its flexibility counts, which is zero.
        (waiting.pointee.least, waiting.pointee.most) = (0, 0)
        continue
      }
      let range = noteRange(position, along: axis, offer)
      if range.least.isUnknown || range.most.isUnknown { asks = true }
    }
    if asks {
      for position in start..<end { probe(position, along: axis, offer, depth) }
    }
    order(from: start, to: end)
    return asks
  }

  /// Stores the minimum and the maximum length of a waiting child, as far as they are known without a
  /// question.
  @inline(__always)
  @discardableResult
  func noteRange(
    _ position: Int,
    along axis: LayoutAxis,
    _ offer: Offer
  ) -> LengthRange {
    let child = state.pointee.flexibleChildren.base[position].child
    let range = knownRange(of: child, along: axis, offer)
    // The list may have been reallocated meanwhile.
    let waiting = state.pointee.flexibleChildren.base + position
    waiting.pointee.least = range.least
    waiting.pointee.most = range.most
    return range
  }

  /// Asks a child for the unknown part of its range.
  func probe(_ position: Int, along axis: LayoutAxis, _ offer: Offer, _ depth: Int) {
    let waiting = state.pointee.flexibleChildren.base[position]
    var question = offer
    if waiting.most.isUnknown {
      question[axis] = .infinity
      state.pointee.flexibleChildren.base[position].most = ask(waiting.child, question, depth)[axis]
    }
    if waiting.least.isUnknown {
      question[axis] = 0
      state.pointee.flexibleChildren.base[position].least =
        ask(waiting.child, question, depth)[axis]
    }
  }

  /// Sorts the children in `start..<end`, which are in source order; equal ones keep it.
  func order(from start: Int, to end: Int) {
    let base = state.pointee.flexibleChildren.base
    var waiting = UnsafeMutableBufferPointer(start: base + start, count: end - start)
    waiting.sort { isServed($0, before: $1) }
  }

  @inline(__always)
  func isServed(_ first: FlexibleChild, before second: FlexibleChild) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    if first.flexibility == .infinity, first.least != second.least {
      return first.least > second.least
    }
    return first.child < second.child
  }
}

/// The children whose lengths depend on their shares, in serving order, for all stacks that are being
/// negotiated.
///
/// Negotiations are nested, so the children of the innermost stack are always at the end.
struct FlexibleChildren: ~Copyable {
  private(set) var base = UnsafeMutablePointer<FlexibleChild>.nowhere
  private(set) var count = 0
  private var capacity = 0

  deinit {
    if capacity > 0 { base.deallocate() }
  }

  @inline(__always)
  mutating func append(_ waiting: FlexibleChild) {
    if count == capacity { base.grow(count, &capacity) }
    (base + count).initialize(to: waiting)
    count += 1
  }

  /// Removes the children from `start` on.
  @inline(__always)
  mutating func removeAll(from start: Int) {
    assert(start <= count, "\(count) children wait, not \(start).")
    count = start
  }
}

/// A child whose length depends on its share, and that has not been served yet.
struct FlexibleChild {
  var child: Int

  /// Its minimum and its maximum length; NaN while they are unknown.
  var least = Double.nan
  var most = Double.nan

  var priority = 0.0

  /// The range of its length.
  @inline(__always)
  var flexibility: Double {
    let flexibility = most - least
    // Infinite at both ends.
    return flexibility.isUnknown ? 0 : flexibility
  }
}

extension Double {
  /// Whether it is NaN, in one comparison.
  @inline(__always)
  var isUnknown: Bool { self != self }
}
