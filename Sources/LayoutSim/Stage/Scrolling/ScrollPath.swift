/// An interval on an axis, in points.
struct Span {
  let start: Double
  let end: Double

  init(_ start: Double, _ end: Double) {
    self.start = start
    self.end = end
  }

  /// The shortest scroll distance that fits this into `room`, or else shows it from its start.
  func way(into room: Span) -> Double {
    if start < room.start { return start - room.start }
    return end > room.end ? min(end - room.end, start - room.start) : 0
  }

  /// The scroll distance that shows as much of this as possible in `window` outside of `covers`.
  ///
  /// It is 0 if nothing covers this, or if no more of it can be shown, and always within `limits`.
  fileprivate func way(in window: Span, outOf covers: [Span], limits: ClosedRange<Double>) -> Double
  {
    guard covers.contains(where: { overlap(with: $0) > 0.001 }) else { return 0 }
    let rooms = window.parts(beside: covers)
    let seen = rooms.map { overlap(with: $0) }.max() ?? 0
    var best = (way: 0.0, seen: seen)
    for room in rooms {
      let way = min(limits.upperBound, max(limits.lowerBound, way(into: room)))
      let seen = Span(start - way, end - way).overlap(with: room)
      let isNearer = way.magnitude < best.way.magnitude && seen > best.seen - 0.001
      if seen > best.seen + 0.001 || isNearer { best = (way, seen) }
    }
    return best.way
  }

  /// The parts of this that `covers` leave uncovered, in order.
  private func parts(beside covers: [Span]) -> [Span] {
    var parts: [Span] = []
    var next = start
    for cover in covers.sorted(by: { $0.start < $1.start }) where cover.end > next {
      if cover.start >= end { break }
      if cover.start > next { parts.append(Span(next, cover.start)) }
      next = cover.end
    }
    if next < end { parts.append(Span(next, end)) }
    return parts
  }

  /// The length of this inside `other`.
  private func overlap(with other: Span) -> Double {
    max(0, min(end, other.end) - max(start, other.start))
  }
}

extension Viewport {
  /// The scroll distance within `limits` that moves `place` out from under `covers`, which are in front of
  /// the area, preferably along the vertical axis.
  ///
  /// A cover counts if it is over the middle line of the target, where a finger touches it.
  func way(to place: Rect, outOf covers: [Rect], limits: ScrollLimits) -> Point {
    let upright = { (rect: Rect) in Span(rect.minY, rect.maxY) }
    let sideways = { (rect: Rect) in Span(rect.minX, rect.maxX) }
    func way(
      along axis: (Rect) -> Span,
      across other: (Rect) -> Span,
      _ limits: ClosedRange<Double>
    ) -> Double {
      let middle = (other(place).start + other(place).end) / 2
      let over = covers.filter { other($0).start < middle && middle < other($0).end }
      return axis(place).way(in: axis(frame), outOf: over.map(axis), limits: limits)
    }
    if limits.least.y < 0 || limits.most.y > 0 {
      return Point(x: 0, y: way(along: upright, across: sideways, limits.least.y...limits.most.y))
    }
    return Point(x: way(along: sideways, across: upright, limits.least.x...limits.most.x), y: 0)
  }
}
