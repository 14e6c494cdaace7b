import FlowEngine

extension Stage {
  /// The offsets of the scroll areas of `tree`, which is not scrolled yet, by their positions: those stored
  /// in `slots`, limited by the content.
  func scrollOffsets(in tree: RenderTree, keptIn slots: [Int: StateSlot]) -> [Int: Point] {
    guard time.hasScrolled else { return [:] }
    var offsets: [Int: Point] = [:]
    for viewport in tree.viewports {
      guard let offset = slots[viewport.position]?.scrollOffset, offset != .zero else { continue }
      offsets[viewport.position] = viewport.limits.clamped(offset)
    }
    return offsets
  }

  /// Stores the resting position of the content of `viewport` of `settled`.
  func keep(_ rest: ScrollRest, of viewport: Viewport, in settled: SettledStage) {
    guard let slot = settled.scrollSlots[viewport.position] else { return }
    slot.scrollOffset = rest.offset
    let screen = screensInSight.first { settled.shown.index[$0.key] == viewport.screen }
    guard let parts = rest.collapsed, let screen else { return }
    memory(of: screen).collapse = parts.isEmpty ? nil : BarCollapse(scroller: slot, parts: parts)
  }

  /// Stores the offsets that scroll areas still have, now that `settled` is shown.
  ///
  /// Content that moved because it shrank, or because its viewport grew, stays where it is. Large titles
  /// expand again if nothing can be scrolled any more, or if something else is below them.
  ///
  /// - Returns: Whether a large title expanded.
  func keepScrollOffsets(of settled: SettledStage) -> Bool {
    guard time.hasScrolled else { return false }
    var expandsAny = false
    let tree = settled.renderTree
    for viewport in tree.viewports {
      let offset = settled.scrollOffsets[viewport.position] ?? .zero
      settled.scrollSlots[viewport.position]?.scrollOffset = offset
    }
    for screen in screensInSight {
      guard let position = settled.shown.index[screen.key], tree.nodes[position].frame != nil,
        tree.nodes[position].flags.contains(.top)
      else {
        continue
      }
      let memory = memory(of: screen)
      guard let slot = memory.collapse?.scroller,
        !tree.canScroll(slot, belowBarOf: position, in: settled)
      else { continue }
      memory.collapse = nil
      expandsAny = true
    }
    return expandsAny
  }

  /// The screens on the visible stacks, including covered ones.
  private var screensInSight: [LiveScreen] {
    shownSurfaces.flatMap { $0.content.stacksInSight.flatMap(\.screens) }
  }

  /// The stored offset of the scroll area `viewport` of the settled tree.
  func keptOffset(of viewport: Viewport) -> Point {
    current.scrollOffsets[viewport.position] ?? .zero
  }
}

/// The resting position of the content of a scroll area.
struct ScrollRest {
  /// The distance that it has moved.
  let moved: Point

  /// Its offset, beyond the distance that collapsed a large title above it.
  let offset: Point

  /// The rows of the bar above it that have disappeared; `nil` if the bar does not follow it.
  let collapsed: CollapsingParts?
}

extension RenderTree {
  /// Whether the scroll area of `slot` is below the bar of the screen at `screen`, and could be scrolled if
  /// the title were large.
  @MainActor
  fileprivate func canScroll(
    _ slot: StateSlot,
    belowBarOf screen: Int,
    in settled: SettledStage
  ) -> Bool {
    guard let viewport = viewportBelowBar(of: screen), let title = title(above: viewport),
      settled.scrollSlots[viewport.position] === slot
    else { return false }
    let end = children(of: viewport.position).compactMap { nodes[$0].frame?.maxY }.max()
    let offset = settled.scrollOffsets[viewport.position] ?? .zero
    // A smaller difference results from rounding.
    return (end ?? 0) + offset.y + title.passed - viewport.frame.maxY > 0.01
  }
}

extension Stage {
  /// Scrolls `areas` of `settled`, each inside the one before, until `frame` inside them all is in place: `step`
  /// returns the distance by which content at a frame has to move inside an area.
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
      // The part of it that an area shows is the part that those around bring into sight.
      frame = frame.intersection(area.frame) ?? area.frame
    }
    return hasMoved
  }

  /// Scrolls `viewport` of `settled` by `step` while the stage settles, without a large title; returns the distance.
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

extension Stage {
  /// Pulls down the scroll area `name` until its content is refreshed.
  ///
  /// The area is scrolled to its start first. While its content is being refreshed, another pull does nothing.
  ///
  /// - Parameter name: The name of the area as for ``scroll(_:by:along:)``; `nil` for the only one that can be
  ///   refreshed.
  /// - Throws: ``StageError/nothingToRefresh(_:available:)`` if there is no such area within reach, or several; it
  ///   lists those that can be refreshed.
  public func pullToRefresh(_ name: String? = nil) throws(StageError) {
    try beginGesture()
    let settled = current
    let tree = settled.renderTree
    let areas = reachableViewports
    let called = name.map { tree.viewports(called: $0, among: areas) } ?? areas
    let refreshed = called.filter { settled.gestures[$0.position]?.refresh != nil }
    guard refreshed.count == 1, let area = refreshed.first else {
      let available = areas.filter { settled.gestures[$0.position]?.refresh != nil }
        .map { tree.name(of: $0, among: areas) }
      throw .nothingToRefresh(name, available: available)
    }
    let start = Point(x: 0, y: -.greatestFiniteMagnitude)
    _ = scroll(area, by: start) { _, distance in distance }
    // Scrolling may have settled again.
    guard let slot = settled.scrollSlots[area.position],
      let position = current.scrollSlots.first(where: { $0.value === slot })?.key,
      let refresh = current.gestures[position]?.refresh
    else { return }
    press(refresh)
  }
}
