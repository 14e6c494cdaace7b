extension Solver {
  /// The size of a box that defines a safe area for its content.
  func safeAreaSize(_ index: Int, _ offer: Offer, _ depth: Int) -> Size {
    switch rule(of: index) {
    case .window(let insets):
      let inner = ask(firstChild(of: index), reduced(offer, by: insets), depth)
      return Size(
        width: offer.width >= 0 ? offer.width : inner.width + insets.horizontal,
        height: offer.height >= 0 ? offer.height : inner.height + insets.vertical
      )
    case .padding(let insets):
      let inner = ask(firstChild(of: index), reduced(offer, by: insets), depth)
      return Size(
        width: max(0, inner.width + insets.horizontal),
        height: max(0, inner.height + insets.vertical)
      )
    case .bar(let edge, let gap):
      let (primary, bar) = serveBar(index, edge, gap, offer, depth)
      let axis = edge.axis
      var size = Size.zero
      // A bar without any size keeps its gap. Without a bar there is no such box.
      size[axis] = max(0, primary[axis] + bar[axis] + gap)
      size[axis.across] = max(primary[axis.across], bar[axis.across])
      return size
    }
  }

  /// Offers the bar what the content leaves at its minimum, and the content what the bar leaves.
  private func serveBar(
    _ index: Int,
    _ edge: LayoutEdge,
    _ gap: Double,
    _ offer: Offer,
    _ depth: Int
  ) -> (primary: Size, bar: Size) {
    let axis = edge.axis
    let children = children(of: index)
    var part = offer
    if offer[axis] >= 0 {
      var least = offer
      least[axis] = 0
      let minimum = ask(children[0], least, depth)[axis]
      part[axis] = max(0, offer[axis] - gap - minimum)
    }
    let bar = ask(children[1], part, depth)
    part = offer
    if offer[axis] >= 0 { part[axis] = max(0, offer[axis] - gap - bar[axis]) }
    return (ask(children[0], part, depth), bar)
  }

  private func rule(of index: Int) -> SafeAreaRule {
    state.pointee.tables.safeAreas[Int(nodes[index].payload)]
  }

  private func reduced(_ offer: Offer, by insets: Insets) -> Offer {
    Offer(
      width: offer.width >= 0 ? max(0, offer.width - insets.horizontal) : offer.width,
      height: offer.height >= 0 ? max(0, offer.height - insets.vertical) : offer.height
    )
  }
}

// MARK: - Placing

extension Solver {
  /// Places the content of the box at `index`, which is offered `offer`, and its bar.
  func placeSafeArea(_ index: Int, _ offer: Offer, _ size: Size, _ depth: Int) {
    let child = firstChild(of: index)
    switch rule(of: index) {
    case .window(let insets):
      let area = reduced(Offer(size), by: insets)
      let content = ask(child, area, depth)
      nodes[child].position = Point(
        x: (insets.leading + (area.width - content.width) / 2).orZero,
        y: (insets.top + (area.height - content.height) / 2).orZero
      )
    case .padding(let insets):
      _ = ask(child, reduced(offer, by: insets), depth)
      nodes[child].position = Point(x: insets.leading, y: insets.top)
    case .bar(let edge, let gap):
      placeBar(index, edge, gap, offer, size, depth)
    }
  }

  private func placeBar(
    _ index: Int,
    _ edge: LayoutEdge,
    _ gap: Double,
    _ offer: Offer,
    _ size: Size,
    _ depth: Int
  ) {
    _ = serveBar(index, edge, gap, offer, depth)
    let axis = edge.axis
    let across = axis.across
    let code = across == .horizontal ? nodes[index].horizontal : nodes[index].vertical
    let children = children(of: index)
    let guides = children.map { guide(code, of: $0, depth) }
    let line = guides.max() ?? 0
    for (child, guide) in zip(children, guides) {
      // The bar is at its edge, the content at the opposite one.
      let isAtStart = edge.isStart == (child != children[0])
      nodes[child].position[across] = (line - guide).orZero
      nodes[child].position[axis] = isAtStart ? 0 : (size[axis] - nodes[child].size[axis]).orZero
    }
  }

  /// Extends the content beyond each chosen edge that is outside the safe area or touches its edge.
  func placeIgnoring(_ index: Int, _ size: Size) {
    let child = firstChild(of: index)
    let frame = Rect(origin: absoluteOrigin(of: index), size: size)
    var grown = frame
    if var area = safeArea(around: index) {
      let edges = ignoredSides(of: index)
      let depth = nodes[index].ignoredDepth
      if depth > 0 { area.limitLower(to: depth) }
      grown = frame.grown(over: edges, of: area)
    }
    _ = ask(child, grown == frame ? nodes[index].offer : Offer(grown.size), 0)
    var position = Point(x: grown.minX - frame.minX, y: grown.minY - frame.minY)
    if nodes[index].traits.contains(.rightToLeft) {
      // It starts on the right, and is mirrored with everything else afterwards.
      position.x = frame.maxX - grown.maxX
    }
    nodes[child].position = Point(x: position.x.orZero, y: position.y.orZero)
  }

  private func ignoredSides(of index: Int) -> LayoutEdges {
    let sides = nodes[index].ignoredSides
    guard nodes[index].traits.contains(.rightToLeft) else { return sides }
    var turned = sides.intersection(.vertical)
    if sides.contains(.leading) { turned.insert(.trailing) }
    if sides.contains(.trailing) { turned.insert(.leading) }
    return turned
  }

  /// Stores the safe area that the box at `index`, whose children are placed, defines.
  func noteSafeArea(of index: Int) {
    let frame = Rect(origin: absoluteOrigin(of: index), size: nodes[index].size)
    let outside = safeArea(around: index) ?? SafeArea(outer: frame, inner: frame)
    var area = SafeArea(outer: outside.outer, inner: outside.inner)
    let isTurned = nodes[index].traits.contains(.rightToLeft)
    switch rule(of: index) {
    case .window(let insets):
      area = SafeArea(outer: frame, inner: frame.inset(by: insets, isTurned: isTurned))
    case .padding(let insets):
      area.cover(frame.inset(by: insets, isTurned: isTurned), of: frame, outside: outside)
    case .bar(let edge, let gap):
      let children = children(of: index)
      let length = nodes[children[1]].size[edge.axis] + gap
      var insets = Insets.zero
      switch edge {
      case .top: insets.top = length
      case .leading: insets.leading = length
      case .bottom: insets.bottom = length
      case .trailing: insets.trailing = length
      }
      area.cover(frame.inset(by: insets, isTurned: isTurned), of: frame, outside: outside)
    }
    state.pointee.safeAreas[Int(nodes[index].payload)] = area
  }

  /// The safe area around the box at `index`; `nil` outside any.
  func safeArea(around index: Int) -> SafeArea? {
    var next = index
    while nodes[next].up > 0 {
      let child = next
      next -= Int(nodes[next].up)
      guard nodes[next].kind == .safeArea else { continue }
      // A bar itself is outside the safe area that it defines.
      if case .bar = rule(of: next), child != firstChild(of: next) { continue }
      return state.pointee.safeAreas[Int(nodes[next].payload)]
    }
    return nil
  }

  /// The position of the box at `index` relative to the root's origin.
  func absoluteOrigin(of index: Int) -> Point {
    var origin = nodes[index].position
    var next = index
    while nodes[next].up > 0 {
      next -= Int(nodes[next].up)
      origin.x += nodes[next].position.x
      origin.y += nodes[next].position.y
    }
    return origin
  }
}

extension Rect {
  /// The rectangle without `insets`; leading is on the right in right-to-left layouts.
  func inset(by insets: Insets, isTurned: Bool) -> Rect {
    let left = isTurned ? insets.trailing : insets.leading
    let right = isTurned ? insets.leading : insets.trailing
    return Rect(
      x: minX + left,
      y: minY + insets.top,
      width: size.width - left - right,
      height: size.height - insets.top - insets.bottom
    )
  }

  /// The rectangle with each of `sides` that is outside the safe area moved to the outer edge.
  func grown(over sides: LayoutEdges, of area: SafeArea) -> Rect {
    let (outer, inner) = (area.outer, area.inner)
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    let slack = 0.001
    if sides.contains(.top), top <= inner.minY + slack, top > outer.minY + slack {
      top = outer.minY
    }
    if sides.contains(.leading), left <= inner.minX + slack, left > outer.minX + slack {
      left = outer.minX
    }
    if sides.contains(.bottom), bottom >= inner.maxY - slack, bottom < outer.maxY - slack {
      bottom = outer.maxY
    }
    if sides.contains(.trailing), right >= inner.maxX - slack, right < outer.maxX - slack {
      right = outer.maxX
    }
    // A difference of sums would not be exactly the original length.
    if (left, top, right, bottom) == (minX, minY, maxX, maxY) { return self }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension SafeArea {
  /// Lets nothing extend more than `depth` below the inner area.
  fileprivate mutating func limitLower(to depth: Double) {
    outer = Rect(
      x: outer.minX,
      y: outer.minY,
      width: outer.size.width,
      height: min(outer.maxY, inner.maxY + depth) - outer.minY
    )
  }

  /// Removes the area between `frame` and the `rest` of it.
  ///
  /// An edge of the frame that touched the outside of the safe area joins it; beyond any other edge content
  /// cannot extend past the frame, but always as far as that.
  fileprivate mutating func cover(_ rest: Rect, of frame: Rect, outside: SafeArea) {
    let slack = 0.001
    var (left, top) = (outer.minX, outer.minY)
    var (right, bottom) = (outer.maxX, outer.maxY)
    if rest.minY > frame.minY {
      top = frame.minY > outside.inner.minY + slack ? frame.minY : min(top, frame.minY)
    }
    if rest.minX > frame.minX {
      left = frame.minX > outside.inner.minX + slack ? frame.minX : min(left, frame.minX)
    }
    if rest.maxY < frame.maxY {
      bottom = frame.maxY < outside.inner.maxY - slack ? frame.maxY : max(bottom, frame.maxY)
    }
    if rest.maxX < frame.maxX {
      right = frame.maxX < outside.inner.maxX - slack ? frame.maxX : max(right, frame.maxX)
    }
    outer = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let innerLeft = rest.minX > frame.minX ? max(inner.minX, rest.minX) : inner.minX
    let innerTop = rest.minY > frame.minY ? max(inner.minY, rest.minY) : inner.minY
    let innerRight = rest.maxX < frame.maxX ? min(inner.maxX, rest.maxX) : inner.maxX
    let innerBottom = rest.maxY < frame.maxY ? min(inner.maxY, rest.maxY) : inner.maxY
    inner = Rect(
      x: innerLeft,
      y: innerTop,
      width: innerRight - innerLeft,
      height: innerBottom - innerTop
    )
  }
}
