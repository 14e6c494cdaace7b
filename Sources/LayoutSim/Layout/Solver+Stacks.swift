extension Solver {
  /// Shares `offer` between the children of the row or column at `index`; the answer is its size.
  ///
  /// Afterwards each child holds what it was offered and what it took. A child of only one size
  /// holds no offer, since none would change it.
  func run(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    let node = nodes + index
    node.pointee.traits.remove(.placed)
    setLastRun(.none, of: node)
    let axis = node.pointee.axis
    let room = offer[axis]
    var sum = StackSum()
    if room == Offer.unspecified || room == .infinity {
      forEachChild(of: index) { child in
        sum.add(nodes + child, ask(child, offer, depth), along: axis)
      }
    } else {
      share(room, in: index, offer, depth, &sum)
    }
    if isInterrupted { return .zero }
    setLastRun(offer, of: node)
    if !node.pointee.traits.contains(.plainAlignment) {
      sum.across = lineUp(index, depth)
      if isInterrupted {
        setLastRun(.none, of: node)
        return .zero
      }
    }
    node.pointee.numbers.3 = sum.across
    return sum.size(along: axis)
  }

  /// Negotiates the stack at `index`, unless its last negotiation was for the same offer.
  func negotiate(_ index: Int, _ offer: Offer, _ depth: Int) {
    if nodes[index].traits.contains(.sized) { return }
    if lastRun(of: nodes + index) == offer { return }
    _ = run(index, offer, depth)
  }

  @inline(__always)
  private func lastRun(of node: UnsafeMutablePointer<Node>) -> Offer {
    Offer(width: node.pointee.numbers.1, height: node.pointee.numbers.2)
  }

  @inline(__always)
  func setLastRun(_ offer: Offer, of node: UnsafeMutablePointer<Node>) {
    node.pointee.numbers.1 = offer.width
    node.pointee.numbers.2 = offer.height
  }
}

/// What the children of a stack take together.
private struct StackSum {
  var along = 0.0
  var across = 0.0

  @inline(__always)
  mutating func add(_ child: UnsafeMutablePointer<Node>, _ size: Size, along axis: LayoutAxis) {
    along += child.pointee.gapBefore + size[axis]
    across = max(across, size[axis.across])
  }

  func size(along axis: LayoutAxis) -> Size {
    let length = along > 0 ? along : 0
    return axis == .horizontal
      ? Size(width: length, height: across) : Size(width: across, height: length)
  }
}

// MARK: - Sharing

extension Solver {
  // Children are served one at a time: greater priorities first, then the less flexible ones, each
  // with an equal share of what is left for its group. Spacers come last, and what they need at
  // least is kept for them.
  private func share(
    _ room: Double,
    in index: Int,
    _ offer: Offer,
    _ depth: Int,
    _ sum: inout StackSum
  ) {
    let axis = nodes[index].axis
    let ways = lookAtChildren(of: index)
    // Where the gaps alone take all there is, everybody's share is nothing, whatever the order.
    if room <= ways.gaps {
      var nothing = offer
      nothing[axis] = 0
      forEachChild(of: index) { child in
        sum.add(nodes + child, ask(child, nothing, depth), along: axis)
      }
      return
    }
    if ways.needsOrder {
      shareByPriority(room, in: index, offer, depth, &sum)
      return
    }
    var left = room - ways.gaps - ways.spacerMinima
    var unserved = ways.count
    if ways.fillers == ways.count, ways.spacers == 0 {
      // They all take what they are given, in source order.
      forEachChild(of: index) { child in
        let size = serve(child, share(of: left, among: unserved), along: axis, offer, depth)
        left -= size[axis]
        unserved -= 1
        sum.add(nodes + child, size, along: axis)
      }
      return
    }
    let rigid = NodeTraits.rigid(along: axis)
    let queueStart = desk.pointee.queue.count
    // What no share can change is served first: its flexibility is zero.
    forEachChild(of: index) { child in
      let node = nodes + child
      if node.pointee.kind == .spacer { return }
      guard node.pointee.traits.isSuperset(of: rigid) else {
        desk.pointee.queue.append(
          Waiting(child: child, minimum: 0, flexibility: 0, priority: 0)
        )
        return
      }
      let size = serve(child, share(of: left, among: unserved), along: axis, offer, depth)
      left -= size[axis]
      unserved -= 1
      sum.add(node, size, along: axis)
    }
    sortQueue(from: queueStart, along: axis, offer, depth, mayGuess: !ways.isUnpredictable)
    var next = queueStart
    while next < desk.pointee.queue.count {
      let child = desk.pointee.queue.base[next].child
      let size = serve(child, share(of: left, among: unserved), along: axis, offer, depth)
      left -= size[axis]
      unserved -= 1
      sum.add(nodes + child, size, along: axis)
      next += 1
    }
    desk.pointee.queue.removeAll(from: queueStart)
    guard ways.spacers > 0 else { return }
    left += ways.spacerMinima
    unserved = ways.spacers
    forEachChild(of: index) { child in
      guard nodes[child].kind == .spacer else { return }
      let size = serve(child, share(of: left, among: unserved), along: axis, offer, depth)
      left -= size[axis]
      unserved -= 1
      sum.add(nodes + child, size, along: axis)
    }
  }

  /// What can be seen of the children of a stack without asking them.
  private struct Ways {
    var gaps = 0.0
    var spacers = 0
    var spacerMinima = 0.0

    /// How many children are no spacers.
    var count = 0

    /// How many of them take all that they are offered.
    var fillers = 0

    /// Whether children have priorities, so that the order of serving has to be worked out in full.
    var needsOrder = false

    /// Whether there is a layout among them of which nothing is known.
    var isUnpredictable = false
  }

  private func lookAtChildren(of index: Int) -> Ways {
    var ways = Ways()
    var priority = 0.0
    let axis = nodes[index].axis
    let fills = NodeTraits.fills(along: axis)
    forEachChild(of: index) { child in
      let node = nodes + child
      ways.gaps += node.pointee.gapBefore
      if node.pointee.kind == .spacer, node.pointee.priority == -.infinity,
        node.pointee.axis == axis, !node.pointee.traits.contains(.bothAxes)
      {
        ways.spacers += 1
        ways.spacerMinima += node.pointee.numbers.0
        return
      }
      if ways.count == 0 { priority = node.pointee.priority }
      ways.count += 1
      if node.pointee.traits.isSuperset(of: fills) { ways.fillers += 1 }
      if node.pointee.kind == .spacer || node.pointee.priority != priority {
        ways.needsOrder = true
      }
      if node.pointee.traits.contains(.unpredictable) { ways.isUnpredictable = true }
    }
    if ways.spacers > 0, ways.count > 0, priority == -.infinity { ways.needsOrder = true }
    return ways
  }

  @inline(__always)
  private func share(of left: Double, among count: Int) -> Double {
    let share = count == 1 ? left : left / Double(count)
    return share > 0 ? share : 0
  }

  @inline(__always)
  private func serve(
    _ child: Int,
    _ share: Double,
    along axis: LayoutAxis,
    _ offer: Offer,
    _ depth: Int
  ) -> Size {
    var part = offer
    part[axis] = share
    return ask(child, part, depth)
  }
}

// MARK: - The order of serving

extension Solver {
  /// Puts the children that wait from `start` on into the order in which they are served.
  private func sortQueue(
    from start: Int,
    along axis: LayoutAxis,
    _ offer: Offer,
    _ depth: Int,
    mayGuess: Bool
  ) {
    let end = desk.pointee.queue.count
    guard end - start > 1 else { return }
    var unknown = -1
    var unknownCount = 0
    for position in start..<end {
      let range = knownRange(of: desk.pointee.queue.base[position].child, along: axis, offer, depth)
      desk.pointee.queue.base[position].minimum = range.least
      desk.pointee.queue.base[position].flexibility = range.most - range.least
      if range.isKnown { continue }
      unknown = position
      unknownCount += 1
    }
    if unknownCount == 1, mayGuess, isCertain(unknown, from: start, to: end, along: axis, offer) {
      // Before all that take everything, and behind all that take nothing more.
      desk.pointee.queue.base[unknown].flexibility = .greatestFiniteMagnitude
    } else if unknownCount > 0 {
      for position in start..<end { probe(position, along: axis, offer, depth) }
    }
    order(from: start, to: end)
  }

  /// Whether the place of the one child of unknown range is certain, whatever its range is.
  private func isCertain(
    _ unknown: Int,
    from start: Int,
    to end: Int,
    along axis: LayoutAxis,
    _ offer: Offer
  ) -> Bool {
    let hasEnd = hasEnd(desk.pointee.queue.base[unknown].child, along: axis, offer)
    for position in start..<end where position != unknown {
      let known = desk.pointee.queue.base[position]
      let isBefore = known.flexibility == 0 && position < unknown
      let isAfter =
        known.flexibility == .infinity && (hasEnd || (known.minimum == 0 && position > unknown))
      if !isBefore && !isAfter { return false }
    }
    return true
  }

  /// Whether a child surely does not take an endless offer.
  private func hasEnd(_ child: Int, along axis: LayoutAxis, _ offer: Offer) -> Bool {
    switch nodes[child].kind {
    case .text: return true
    // What fits into the other length is no longer than that allows.
    case .aspectRatio: return offer[axis.across] >= 0 && offer[axis.across] < .infinity
    default: return false
    }
  }

  /// The least and the greatest length of a child, as far as they are known without a question; NaN
  /// stands for what is not.
  private struct LengthRange {
    var least = Double.nan
    var most = Double.nan

    var isKnown: Bool { !least.isNaN && !most.isNaN }
  }

  private func knownRange(
    of child: Int,
    along axis: LayoutAxis,
    _ offer: Offer,
    _ depth: Int
  ) -> LengthRange {
    let node = nodes + child
    if node.pointee.traits.isSuperset(of: .fills(along: axis)) {
      return LengthRange(least: 0, most: .infinity)
    }
    switch node.pointee.kind {
    case .flexibleFrame:
      let limits = desk.pointee.tables.limits[Int(node.pointee.payload)]
      let limit = axis == .horizontal ? limits.width : limits.height
      // A frame with a greatest length takes it if it can, and one with a least length is content
      // with that.
      return LengthRange(least: limit.minimum ?? .nan, most: limit.maximum ?? .nan)
    case .aspectRatio where node.pointee.ratioNesting > Solver.ratioNestingLimit:
      // Each such box asks about two rectangles of its own, and each box in it about two for each of
      // those: beyond a few, the rectangle that it is offered has to do for its answer.
      guard hasEnd(child, along: axis, offer) else { return LengthRange() }
      var question = offer
      question[axis] = .infinity
      return LengthRange(most: aspectOffer(child, question, depth)[axis])
    case .text where axis == .horizontal:
      // A text can be as narrow as is asked: how it would wrap there is of no interest.
      return LengthRange(least: 0)
    case .text:
      // One natural line is as high whatever height there is.
      let numbers = node.pointee.numbers
      guard numbers.3 == 1, offer.width == Offer.unspecified || offer.width >= numbers.2 else {
        return LengthRange()
      }
      return LengthRange(least: node.pointee.numbers.1, most: node.pointee.numbers.1)
    default:
      return LengthRange()
    }
  }

  /// How many boxes that keep a ratio may be inside each other for their greatest length to be asked.
  private static let ratioNestingLimit = 6

  /// Asks a child for what is not known of its range.
  private func probe(_ position: Int, along axis: LayoutAxis, _ offer: Offer, _ depth: Int) {
    let child = desk.pointee.queue.base[position].child
    var range = knownRange(of: child, along: axis, offer, depth)
    var question = offer
    if range.most.isNaN {
      question[axis] = .infinity
      range.most = ask(child, question, depth)[axis]
    }
    if range.least.isNaN {
      question[axis] = 0
      range.least = ask(child, question, depth)[axis]
    }
    desk.pointee.queue.base[position].minimum = range.least
    let flexibility = range.most - range.least
    desk.pointee.queue.base[position].flexibility = flexibility.isNaN ? 0 : flexibility
  }

  /// Sorts what waits in `start..<end`, which is in source order; equals stay so.
  private func order(from start: Int, to end: Int) {
    if end - start > 32 {
      var isSorted = true
      for position in start + 1..<end
      where isServed(
        desk.pointee.queue.base[position],
        before: desk.pointee.queue.base[position - 1]
      ) {
        isSorted = false
        break
      }
      if !isSorted {
        var waiting = UnsafeMutableBufferPointer(
          start: desk.pointee.queue.base + start,
          count: end - start
        )
        waiting.sort { isServed($0, before: $1) }
      }
      return
    }
    for position in start + 1..<end {
      let waiting = desk.pointee.queue.base[position]
      var place = position
      while place > start, isServed(waiting, before: desk.pointee.queue.base[place - 1]) {
        desk.pointee.queue.base[place] = desk.pointee.queue.base[place - 1]
        place -= 1
      }
      desk.pointee.queue.base[place] = waiting
    }
  }

  private func isServed(_ first: Waiting, before second: Waiting) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    if first.flexibility == .infinity, first.minimum != second.minimum {
      return first.minimum > second.minimum
    }
    return first.child < second.child
  }
}

// MARK: - Priorities

extension Solver {
  /// Serves children of different priorities; what lower ones need at least is kept for them.
  private func shareByPriority(
    _ room: Double,
    in index: Int,
    _ offer: Offer,
    _ depth: Int,
    _ sum: inout StackSum
  ) {
    let axis = nodes[index].axis
    let start = desk.pointee.queue.count
    var left = room
    forEachChild(of: index) { child in
      left -= nodes[child].gapBefore
      desk.pointee.queue.append(
        Waiting(child: child, minimum: 0, flexibility: 0, priority: nodes[child].priority)
      )
      probe(desk.pointee.queue.count - 1, along: axis, offer, depth)
    }
    let end = desk.pointee.queue.count
    order(from: start, to: end)
    let greatest = desk.pointee.queue.base[start].priority
    for position in start..<end where desk.pointee.queue.base[position].priority != greatest {
      left -= desk.pointee.queue.base[position].minimum
    }
    var next = start
    while next < end {
      let priority = desk.pointee.queue.base[next].priority
      var groupEnd = next
      while groupEnd < end, desk.pointee.queue.base[groupEnd].priority == priority { groupEnd += 1 }
      if next > start {
        for position in next..<groupEnd { left += desk.pointee.queue.base[position].minimum }
      }
      for position in next..<groupEnd {
        let child = desk.pointee.queue.base[position].child
        let share = share(of: left, among: groupEnd - position)
        let size = serve(child, share, along: axis, offer, depth)
        left -= size[axis]
        sum.add(nodes + child, size, along: axis)
      }
      next = groupEnd
    }
    desk.pointee.queue.removeAll(from: start)
  }
}
