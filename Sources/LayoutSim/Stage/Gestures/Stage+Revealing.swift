extension Stage {
  /// Scrolls `areas` of `settled`, of which each is inside the one before, until `frame` inside them all is where it
  /// should be: `step` is how far content at a frame has to move inside an area.
  ///
  /// - Returns: Whether anything moved.
  func reveal(
    _ frame: Rect,
    in areas: [Viewport],
    of settled: SettledStage,
    by step: (_ frame: Rect, _ room: Rect) -> Point
  ) -> Bool {
    var frame = frame
    var hasMoved = false
    for area in areas.reversed() {
      let way = reveal(area, by: step(frame, area.frame), in: settled)
      hasMoved = hasMoved || way != .zero
      frame.origin = Point(x: frame.minX - way.x, y: frame.minY - way.y)
      // What an area shows of it is what those around bring into sight.
      frame = frame.intersection(area.frame) ?? area.frame
    }
    return hasMoved
  }

  /// Scrolls `viewport` of `settled` by `step` while the stage settles, without a large title; returns how far.
  func reveal(_ viewport: Viewport, by step: Point, in settled: SettledStage) -> Point {
    guard step != .zero else { return .zero }
    let rest = rest(of: viewport, after: step, in: settled) { title, distance in
      distance > 0 ? max(distance, title.zone) : distance
    }
    guard rest.moved != .zero else { return .zero }
    time.hasScrolled = true
    keep(rest, of: viewport, in: settled)
    return rest.moved
  }
}
