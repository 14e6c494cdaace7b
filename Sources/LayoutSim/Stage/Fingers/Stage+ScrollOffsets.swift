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
  func keep(_ offset: Point, of viewport: Viewport) {
    let screens = current.renderTree.screens(of: shownSurfaces)
    guard let screen = screens.first(where: { $0.position == viewport.screen })?.screen else {
      return
    }
    time.hasScrolled = true
    let memory = memory(of: screen)
    press { memory.offsets[viewport.number] = offset }
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
