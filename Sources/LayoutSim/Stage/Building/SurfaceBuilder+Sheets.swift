import FlowEngine

extension SurfaceBuilder {
  /// The slot of a sheet that is laid out; `nil` for every other surface.
  func sheetSlot() -> SheetSlot? {
    guard surface.isSheet, !isHidden else { return nil }
    return SheetSlot(
      wished: surface.detents ?? ModalDetentConfiguration(),
      wishes: wishes,
      room: room,
      insets: sheetInsets,
      keptHeights: keptHeights(),
      probe: probe
    )
  }

  /// What the content of a sheet keeps free, as far as is known before the sheet has its place.
  var sheetInsets: Insets {
    if let known = stage.memory(of: surface).sheetInsets { return known }
    var insets = room.insets
    if room.reachesBottomEdge { insets.bottom = max(insets.bottom, room.keyboard) }
    return insets
  }

  /// The heights of a sheet whose root screen is covered; `nil` if the root is on screen.
  ///
  /// A root that was never on screen, because a deep link led past it, is laid out aside.
  private func keptHeights() -> SheetHeights? {
    guard case .stack(let stack) = surface.content, stack.screens.count > 1,
      let root = stack.screens.first
    else { return nil }
    let memory = stage.memory(of: root)
    if let heights = memory.heights { return heights }
    let pass = stage.layOutAside(width: width, until: { !memory.isBarOutdated }) {
      screenBox(at: 0, in: stack, within: .none)
    }
    var heights = SheetHeights(
      answer: pass.size,
      ideal: pass.preferences[IdealHeightKey.self],
      minimum: pass.preferences[MinimumHeightKey.self],
      insets: sheetInsets,
      pixel: room.pixel
    )
    if let probe { heights.measure(probe.measuring) }
    memory.heights = heights
    return heights
  }
}

extension Stage {
  /// What the screens in sight on `surface` wish for the sheet that they are in.
  ///
  /// The innermost screen has its way, then those around it and the root of its stack.
  func sheetWishes(of surface: LiveSurface) -> SheetWishes {
    guard surface.isSheet else { return SheetWishes() }
    let wishes = surface.content.stacksInSight.flatMap { stack in
      [stack.screens.first, stack.screens.last].compactMap { screen in
        screen.flatMap { memory(of: $0).sheetWishes }
      }
    }
    return wishes.reversed().reduce(into: SheetWishes()) { all, next in
      SheetWishesKey.reduce(value: &all) { next }
    }
  }
}
