extension Solver {
  /// Puts the children that wait from `start` on into the order in which they are served.
  func sortQueue(
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
    case .text where axis == .vertical:
      // One natural line is as high whatever height there is.
      let numbers = node.pointee.numbers
      guard numbers.3 == 1, offer.width == Offer.unspecified || offer.width >= numbers.2 else {
        return LengthRange()
      }
      return LengthRange(least: node.pointee.numbers.1, most: node.pointee.numbers.1)
    default:
      // What is made of words can be as narrow as is asked: how it would wrap there is of no
      // interest.
      guard axis == .horizontal, node.pointee.traits.contains(.narrows) else {
        return LengthRange()
      }
      return LengthRange(least: 0, most: naturalWidth(of: child))
    }
  }

  /// How wide a text, or a column of texts, is where width has no end; NaN where that is not known or
  /// depends on the height.
  private func naturalWidth(of index: Int) -> Double {
    let node = nodes + index
    if node.pointee.kind == .text {
      // One natural line is as wide whatever height there is.
      return node.pointee.numbers.3 == 1 ? node.pointee.numbers.0 : .nan
    }
    guard node.pointee.kind == .stack, node.pointee.axis == .vertical else { return .nan }
    var widest = 0.0
    forEachChild(of: index) { child in
      let text = nodes + child
      let isLine = text.pointee.kind == .text && text.pointee.numbers.3 == 1
      let width = isLine ? text.pointee.numbers.0 : .nan
      // Once it is NaN it stays so.
      if !(width <= widest) && !widest.isNaN { widest = width }
    }
    return widest
  }

  /// How many boxes that keep a ratio may be inside each other for their greatest length to be asked.
  private static let ratioNestingLimit = 6

  /// Asks a child for what is not known of its range.
  func probe(_ position: Int, along axis: LayoutAxis, _ offer: Offer, _ depth: Int) {
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
  func order(from start: Int, to end: Int) {
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

  func isServed(_ first: Waiting, before second: Waiting) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    if first.flexibility == .infinity, first.minimum != second.minimum {
      return first.minimum > second.minimum
    }
    return first.child < second.child
  }
}
