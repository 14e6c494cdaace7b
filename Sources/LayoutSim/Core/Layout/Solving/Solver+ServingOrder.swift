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
