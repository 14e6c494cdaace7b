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

  /// Stores where the content of `viewport` of `settled` rests.
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

/// Where the content of a scroll area comes to rest.
struct ScrollRest {
  /// The distance that it has moved.
  let moved: Point

  /// Its offset, beyond the distance that collapsed a large title above it.
  let offset: Point

  /// The rows of the bar above it that are gone; `nil` if the bar does not follow it.
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
