extension RenderTree {
  /// Moves the content of scroll areas by `offsets`, which are keyed by the areas' positions.
  mutating func scroll(by offsets: [Int: Point]) {
    guard !offsets.isEmpty else { return }
    let viewports = viewports
    let moves = viewports.map { offsets[$0.position] ?? .zero }
    // Content of an inner area also moves with the outer one.
    var open: [(end: Int, move: Point)] = []
    var next = 0
    for index in nodes.indices {
      while let last = open.last, last.end <= index { open.removeLast() }
      while next < viewports.count, viewports[next].position < index {
        let outer = open.last?.move ?? .zero
        let move = Point(x: outer.x + moves[next].x, y: outer.y + moves[next].y)
        if index < viewports[next].content.upperBound {
          open.append((viewports[next].content.upperBound, move))
        }
        next += 1
      }
      guard let move = open.last?.move else { continue }
      nodes[index].frame?.origin.x -= move.x
      nodes[index].frame?.origin.y -= move.y
    }
  }

  /// The distances that the content of the scroll area at `index` can move from its position.
  func scrollLimits(of index: Int, in frame: Rect) -> ScrollLimits {
    let frames = children(of: index).compactMap { nodes[$0].frame }
    return ScrollLimits(
      least: Point(
        x: min(0, (frames.map(\.minX).min() ?? frame.minX) - frame.minX),
        y: min(0, (frames.map(\.minY).min() ?? frame.minY) - frame.minY)
      ),
      most: Point(
        x: max(0, (frames.map(\.maxX).max() ?? frame.maxX) - frame.maxX),
        y: max(0, (frames.map(\.maxY).max() ?? frame.maxY) - frame.maxY)
      )
    )
  }

  /// The names of scroll areas: their labels, tags or kinds, the last with a number.
  func names(of viewports: [Viewport]) -> [String] {
    var counts: [Role: Int] = [:]
    return viewports.map { viewport in
      let role = nodes[viewport.position].role
      counts[role, default: 0] += 1
      if let name = ownName(of: viewport) { return name }
      let count = counts[role] ?? 1
      return count == 1 ? role.rawValue : "\(role.rawValue) \(count)"
    }
  }

  /// The name of `viewport`, which is one of `viewports`.
  func name(of viewport: Viewport, among viewports: [Viewport]) -> String {
    let names = zip(viewports, names(of: viewports))
    return names.first { $0.0.position == viewport.position }?.1 ?? Role.scroll.rawValue
  }

  /// The areas among `viewports` with the label, tag or kind `name`.
  func viewports(called name: String, among viewports: [Viewport]) -> [Viewport] {
    zip(viewports, names(of: viewports))
      .filter { $0.1 == name || isCalled(name, label: nil, tag: tag(of: $0.0)) }
      .map(\.0)
  }

  /// The label of a scroll area, or else its tag.
  private func ownName(of viewport: Viewport) -> String? {
    nodes[viewport.position].label ?? tag(of: viewport).map { "#\($0)" }
  }

  /// The tag of a scroll area, or of an enclosing box of the same size.
  private func tag(of viewport: Viewport) -> String? {
    var next: Int? = viewport.position
    while let index = next, nodes[index].frame == viewport.frame {
      if let tag = nodes[index].identifier { return tag }
      next = nodes[index].parent
    }
    return nil
  }
}

/// The distances that content can be scrolled, in points: positive to the right and down.
struct ScrollLimits: Hashable, Sendable {
  let least: Point
  let most: Point

  /// Content that does not move.
  static let zero = ScrollLimits(least: .zero, most: .zero)

  func clamped(_ offset: Point) -> Point {
    assert(
      least.x <= most.x && least.y <= most.y,
      "The limits are not in order: \(least), \(most)."
    )
    func clamped(_ value: Double, _ least: Double, _ most: Double) -> Double {
      value.isNaN ? 0 : min(most, max(least, value))
    }
    return Point(x: clamped(offset.x, least.x, most.x), y: clamped(offset.y, least.y, most.y))
  }
}

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
