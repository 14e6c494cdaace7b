/// A direction in which pages are turned.
public enum PageTurn: String, Hashable, Codable, Sendable, CaseIterable {
  /// To the next page.
  case forward

  /// To the previous page.
  case back
}

extension Stage {
  /// Swipes to the next or the previous page of a ``Pager``.
  ///
  /// - Parameters:
  ///   - turn: The direction.
  ///   - name: The name of the pager as for ``scroll(_:by:along:)``; `nil` for the only one.
  /// - Throws: ``StageError/noPages(_:available:)`` if there is no such pager within reach, or several; it lists those
  ///   that are; ``StageError/noFurtherPage(_:page:count:)`` if there is none in that direction.
  public func turnPage(
    _ turn: PageTurn = .forward,
    of name: String? = nil
  ) throws(StageError) {
    try beginGesture()
    let settled = current
    let tree = settled.renderTree
    let areas = reachableViewports
    let called = name.map { tree.viewports(called: $0, among: areas) } ?? areas
    let pagers = called.compactMap { settled.gestures[$0.position]?.pages }
    guard pagers.count == 1, let pager = pagers.first else {
      let available = areas.filter { settled.gestures[$0.position]?.pages != nil }
        .map { tree.name(of: $0, among: areas) }
      throw .noPages(name, available: available)
    }
    guard turnPages(of: pager, by: turn == .forward ? 1 : -1) != 0 else {
      let page = min(pager.page + 1, pager.count)
      throw .noFurtherPage(turn, page: page, count: pager.count)
    }
  }

  /// The action of a tap at `point` on `target`: in the leading half of dots it turns to the previous page.
  func action(of target: TapTarget, at point: Point) -> @MainActor () -> Void {
    let settled = current
    let dots = settled.renderTree.nodes[target.position]
    guard dots.role == .pageControl, let pager = settled.gestures[target.position]?.pages,
      let frame = dots.drawnFrame ?? dots.frame
    else { return target.action }
    let isLeft = point.x < frame.minX + frame.size.width / 2
    if isLeft == pager.isRightToLeft { return target.action }
    return { pager.turn(by: -1) }
  }

  /// Turns the pages of `viewport` as a finger does that moves it by `distance`: at least one.
  ///
  /// - Returns: The distance that the pages have moved; `nil` if it has no pages.
  func turnPages(of viewport: Viewport, by distance: Double) -> Double? {
    guard let pager = current.gestures[viewport.position]?.pages else { return nil }
    let width = viewport.frame.size.width
    guard distance != 0, width > 0 else { return 0 }
    let pages = (distance / width).rounded(.awayFromZero)
    let most = Double(pager.count)
    let wanted = Int(min(max(pages.isNaN ? 0 : pages, -most), most))
    let direction = pager.isRightToLeft ? -1 : 1
    return Double(direction * turnPages(of: pager, by: direction * wanted)) * width
  }

  private func turnPages(of pager: PageTurning, by pages: Int) -> Int {
    let turns = pager.turns(pages)
    if turns != 0 { press { pager.select(pager.page + turns) } }
    return turns
  }
}

extension Stage {
  /// The distance that the content of `viewport` moves when a finger drags it by `step`: to the position at which it
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
