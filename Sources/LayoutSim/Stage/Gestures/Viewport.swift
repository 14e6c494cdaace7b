/// The window of a scroll area in a render tree.
struct Viewport: Hashable, Sendable {
  /// Its position in the tree's nodes.
  let position: Int

  /// The position of the screen or popover that it is on; `nil` if on none.
  let screen: Int?

  let frame: Rect

  /// Where its content is seen: it runs on under bars.
  let window: Rect

  /// How far its content can be moved from where it is.
  let limits: ScrollLimits

  /// The positions of what moves in it.
  let content: Range<Int>

  /// Where in the window something of what is at `place` can be seen, however far it is scrolled; `nil` if
  /// nowhere.
  fileprivate func reach(of place: Rect) -> Rect? {
    // By edges, as content without end has no size to reckon with.
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
  /// Where something of what is at `place` can be seen in these scroll areas around it, the outer ones first,
  /// however far they are scrolled; `nil` if nowhere.
  func reach(of place: Rect) -> Rect? {
    var reach = place
    for area in reversed() {
      guard let next = area.reach(of: reach) else { return nil }
      reach = next
    }
    return reach
  }
}

/// The scroll areas around a node on the way through a tree, and what is in sight in all of them.
struct OpenAreas {
  private var coming: ArraySlice<Viewport>
  private var open: [Viewport] = []

  /// What is in sight in each of those that are open.
  private var sights: [Rect?] = []

  private let outside: Rect?

  /// No areas yet, in a tree that is seen in `outside`; `nil` where there is no end to it.
  init(_ viewports: [Viewport], around outside: Rect?) {
    coming = viewports[...]
    self.outside = outside
  }

  /// Whether the node that was met last is in a scroll area.
  var isInside: Bool { !open.isEmpty }

  /// Meets the node at `index`; nodes are met in order.
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
      open.append(next)
      sights.append(sight)
    }
  }

  /// Where the node at `index` can be seen; nodes are asked about in order.
  ///
  /// `nil` is nowhere, or anywhere if there is no area around it and no end.
  mutating func sight(of index: Int) -> Rect? {
    meet(index)
    return sights.last ?? outside
  }

  /// Where something of the node that was met last, which is at `frame`, can be seen, however far the
  /// areas around it are scrolled; `nil` if nowhere.
  func reach(of frame: Rect) -> Rect? { open.reach(of: frame) }
}
