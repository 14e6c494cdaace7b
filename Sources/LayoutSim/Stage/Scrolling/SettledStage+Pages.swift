extension SettledStage {
  /// The action of a tap at `point` on `target`: in the leading half of dots it turns to the previous page.
  func action(of target: TapTarget, at point: Point) -> @MainActor () -> Void {
    let dots = renderTree.nodes[target.position]
    guard dots.role == .pageControl, let pager = gestures[target.position]?.pages,
      let frame = dots.drawnFrame ?? dots.frame
    else { return target.action }
    let isLeft = point.x < frame.minX + frame.size.width / 2
    if isLeft == pager.isRightToLeft { return target.action }
    return { pager.turn(by: -1) }
  }

  /// The number of pages that a finger turns that moves `viewport` by `distance`: at least one; and the distance that
  /// they move.
  ///
  /// It is `nil` if the viewport has no pages.
  func pageTurn(
    of viewport: Viewport,
    by distance: Double
  ) -> (pager: PageTurning, turns: Int, way: Double)? {
    guard let pager = gestures[viewport.position]?.pages else { return nil }
    let width = viewport.frame.size.width
    guard distance != 0, width > 0 else { return (pager, 0, 0) }
    let pages = (distance / width).rounded(.awayFromZero)
    let most = Double(pager.count)
    let wanted = Int(min(max(pages.isNaN ? 0 : pages, -most), most))
    let direction = pager.isRightToLeft ? -1 : 1
    let turns = pager.turns(direction * wanted)
    return (pager, turns, Double(direction * turns) * width)
  }
}

extension SettledStage {
  /// The distance that the content of `viewport` moves when a finger drags it by `step`: to the position at which it
  /// comes to rest.
  func snapped(_ step: Point, of viewport: Viewport) -> Point {
    guard let snapping = gestures[viewport.position]?.scrollSnapping else { return step }
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
      let targets = targets(of: viewport).map(\.frame)
      let (left, top) = (viewport.frame.minX, viewport.frame.minY)
      return Point(
        x: moved.x == 0 ? 0 : nearest(moved.x, among: targets.map { $0.minX - left }),
        y: moved.y == 0 ? 0 : nearest(moved.y, among: targets.map { $0.minY - top })
      )
    }
  }

  /// The start of a page of `length`, counted from `start`, that is nearest to `distance`; `end` counts as one, too.
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
