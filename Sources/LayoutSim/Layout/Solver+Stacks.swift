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
      sum = share(room, in: index, offer, depth)
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

/// The room of a stack while its children are served one after the other.
struct Sharing {
  /// What is left for those who have not been served.
  var left: Double

  /// Among how many that is shared.
  var unserved: Int

  /// What those who have been served take together.
  var sum = StackSum()

  /// An equal part of what is left.
  @inline(__always)
  var share: Double {
    let share = unserved == 1 ? left : left / Double(unserved)
    return share > 0 ? share : 0
  }
}

extension Solver {
  // Children are served one at a time: greater priorities first, then the less flexible ones, each
  // with an equal share of what is left for its group. Spacers come last, and what they need at
  // least is kept for them.
  private func share(_ room: Double, in index: Int, _ offer: Offer, _ depth: Int) -> StackSum {
    let node = nodes + index
    let axis = node.pointee.axis
    let gaps = node.pointee.numbers.0
    // Where the gaps alone take all there is, everybody's share is nothing, whatever the order.
    if room <= gaps {
      var sum = StackSum()
      var nothing = offer
      nothing[axis] = 0
      forEachChild(of: index) { child in
        sum.add(nodes + child, ask(child, nothing, depth), along: axis)
      }
      return sum
    }
    if node.pointee.traits.contains(.needsOrder) {
      return shareByPriority(room, in: index, offer, depth)
    }
    let spacers = Int(node.pointee.payload)
    let spacerMinima = spacers > 0 ? spacerMinima(in: index) : 0
    var sharing = Sharing(
      left: room - gaps - spacerMinima,
      unserved: Int(node.pointee.childCount) - spacers
    )
    if node.pointee.traits.contains(.allFill) {
      // They all take what they are given, in source order.
      forEachChild(of: index) { serve($0, &sharing, along: axis, offer, depth) }
      return sharing.sum
    }
    let rigid = NodeTraits.rigid(along: axis)
    let queueStart = desk.pointee.queue.count
    // What no share can change is served first: its flexibility is zero.
    forEachChild(of: index) { child in
      let node = nodes + child
      if node.pointee.kind == .spacer { return }
      if node.pointee.traits.isSuperset(of: rigid) {
        serve(child, &sharing, along: axis, offer, depth)
      } else {
        desk.pointee.queue.append(
          Waiting(child: child, minimum: 0, flexibility: 0, priority: 0)
        )
      }
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
      serve(desk.pointee.queue.base[next].child, &sharing, along: axis, offer, depth)
      next += 1
    }
    desk.pointee.queue.removeAll(from: queueStart)
    guard spacers > 0 else { return sharing.sum }
    sharing.left += spacerMinima
    sharing.unserved = spacers
    forEachChild(of: index) { child in
      if nodes[child].kind == .spacer { serve(child, &sharing, along: axis, offer, depth) }
    }
    return sharing.sum
  }

  /// What the spacers of a stack need at least.
  private func spacerMinima(in index: Int) -> Double {
    var sum = 0.0
    forEachChild(of: index) { child in
      if nodes[child].kind == .spacer { sum += nodes[child].numbers.0 }
    }
    return sum
  }

  /// Gives a child its share.
  @inline(__always)
  func serve(
    _ child: Int,
    _ sharing: inout Sharing,
    along axis: LayoutAxis,
    _ offer: Offer,
    _ depth: Int
  ) {
    var part = offer
    part[axis] = sharing.share
    let size = ask(child, part, depth)
    sharing.left -= size[axis]
    sharing.unserved -= 1
    sharing.sum.add(nodes + child, size, along: axis)
  }
}
