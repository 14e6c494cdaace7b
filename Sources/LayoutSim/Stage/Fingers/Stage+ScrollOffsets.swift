import FlowEngine

extension Stage {
  /// How far the scroll areas of `tree`, which shows `surfaces`, are scrolled, by their positions.
  func scrollOffsets(of surfaces: [LiveSurface], in tree: RenderTree) -> [Int: Point] {
    guard time.hasScrolled else { return [:] }
    var offsets: [Int: Point] = [:]
    let viewports = tree.viewports
    for (screen, position) in tree.screens(of: surfaces) {
      let kept = memory(of: screen).offsets
      for viewport in viewports where viewport.screen == position {
        offsets[viewport.position] = kept[viewport.number]
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

  /// Lets large titles be large again on screens of `tree` that nothing can be scrolled on any more.
  ///
  /// - Returns: Whether there was one.
  func expandTitles(in tree: RenderTree) -> Bool {
    guard time.hasScrolled else { return false }
    var expandsAny = false
    for (screen, position) in tree.screens(of: shownSurfaces) {
      guard tree.nodes[position].frame != nil, tree.nodes[position].flags.contains(.top) else {
        continue
      }
      let memory = memory(of: screen)
      guard memory.isTitleCollapsed, tree.viewportBelowBar(of: position) == nil else { continue }
      memory.isTitleCollapsed = false
      expandsAny = true
    }
    return expandsAny
  }

  /// How far the scroll area `viewport` of the settled tree is scrolled.
  func keptOffset(of viewport: Viewport) -> Point {
    scrollOffsets(of: shownSurfaces, in: current.renderTree)[viewport.position]
      ?? .zero
  }
}

extension RenderTree {
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
