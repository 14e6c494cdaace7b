extension RenderTree {
  /// Moves the content of scroll areas by `offsets`, by the areas' positions, as far as there is any.
  mutating func scroll(by offsets: [Int: Point]) {
    guard !offsets.isEmpty else { return }
    // Outer ones first: they take the inner ones along.
    for position in viewports.map(\.position) {
      guard let offset = offsets[position],
        let viewport = viewports.first(where: { $0.position == position })
      else { continue }
      let moved = limits(of: viewport).clamped(offset)
      for index in viewport.content {
        nodes[index].frame?.origin.x -= moved.x
        nodes[index].frame?.origin.y -= moved.y
      }
    }
  }

  /// How far the content of `viewport` can be moved from where it is.
  func limits(of viewport: Viewport) -> ScrollLimits {
    let frames = children(of: viewport.position).compactMap { nodes[$0].frame }
    let frame = viewport.frame
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

  /// What a scroll area is called: by its label, its tag or its kind; those of one kind are counted.
  func name(of viewport: Viewport, among others: [Viewport]) -> String {
    let node = nodes[viewport.position]
    if let label = node.label { return label }
    let tag =
      node.identifier
      ?? ancestors(of: viewport.position).lazy
      .prefix { nodes[$0].frame == viewport.frame }
      .compactMap { nodes[$0].identifier }.first
    if let tag { return "#\(tag)" }
    let before = others.filter {
      $0.position < viewport.position && nodes[$0.position].role == node.role
    }
    return before.isEmpty ? node.role.rawValue : "\(node.role.rawValue) \(before.count + 1)"
  }
}

/// How far content can be scrolled, in points: to the right and down it is positive.
struct ScrollLimits: Hashable, Sendable {
  let least: Point
  let most: Point

  func clamped(_ offset: Point) -> Point {
    func clamped(_ value: Double, _ least: Double, _ most: Double) -> Double {
      value.isNaN ? 0 : min(most, max(least, value))
    }
    return Point(x: clamped(offset.x, least.x, most.x), y: clamped(offset.y, least.y, most.y))
  }
}
