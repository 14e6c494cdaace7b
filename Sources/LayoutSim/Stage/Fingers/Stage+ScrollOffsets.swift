import FlowEngine

extension Stage {
  /// How far the scroll areas of `tree`, which shows `surfaces` and is not scrolled yet, are scrolled, by
  /// their positions: no further than there is content.
  func scrollOffsets(of surfaces: [LiveSurface], in tree: RenderTree) -> [Int: Point] {
    guard time.hasScrolled else { return [:] }
    var offsets: [Int: Point] = [:]
    let viewports = tree.viewports
    for (screen, position) in tree.screens(of: surfaces) {
      let kept = memory(of: screen).offsets
      for viewport in viewports where viewport.screen == position {
        offsets[viewport.position] = kept[viewport.number].map(tree.limits(of: viewport).clamped)
      }
    }
    return offsets
  }

  /// Remembers how far the scroll area `viewport` of the settled tree is scrolled.
  ///
  /// - Parameters:
  ///   - offset: How far, beyond what a large title above it went.
  ///   - viewport: The scroll area.
  ///   - isTitleCollapsed: Whether a large title above it is in the row of the buttons; `nil` where
  ///     the title does not follow it.
  func keep(_ offset: Point, of viewport: Viewport, isTitleCollapsed: Bool? = nil) {
    let screens = current.renderTree.screens(of: shownSurfaces)
    guard let screen = screens.first(where: { $0.position == viewport.screen })?.screen else {
      return
    }
    time.hasScrolled = true
    let memory = memory(of: screen)
    press {
      memory.offsets[viewport.number] = offset
      if let isTitleCollapsed { memory.isTitleCollapsed = isTitleCollapsed }
    }
  }

  /// Takes down how far scroll areas are still scrolled, now that `settled` is shown.
  ///
  /// What moved because there was less content, or a larger window, stays where it is, and what has gone
  /// begins anew when it comes back. Large titles are large again where nothing can be scrolled any more.
  ///
  /// - Returns: Whether a large title came back.
  func keepScrollOffsets(of settled: SettledStage) -> Bool {
    guard time.hasScrolled else { return false }
    var expandsAny = false
    let tree = settled.renderTree
    let viewports = tree.viewports
    for (screen, position) in tree.screens(of: shownSurfaces) {
      guard tree.nodes[position].frame != nil, tree.nodes[position].flags.contains(.top) else {
        continue
      }
      let memory = memory(of: screen)
      memory.offsets = [:]
      for viewport in viewports where viewport.screen == position {
        memory.offsets[viewport.number] = settled.scrollOffsets[viewport.position]
      }
      guard memory.isTitleCollapsed, !tree.canScroll(belowBarOf: position, in: settled) else {
        continue
      }
      memory.isTitleCollapsed = false
      expandsAny = true
    }
    return expandsAny
  }

  /// How far the scroll area `viewport` of the settled tree is scrolled.
  func keptOffset(of viewport: Viewport) -> Point {
    current.scrollOffsets[viewport.position] ?? .zero
  }
}

extension RenderTree {
  /// Whether something below the bar of the screen at `screen` could be scrolled if its title were large.
  @MainActor
  fileprivate func canScroll(belowBarOf screen: Int, in settled: SettledStage) -> Bool {
    guard let viewport = viewportBelowBar(of: screen), let title = title(above: viewport) else {
      return false
    }
    let end = children(of: viewport.position).compactMap { nodes[$0].frame?.maxY }.max()
    let offset = settled.scrollOffsets[viewport.position] ?? .zero
    // Less than that comes of rounding.
    return (end ?? 0) + offset.y + title.passed - viewport.frame.maxY > 0.01
  }

  /// The screens of `surfaces`, from which the tree was laid out, with their positions in it.
  @MainActor
  fileprivate func screens(of surfaces: [LiveSurface]) -> [(screen: LiveScreen, position: Int)] {
    var pending = surfaces[...]
    var screens: [(screen: LiveScreen, position: Int)] = []
    for position in self.surfaces {
      guard let surface = pending.first, surface.role == nodes[position].role else { continue }
      pending.removeFirst()
      let positions = (position..<position + nodes[position].subtreeLength).filter {
        nodes[$0].role == .screen && nodes[$0].detail == .layers
      }
      for (screen, position) in zip(surface.content.stacksInSight.flatMap(\.screens), positions) {
        screens.append((screen, position))
      }
    }
    return screens
  }
}
