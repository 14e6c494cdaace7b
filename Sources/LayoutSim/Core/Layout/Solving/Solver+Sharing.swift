/// The remaining length of a stack while its children are served one after the other.
struct Sharing {
  /// The length that remains for the children that have not been served.
  var left: Double

  /// The number of children that share it.
  var unserved: Int

  /// The total of the children that have been served.
  var sum = StackSum()

  /// An equal share of the remaining length.
  @inline(__always)
  var share: Double {
    let share = unserved == 1 ? left : left / Double(unserved)
    return share > 0 ? share : 0
  }
}

extension Solver {
  // Children are served one at a time: higher priorities first, then the less flexible ones, each with an
  // equal share of what remains for its group. Spacers come last, and their minimum is reserved.
  @inline(__always)
  func share(
    _ room: Double,
    in index: Int,
    _ offer: Offer,
    _ depth: Int,
    along axis: LayoutAxis,
    _ sum: inout StackSum
  ) {
    let node = nodes + index
    let traits = node.pointee.traits
    let gaps = node.pointee.gaps
    // If the gaps alone take everything, every child's share is zero, whatever the order.
    if room <= gaps {
      var nothing = offer
      nothing[axis] = 0
      askAll(index, nothing, depth, along: axis, &sum)
      return
    }
    if traits.contains(.needsOrder) {
      sum = shareByPriority(room, in: index, offer, depth)
      if axis == .horizontal { sum.heedsHeight = true } else { addUpInSourceOrder(index, &sum) }
      return
    }
    let spacers = Int(node.pointee.payload)
    let spacerMinima = spacers > 0 ? spacerMinima(in: index) : 0
    var sharing = Sharing(
      left: room - gaps - spacerMinima,
      unserved: Int(node.pointee.childCount) - spacers
    )
    defer { sum = sharing.sum }
    if traits.contains(.allFill) {
      // They all take what they are given, in source order.
      forEachChild(of: index) { serve($0, &sharing, along: axis, offer, depth) }
      return
    }
    let rigid = NodeTraits.rigid(along: axis)
    let firstFlexible = state.pointee.flexibleChildren.count
    // Children that no share can change are served first, because their flexibility is zero. If that of
    // others may be zero or less, although their share matters, all wait for their turn.
    let isSteady = traits.contains(.steady(along: axis))
    forEachChild(of: index) { child in
      let node = nodes + child
      if node.pointee.kind == .spacer { return }
      if isSteady, node.pointee.traits.isSuperset(of: rigid) {
        serve(child, &sharing, along: axis, offer, depth)
      } else {
        state.pointee.flexibleChildren.append(FlexibleChild(child: child))
      }
    }
    if state.pointee.flexibleChildren.count - firstFlexible > 1 {
      let asked = sortFlexibleChildren(from: firstFlexible, along: axis, offer, depth)
      // In a row the order may depend on the children's answers at this height; in a column it only
      // determines their shares of it.
      if asked, axis == .horizontal { sharing.sum.heedsHeight = true }
    }
    var next = firstFlexible
    while next < state.pointee.flexibleChildren.count {
      serve(state.pointee.flexibleChildren.base[next].child, &sharing, along: axis, offer, depth)
      next += 1
    }
    state.pointee.flexibleChildren.removeAll(from: firstFlexible)
    if axis == .vertical, next > firstFlexible { addUpInSourceOrder(index, &sharing.sum) }
    assert(sharing.unserved == 0, "\(sharing.unserved) children of box \(index) have no share.")
    guard spacers > 0 else { return }
    sharing.left += spacerMinima
    sharing.unserved = spacers
    forEachChild(of: index) { child in
      if nodes[child].kind == .spacer { serve(child, &sharing, along: axis, offer, depth) }
    }
    assert(sharing.unserved == 0, "\(sharing.unserved) spacers of box \(index) have no share.")
  }

  /// Adds up the lengths of a column's children again.
  ///
  /// The serving order may depend on the height, but an answer that does not must be identical to the last
  /// bit.
  @inline(never)
  private func addUpInSourceOrder(_ index: Int, _ sum: inout StackSum) {
    // With spacers, it depends on the height in any case.
    if nodes[index].payload > 0 { return }
    var length = 0.0
    forEachChild(of: index) { child in
      length += nodes[child].gapBefore + nodes[child].size.height
    }
    sum.along = length
  }

  /// The minimum of the spacers of a stack.
  @inline(__always)
  private func spacerMinima(in index: Int) -> Double {
    var sum = 0.0
    forEachChild(of: index) { child in
      if nodes[child].kind == .spacer { sum += nodes[child].minimumLength }
    }
    return sum
  }

  /// Serves a child its share.
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

extension Solver {
  /// The minimum and the maximum length of a child; NaN if unknown.
  struct LengthRange {
    var least = Double.nan
    var most = Double.nan
  }

  func knownRange(
    of child: Int,
    along axis: LayoutAxis,
    _ offer: Offer
  ) -> LengthRange {
    let node = nodes + child
    if node.pointee.traits.isSuperset(of: .fills(along: axis)) {
      return LengthRange(least: 0, most: .infinity)
    }
    switch node.pointee.kind {
    case .flexibleFrame:
      let limits = state.pointee.tables.limits[Int(node.pointee.payload)]
      let limit = axis == .horizontal ? limits.width : limits.height
      let narrows = axis == .horizontal && node.pointee.traits.contains(.narrows)
      // A frame with a maximum length has that length if it can, and one with a minimum length can be as short as that.
      return LengthRange(
        least: limit.minimum ?? (narrows ? 0 : .nan),
        most: limit.maximum ?? .nan
      )
    case .text where axis == .vertical:
      guard node.pointee.isNaturalLine(in: offer) else { return LengthRange() }
      return LengthRange(
        least: node.pointee.naturalSize.height,
        most: node.pointee.naturalSize.height
      )
    default:
      // Text can be arbitrarily narrow; how it would wrap then does not matter.
      guard axis == .horizontal, node.pointee.traits.contains(.narrows) else {
        return LengthRange()
      }
      return LengthRange(least: 0, most: naturalWidth(of: child))
    }
  }

  /// The width of a text, or of a column of texts, in unlimited width; NaN if it is unknown or depends on the
  /// height.
  private func naturalWidth(of index: Int) -> Double {
    let node = nodes + index
    if node.pointee.kind == .text {
      // A single natural line has the same width at any height.
      return node.pointee.traits.isSuperset(of: .naturalLine)
        ? node.pointee.naturalSize.width : .nan
    }
    guard node.pointee.kind == .stack, node.pointee.axis == .vertical else { return .nan }
    var widest = 0.0
    forEachChild(of: index) { child in
      let text = nodes + child
      let isLine = text.pointee.kind == .text && text.pointee.traits.isSuperset(of: .naturalLine)
      let width = isLine ? text.pointee.naturalSize.width : .nan
      // Once it is NaN it remains NaN.
      if !(width <= widest) && !widest.isNaN { widest = width }
    }
    return widest
  }
}
