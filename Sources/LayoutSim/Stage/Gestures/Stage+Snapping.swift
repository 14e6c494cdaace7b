extension Stage {
  /// The distance by which a finger moves the content of `viewport` that has dragged it by `step`: to where the content
  /// comes to rest.
  func snapped(_ step: Point, of viewport: Viewport) -> Point {
    let settled = current
    guard let snapping = settled.gestures[viewport.position]?.scrollSnapping else { return step }
    let limits = viewport.limits
    let moved = limits.clamped(step)
    switch snapping {
    case .paging:
      let size = viewport.frame.size
      return Point(
        x: page(moved.x, length: size.width, from: limits.least.x, to: limits.most.x),
        y: page(moved.y, length: size.height, from: limits.least.y, to: limits.most.y)
      )
    case .viewAligned:
      let targets = settled.targets(of: viewport).map(\.frame)
      let (left, top) = (viewport.frame.minX, viewport.frame.minY)
      return Point(
        x: moved.x == 0 ? 0 : nearest(moved.x, among: targets.map { $0.minX - left }),
        y: moved.y == 0 ? 0 : nearest(moved.y, among: targets.map { $0.minY - top })
      )
    }
  }

  /// The start of a page of `length`, counted from `start`, that is nearest to `distance`; `end` is one, too.
  private func page(
    _ distance: Double,
    length: Double,
    from start: Double,
    to end: Double
  ) -> Double {
    guard distance != 0, length > 0 else { return distance }
    let pages = ((distance - start) / length).rounded(.down)
    let starts = [start + pages * length, min(end, start + (pages + 1) * length)]
    return nearest(distance, among: starts)
  }

  /// The one of `starts` that is nearest to `distance`, or `distance` itself without any.
  private func nearest(_ distance: Double, among starts: [Double]) -> Double {
    starts.min { abs($0 - distance) < abs($1 - distance) } ?? distance
  }
}
