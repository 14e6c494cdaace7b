import FlowEngine

extension SurfaceBuilder {
  /// The slot of a sheet that is laid out; `nil` for every other surface.
  func sheetSlot() -> SheetSlot? {
    guard surface.style == .sheet, !isHidden else { return nil }
    return SheetSlot(
      wished: surface.detents ?? ModalDetentConfiguration(),
      keptHeights: keptHeights()
    )
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
      screenBox(at: 0, in: stack, within: [])
    }
    let heights = SheetHeights(
      answer: pass.size,
      ideal: pass.preferences[IdealHeightKey.self],
      minimum: pass.preferences[MinimumHeightKey.self],
      in: stage.room
    )
    memory.heights = heights
    return heights
  }
}
