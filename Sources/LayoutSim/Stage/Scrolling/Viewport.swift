/// The viewport of a scroll area in a render tree.
struct Viewport: Hashable, Sendable {
  /// Its position in the tree's nodes.
  let position: Int

  /// The position of its screen or popover; `nil` if it is on none.
  let screen: Int?

  let frame: Rect

  /// The area in which its content is visible, which extends under bars.
  let window: Rect

  /// The distances that its content can move from its position.
  let limits: ScrollLimits

  /// The positions of its content.
  let content: Range<Int>

  /// The part of the viewport in which any of `place` can be seen at some offset; `nil` if there is none.
  fileprivate func reach(of place: Rect) -> Rect? {
    // By edges, as infinite content has no usable size.
    let (left, top) = (place.minX - limits.most.x, place.minY - limits.most.y)
    let (right, bottom) = (place.maxX - limits.least.x, place.maxY - limits.least.y)
    let isBeside =
      left >= window.maxX && left > window.minX || right <= window.minX && right < window.maxX
    let isAboveOrBelow =
      top >= window.maxY && top > window.minY || bottom <= window.minY && bottom < window.maxY
    guard !isBeside, !isAboveOrBelow else { return nil }
    let (first, start) = (max(left, window.minX), max(top, window.minY))
    return Rect(
      x: first,
      y: start,
      width: min(right, window.maxX) - first,
      height: min(bottom, window.maxY) - start
    )
  }
}

extension BidirectionalCollection where Element == Viewport {
  /// The area in which any of `place` can be seen in these nested scroll areas, outermost first, at some
  /// offsets; `nil` if there is none.
  func reach(of place: Rect) -> Rect? {
    var reach = place
    for area in reversed() {
      guard let next = area.reach(of: reach) else { return nil }
      reach = next
    }
    return reach
  }
}

/// The scroll areas around the current node of a traversal, and the area visible in all of them.
struct OpenAreas {
  private var coming: ArraySlice<Viewport>
  private var open: [Viewport] = []

  /// The visible area of each open scroll area.
  private var sights: [Rect?] = []

  private let outside: Rect?

  /// Starts without areas, in a tree that is seen in `outside`; `nil` if that is unbounded.
  init(_ viewports: [Viewport], around outside: Rect?) {
    coming = viewports[...]
    self.outside = outside
  }

  /// Whether the current node is in a scroll area.
  var isInside: Bool { !open.isEmpty }

  /// Advances to the node at `index`; nodes are visited in order.
  mutating func meet(_ index: Int) {
    while let last = open.last, last.content.upperBound <= index {
      open.removeLast()
      sights.removeLast()
    }
    while let next = coming.first, next.content.lowerBound <= index {
      coming.removeFirst()
      guard next.content.upperBound > index else { continue }
      let sight =
        if let last = sights.last {
          last.flatMap { next.window.intersection($0) }
        } else {
          outside.map { next.window.intersection($0) } ?? next.window
        }
      assert(
        next.content.upperBound <= open.last?.content.upperBound ?? .max,
        "The area at \(next.position) ends outside of the one at \(open.last?.position ?? 0)."
      )
      open.append(next)
      sights.append(sight)
    }
  }

  /// The visible area of the node at `index`; nodes are visited in order.
  ///
  /// It is `nil` if the node is not visible, or if nothing around it is bounded.
  mutating func sight(of index: Int) -> Rect? {
    meet(index)
    assert(sights.count == open.count, "\(open.count) areas have \(sights.count) sights.")
    return sights.last ?? outside
  }

  /// The area in which any of the current node, whose frame is `frame`, can be seen at some offsets of the
  /// scroll areas around it; `nil` if there is none.
  func reach(of frame: Rect) -> Rect? { open.reach(of: frame) }
}

extension RenderTree {
  /// Moves headers and footers that stay in sight to the edges of their scroll areas, in front of the content there.
  ///
  /// - Parameter gestures: The gestures of the nodes, by position.
  @MainActor
  mutating func pinSections(_ gestures: GestureTable) {
    guard !gestures.pinned.isEmpty else { return }
    let pinned = gestures.pinned.compactMap { index in
      gestures[index]?.pinned.map { (index, $0) }
    }
    let areas = viewports
    let moves = pinned.map { ($0, way(of: $0, $1, in: areas), $1) }.sorted { $0.0 < $1.0 }
    for case (let index, let way?, let part) in moves {
      for inner in subtree(of: index) {
        nodes[inner].frame?.origin[part.axis] += way
      }
      if part.isOpaque { nodes[index].flags.insert(.solid) }
      nodes[index].looks.append(.pinned(isOpaque: part.isOpaque))
      nodes[index].looks.append(Fact("z-index", .numbers([1])))
    }
  }

  /// The distance by which the node at `index` moves; `nil` if it stays where it is.
  private func way(of index: Int, _ part: PinnedPart, in areas: [Viewport]) -> Double? {
    guard let frame = nodes[index].frame, let parent = nodes[index].parent,
      let area = areas.last(where: { $0.content.contains(index) })
    else { return nil }
    let siblings = children(of: parent).filter { nodes[$0].frame != nil }
    guard let place = siblings.firstIndex(of: index) else { return nil }
    let section =
      part.isHeader
      ? siblings[(place + 1)...].prefix(part.neighbours)
      : siblings[..<place].suffix(part.neighbours)
    let isMirrored = part.axis == .horizontal && traits.direction == .rightToLeft
    let own = Extent(frame, along: part.axis, isMirrored: isMirrored)
    let room = Extent(area.frame, along: part.axis, isMirrored: isMirrored)
    let others = section.compactMap { nodes[$0].frame }
      .map { Extent($0, along: part.axis, isMirrored: isMirrored) }
    let way: Double
    if part.isHeader {
      let end = others.map(\.end).max() ?? own.end
      way =
        min(max(own.start, room.start - part.inset), max(own.start, end - own.length)) - own.start
    } else {
      let start = others.map(\.start).min() ?? own.start
      way = max(min(own.end, room.end), min(own.end, start + own.length)) - own.end
    }
    guard way.isFinite, way != 0 else { return nil }
    return isMirrored ? -way : way
  }
}

/// The start and the end of an element along an axis, in reading direction.
private struct Extent {
  let start: Double
  let end: Double

  var length: Double { end - start }

  init(_ frame: Rect, along axis: LayoutAxis, isMirrored: Bool) {
    let (low, high) =
      axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    (start, end) = isMirrored ? (-high, -low) : (low, high)
  }
}

extension RenderTree {
  /// The headers and footers of sections in `area` that stay in sight, except for one around the node at `index`.
  func pinnedParts(in area: Viewport, besides index: Int) -> [Rect] {
    area.content.compactMap { part in
      let isPinned = nodes[part].look("pinned") != nil
      return isPinned && !subtree(of: part).contains(index) ? nodes[part].frame : nil
    }
  }
}
