/// Places children one after the other, each with its ideal length, across the whole offer.
struct LazyStackLayout: ContainerLayout {
  let axis: LayoutAxis
  let alignment: Anchoring

  /// The gap between neighbours; `nil` leaves it to each pair.
  let spacing: Double?

  /// The gap before each child.
  func makeCache(for children: LayoutChildren) -> [Double] {
    children.indices.map { index in
      index == 0 ? 0 : spacing ?? children[index - 1].gap(to: children[index], along: axis)
    }
  }

  func size(in proposal: Proposal, children: LayoutChildren, cache gaps: inout [Double]) -> Size {
    var offer = proposal
    offer[axis] = nil
    var size = Size.zero
    for (index, child) in children.enumerated() {
      let answer = child.size(offer)
      size[axis] += gaps[index] + answer[axis]
      // Without an offer it is as wide as the first one, since the others need not be there (WWDC26, session 321).
      if index == 0 { size[axis.across] = answer[axis.across] }
    }
    size[axis] = max(0, size[axis])
    size[axis.across] = proposal[axis.across] ?? size[axis.across]
    return size
  }

  func place(
    in size: Size,
    proposal: Proposal,
    children: LayoutChildren,
    cache gaps: inout [Double]
  ) {
    var offer = Proposal(size)
    offer[axis] = nil
    var corner = Point.zero
    if axis == .horizontal {
      corner.y = alignment.vertical.line(
        in: size.height,
        through: children.lazy.map { $0.position(of: alignment.vertical, in: offer) }
      )
    } else {
      corner.x = alignment.horizontal.position(in: size.width)
    }
    for (index, child) in children.enumerated() {
      corner[axis] += gaps[index]
      // Along the axis each starts where the previous one ends, regardless of guides.
      var start = corner
      if axis == .horizontal {
        start.y -= child.position(of: alignment.vertical, in: offer)
      } else {
        start.x -= child.position(of: alignment.horizontal, in: offer)
      }
      child.place(at: Point(x: start.x.orZero, y: start.y.orZero), proposal: offer)
      corner[axis] += child.size(offer)[axis]
    }
  }
}
