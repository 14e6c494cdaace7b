/// The positions of the content of a stage's scroll areas, and the requests that move it while the stage settles.
@MainActor
final class StageScrolling {
  private let memories: StageMemory

  /// Whether anything was ever scrolled.
  private var hasScrolled = false

  init(_ memories: StageMemory) { self.memories = memories }

  /// The offsets of the scroll areas of `tree`, which is not scrolled yet, by their positions: those stored
  /// in `slots`, limited by the content.
  func offsets(in tree: RenderTree, keptIn slots: PositionTable<StateSlot>) -> [Int: Point] {
    guard hasScrolled, slots.values.contains(where: { $0.scrollOffset != .zero }) else {
      return [:]
    }
    var offsets: [Int: Point] = [:]
    for viewport in tree.viewports {
      guard let offset = slots[viewport.position]?.scrollOffset, offset != .zero else { continue }
      offsets[viewport.position] = viewport.limits.clamped(offset)
    }
    return offsets
  }

  /// Stores the resting position of the content of `viewport` of `settled`.
  func keep(_ rest: ScrollRest, of viewport: Viewport, in settled: SettledStage) {
    assert(
      !rest.offset.x.isNaN && !rest.offset.y.isNaN,
      "The content of the area at \(viewport.position) comes to rest at \(rest.offset)."
    )
    hasScrolled = true
    guard let slot = settled.scrollSlots[viewport.position] else { return }
    slot.scrollOffset = rest.offset
    guard let parts = rest.collapsed, let screen = memory(at: viewport.screen, in: settled) else {
      return
    }
    screen.collapse = parts.isEmpty ? nil : BarCollapse(scroller: slot, parts: parts)
  }

  /// Stores the offsets that scroll areas still have, now that `settled` is shown.
  ///
  /// Content that moved because it shrank, or because its viewport grew, stays where it is. Large titles
  /// expand again if nothing can be scrolled any more, or if something else is below them.
  ///
  /// - Returns: Whether a large title expanded.
  func keepOffsets(of settled: SettledStage) -> Bool {
    guard hasScrolled else { return false }
    var expandsAny = false
    let tree = settled.renderTree
    for viewport in settled.touches.viewports {
      let offset = settled.scrollOffsets[viewport.position] ?? .zero
      settled.scrollSlots[viewport.position]?.scrollOffset = offset
    }
    for (position, memory) in screens(in: settled) {
      guard let slot = memory.collapse?.scroller, tree.nodes[position].frame != nil,
        tree.nodes[position].flags.contains(.top),
        !tree.canScroll(slot, belowBarOf: position, in: settled)
      else { continue }
      memory.collapse = nil
      expandsAny = true
    }
    return expandsAny
  }

  /// Returns all scroll areas of `settled` to their current offsets.
  func restoration(of settled: SettledStage) -> @MainActor () -> Void {
    let offsets = settled.scrollSlots.values.map { ($0, $0.scrollOffset) }
    let titles = screens(in: settled).map { ($0.memory, $0.memory.collapse) }
    return {
      for (slot, offset) in offsets { slot.scrollOffset = offset }
      for (memory, collapse) in titles { memory.collapse = collapse }
    }
  }

  /// Scrolls `area` of `settled` to its start; returns whether anything moved.
  func scrollToStart(of area: Viewport, in settled: SettledStage) -> Bool {
    let start = Point(x: 0, y: -.greatestFiniteMagnitude)
    let rest = settled.rest(of: area, after: start) { $1 }
    guard rest.moved != .zero else { return false }
    keep(rest, of: area, in: settled)
    return true
  }

  /// Scrolls the first vertical scroll area within reach to its start.
  func scrollToStart(in settled: SettledStage) {
    for area in settled.reachableViewports where scrollToStart(of: area, in: settled) { return }
  }

  // MARK: - Screens

  /// The area that made the search field named `name` disappear from the bar above it; `nil` if there is none.
  func areaHidingSearch(_ name: String, in settled: SettledStage) -> Viewport? {
    settled.reachableViewports.first { area in
      guard settled.renderTree.title(above: area)?.collapsed.contains(.search) == true,
        let screen = memory(at: area.screen, in: settled),
        let prompt = screen.barConfiguration?.search?.prompt
      else { return false }
      return isCalled(name, label: prompt, tag: nil)
    }
  }

  /// Refuses a touch of the search field named `name` if it has disappeared with its row of the bar.
  func refuseHiddenSearch(_ name: String, in settled: SettledStage) throws(StageError) {
    guard let area = areaHidingSearch(name, in: settled) else { return }
    let tree = settled.renderTree
    throw .outOfReach(name, reason: .scrolledAway(area: tree.name(of: area, among: tree.viewports)))
  }

  /// The state of the screen at `position`; `nil` if there is none.
  private func memory(at position: Int?, in settled: SettledStage) -> ScreenMemory? {
    guard let position else { return nil }
    let keys = settled.shown.index.keys(in: position..<position + 1).keys
    return keys.lazy.compactMap(memory).first
  }

  private func memory(of key: LayerKey) -> ScreenMemory? {
    if case .screen(let screen) = key { memories.knownMemory(at: screen) } else { nil }
  }

  /// The screens of `settled`, including covered ones, with their positions.
  private func screens(in settled: SettledStage) -> [(position: Int, memory: ScreenMemory)] {
    settled.shown.index.keys(in: settled.renderTree.nodes.indices).compactMap { key, position in
      memory(of: key).map { (position, $0) }
    }
  }
}

// MARK: - Revealing

extension StageScrolling {
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
    let rest = settled.rest(of: viewport, after: step) { title, distance in
      distance > 0 ? max(distance, title.zone) : distance
    }
    guard rest.moved != .zero else { return .zero }
    keep(rest, of: viewport, in: settled)
    return rest.moved
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

extension SettledStage {
  /// The resting position of the content of `viewport` after a finger has moved it by `step`; `landing` returns the
  /// resting distance of content below a large title, from its distance from its start.
  func rest(
    of viewport: Viewport,
    after step: Point,
    landing: (CollapsingTitle, Double) -> Double
  ) -> ScrollRest {
    let limits = viewport.limits
    let former = scrollOffsets[viewport.position] ?? .zero
    guard let title = renderTree.title(above: viewport) else {
      let moved = limits.clamped(step)
      let offset = Point(x: former.x + moved.x, y: former.y + moved.y)
      return ScrollRest(moved: moved, offset: offset, collapsed: nil)
    }
    var moved = title.limits(limits).clamped(step)
    let start = former.y + title.passed
    let end = moved.y == 0 ? start : landing(title, start + moved.y)
    moved.y = end - start
    let collapsed = title.parts(at: end)
    return ScrollRest(
      moved: moved,
      offset: Point(
        x: former.x + moved.x,
        y: collapsed.isEmpty ? min(end, 0) : end - title.height(of: collapsed)
      ),
      collapsed: collapsed
    )
  }
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
