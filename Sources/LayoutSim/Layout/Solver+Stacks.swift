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
struct StackSum {
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
  func share(
    _ room: Double,
    in index: Int,
    _ offer: Offer,
    _ depth: Int,
    _ sum: inout StackSum
  ) {
    let node = nodes + index
    let axis = node.pointee.axis
    let gaps = node.pointee.numbers.0
    // Where the gaps alone take all there is, everybody's share is nothing, whatever the order.
    if room <= gaps {
      var nothing = offer
      nothing[axis] = 0
      forEachChild(of: index) { child in
        sum.add(nodes + child, ask(child, nothing, depth), along: axis)
      }
      return
    }
    if node.pointee.traits.contains(.needsOrder) {
      shareByPriority(room, in: index, offer, depth, &sum)
      return
    }
    let spacers = Int(node.pointee.payload)
    let spacerMinima = spacers > 0 ? spacerMinima(in: index) : 0
    var left = room - gaps - spacerMinima
    var unserved = Int(node.pointee.childCount) - spacers
    if node.pointee.traits.contains(.allFill) {
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
    sortQueue(
      from: queueStart,
      along: axis,
      offer,
      depth,
      mayGuess: !node.pointee.traits.contains(.unpredictable)
    )
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
    guard spacers > 0 else { return }
    left += spacerMinima
    unserved = spacers
    forEachChild(of: index) { child in
      guard nodes[child].kind == .spacer else { return }
      let size = serve(child, share(of: left, among: unserved), along: axis, offer, depth)
      left -= size[axis]
      unserved -= 1
      sum.add(nodes + child, size, along: axis)
    }
  }

  /// What the spacers of a stack need at least.
  private func spacerMinima(in index: Int) -> Double {
    var sum = 0.0
    forEachChild(of: index) { child in
      if nodes[child].kind == .spacer { sum += nodes[child].numbers.0 }
    }
    return sum
  }

  @inline(__always)
  func share(of left: Double, among count: Int) -> Double {
    let share = count == 1 ? left : left / Double(count)
    return share > 0 ? share : 0
  }

  @inline(__always)
  func serve(
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
