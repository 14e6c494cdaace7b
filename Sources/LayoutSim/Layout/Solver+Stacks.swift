extension Solver {
  /// The size of the row or column at `index` for `offer`.
  func stackSize(_ index: Int, _ offer: Offer) -> Size {
    guard childCount(of: index) > 0 else { return .zero }
    negotiate(index, offer)
    return extent(of: index)
  }

  /// Shares `offer` between the children of the stack at `index` and lines them up.
  func run(_ index: Int, _ offer: Offer) {
    let main = store.nodes[index].axis
    let room = offer[main]
    if room == Offer.unspecified || room == .infinity {
      for child in children(of: index) { serve(child, room, along: main, offer) }
    } else {
      share(room, in: index, along: main, offer)
    }
    lineUp(index, along: main)
  }

  private func serve(_ child: Int, _ room: Double, along main: LayoutAxis, _ offer: Offer) {
    var share = offer
    share[main] = room
    turns[child].offer = share
    turns[child].size = answer(child, share)
  }

  // Children are served one at a time: greater priorities first, then the less flexible ones, each
  // with an equal share of what is left for its group.
  private func share(_ room: Double, in index: Int, along main: LayoutAxis, _ offer: Offer) {
    var left = room
    for child in children(of: index) { left -= store.nodes[child].gapBefore }
    let order = servingOrder(of: children(of: index), along: main, offer)
    reserveMinima(of: order, from: &left)
    var next = 0
    while next < order.count {
      let priority = store.nodes[order[next]].priority
      var end = next
      while end < order.count, store.nodes[order[end]].priority == priority { end += 1 }
      if next > 0 {
        for child in order[next..<end] { left += turns[child].minimum }
      }
      for position in next..<end {
        let share = max(0, left / Double(end - position))
        serve(order[position], share.isNaN ? 0 : share, along: main, offer)
        left -= turns[order[position]].size[main]
      }
      next = end
    }
  }

  private func reserveMinima(of order: [Int], from left: inout Double) {
    guard let first = order.first else { return }
    for child in order where store.nodes[child].priority != store.nodes[first].priority {
      left -= turns[child].minimum
    }
  }

  private func servingOrder(
    of children: ArraySlice<Int>,
    along main: LayoutAxis,
    _ offer: Offer
  ) -> [Int] {
    var openCount = 0
    var hasPriorities = false
    let priority = children.first.map { store.nodes[$0].priority }
    for child in children {
      let node = store.nodes[child]
      if node.priority != priority { hasPriorities = true }
      if node.traits.contains(.rigid) {
        turns[child].minimum = answer(child, offer)[main]
        turns[child].flexibility = 0
      } else {
        openCount += 1
      }
    }
    let isCertain = openCount == 1 && !hasPriorities
    for child in children where !store.nodes[child].traits.contains(.rigid) {
      // One open child gets all that the others leave, whatever its range: no need to ask for it.
      let least = isCertain ? 0 : probe(child, 0, along: main, offer)
      let most = isCertain ? Double.infinity : probe(child, .infinity, along: main, offer)
      turns[child].minimum = least
      turns[child].flexibility = most - least
    }
    return openCount == 0 && !hasPriorities
      ? Array(children) : children.sorted { isServed($0, before: $1) }
  }

  private func isServed(_ first: Int, before second: Int) -> Bool {
    let (firstPriority, secondPriority) = (
      store.nodes[first].priority, store.nodes[second].priority
    )
    if firstPriority != secondPriority { return firstPriority > secondPriority }
    let (one, other) = (turns[first], turns[second])
    if one.flexibility != other.flexibility { return one.flexibility < other.flexibility }
    if one.flexibility == .infinity, one.minimum != other.minimum {
      return one.minimum > other.minimum
    }
    return first < second
  }

  private func probe(
    _ child: Int,
    _ room: Double,
    along main: LayoutAxis,
    _ offer: Offer
  ) -> Double {
    // A text can be as narrow as is asked: how it would wrap there is of no interest.
    if room == 0, main == .horizontal, store.nodes[child].kind == .text { return 0 }
    var question = offer
    question[main] = room
    return answer(child, question)[main]
  }
}

// MARK: - Lining up

extension Solver {
  // Along the axis one after the other; across, so that the guides coincide.
  private func lineUp(_ index: Int, along main: LayoutAxis) {
    let node = store.nodes[index]
    let cross = main.across
    var next = 0.0
    var line = 0.0
    for child in children(of: index) {
      next += store.nodes[child].gapBefore
      turns[child].position[main] = next.orZero
      next += turns[child].size[main]
      line = max(line, guide(of: child, node, across: cross))
    }
    for child in children(of: index) {
      turns[child].position[cross] = (line - guide(of: child, node, across: cross)).orZero
    }
  }

  private func guide(of child: Int, _ node: Node, across cross: LayoutAxis) -> Double {
    let turn = turns[child]
    return cross == .horizontal
      ? node.anchoring.horizontal.position(in: turn.size.width)
      : node.anchoring.vertical.position(in: turn.size.height) {
        baselines(child, turn.offer)
      }
  }

  private func extent(of index: Int) -> Size {
    let main = store.nodes[index].axis
    var size = Size.zero
    for child in children(of: index) {
      let turn = turns[child]
      size[main] += store.nodes[child].gapBefore + turn.size[main]
      size[main.across] = max(
        size[main.across],
        turn.position[main.across] + turn.size[main.across]
      )
    }
    return Size(width: max(0, size.width), height: max(0, size.height)).withoutNaN
  }
}

extension HorizontalGuide {
  /// Where the guide is in a box of `width`.
  func position(in width: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: width / 2
    case .trailing: width
    }
  }
}

extension VerticalGuide {
  /// Where the guide is in a box of `height`; without text, baselines are at the bottom.
  func position(in height: Double, baselines: () -> Baselines?) -> Double {
    switch self {
    case .top: 0
    case .center: height / 2
    case .bottom: height
    case .firstBaseline: baselines()?.first ?? height
    case .lastBaseline: baselines()?.last ?? height
    }
  }
}
