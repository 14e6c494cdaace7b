extension Solver {
  /// Sorts the flexible children from `start` on into serving order.
  ///
  /// - Returns: Whether any had to be asked for that.
  func sortFlexibleChildren(
    from start: Int,
    along axis: LayoutAxis,
    _ offer: Offer,
    _ depth: Int,
    mayGuess: Bool
  ) -> Bool {
    let end = state.pointee.flexibleChildren.count
    var unknown = -1
    var unknownCount = 0
    for position in start..<end {
      let waiting = state.pointee.flexibleChildren.base + position
      if nodes[waiting.pointee.child].traits.isSuperset(of: .rigid(along: axis)) {
        // Only its flexibility counts, which is zero.
        (waiting.pointee.least, waiting.pointee.most) = (0, 0)
        continue
      }
      let range = noteRange(position, along: axis, offer)
      if !range.least.isUnknown && !range.most.isUnknown { continue }
      unknown = position
      unknownCount += 1
    }
    var asks = unknownCount > 0
    if unknownCount == 1, mayGuess, isCertain(unknown, from: start, to: end, along: axis, offer) {
      asks = false
      // Before those that take everything, and after those that take nothing more.
      let waiting = state.pointee.flexibleChildren.base + unknown
      (waiting.pointee.least, waiting.pointee.most) = (0, .greatestFiniteMagnitude)
    } else if asks {
      for position in start..<end { probe(position, along: axis, offer, depth) }
    }
    if end - start == 2 {
      orderPair(state.pointee.flexibleChildren.base + start)
    } else {
      order(from: start, to: end)
    }
    return asks
  }

  /// Whether the place of the single child of unknown range is certain, whatever its range is.
  private func isCertain(
    _ unknown: Int,
    from start: Int,
    to end: Int,
    along axis: LayoutAxis,
    _ offer: Offer
  ) -> Bool {
    let child = state.pointee.flexibleChildren.base[unknown].child
    let hasEnd = hasEnd(child, along: axis, offer)
    let isSteady = nodes[child].traits.contains(.steady(along: axis))
    for position in start..<end where position != unknown {
      let known = state.pointee.flexibleChildren.base[position]
      let isBefore = known.flexibility == 0 && position < unknown && isSteady
      let isAfter =
        known.flexibility == .infinity && (hasEnd || (known.least == 0 && position > unknown))
      if !isBefore && !isAfter { return false }
    }
    return true
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

  /// Sorts two children of one priority into serving order, after which their ranges do not matter.
  ///
  /// Most stacks that need sorting have two flexible children. They are read in place, because copying values
  /// that were just written would stall.
  @inline(__always)
  private func orderPair(_ first: UnsafeMutablePointer<FlexibleChild>) {
    let second = first + 1
    let flexibility = first.pointee.flexibility
    let other = second.pointee.flexibility
    let isSecondFirst =
      other < flexibility
      || (other == flexibility && other == .infinity
        && second.pointee.least > first.pointee.least)
    if isSecondFirst {
      let child = first.pointee.child
      first.pointee.child = second.pointee.child
      second.pointee.child = child
    }
  }

  /// Sorts the children in `start..<end`, which are in source order; equal ones keep it.
  func order(from start: Int, to end: Int) {
    if end - start > 32 {
      var isSorted = true
      for position in start + 1..<end
      where isServed(
        state.pointee.flexibleChildren.base[position],
        before: state.pointee.flexibleChildren.base[position - 1]
      ) {
        isSorted = false
        break
      }
      if !isSorted {
        var waiting = UnsafeMutableBufferPointer(
          start: state.pointee.flexibleChildren.base + start,
          count: end - start
        )
        waiting.sort { isServed($0, before: $1) }
      }
      return
    }
    let base = state.pointee.flexibleChildren.base
    for position in start + 1..<end
    where isServed(base[position], before: base[position - 1]) {
      let waiting = base[position]
      var place = position
      repeat {
        base[place] = base[place - 1]
        place -= 1
      } while place > start && isServed(waiting, before: base[place - 1])
      base[place] = waiting
    }
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
