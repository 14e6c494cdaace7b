import FlowEngine

extension SurfaceBuilder {
  /// The slot of a sheet that is laid out; `nil` for any other surface.
  func sheetSlot() -> SheetSlot? {
    guard surface.isSheet, !isHidden else { return nil }
    return SheetSlot(
      requested: surface.detents ?? ModalDetentConfiguration(),
      configuration: configuration,
      metrics: sheetMetrics,
      insets: sheetInsets,
      keptHeights: keptHeights(),
      probe: probe
    )
  }

  /// The insets of a sheet's content, as far as they are known before the sheet is placed.
  var sheetInsets: Insets {
    if let known = stage.memory(of: host).sheetInsets { return known }
    var insets = sheetMetrics.insets
    if sheetMetrics.reachesBottomEdge { insets.bottom = max(insets.bottom, sheetMetrics.keyboard) }
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
    var aside = self
    aside.isAside = true
    let pass = stage.layOutAside(width: width, until: { !memory.isBarOutdated }) {
      memory.beginPass()
      return aside.screenBox(at: 0, in: stack, within: .none)
    }
    var heights = SheetHeights(
      answer: pass.size,
      ideal: pass.preferences[IdealHeightKey.self],
      minimum: pass.preferences[MinimumHeightKey.self],
      insets: sheetInsets,
      pixel: sheetMetrics.pixel
    )
    if let probe { heights.measure(probe.measuring) }
    memory.heights = heights
    return heights
  }
}

extension Stage {
  /// What the root screen of `surface` wants its background to be drawn with; `nil` for the default.
  func background(of surface: LiveSurface) -> Ink? {
    surface.rootScreen.flatMap(memories.knownMemory)?.sheetConfiguration?.background
  }

  /// The sheet configuration from the visible screens on `surface`.
  ///
  /// The innermost screen takes precedence, then those around it, then the root of its stack.
  func sheetConfiguration(of surface: LiveSurface) -> SheetConfiguration {
    guard surface.isSheet else { return SheetConfiguration() }
    let configurations = surface.content.stacksInSight.flatMap { stack in
      [stack.screens.first, stack.screens.last].compactMap { screen in
        screen.flatMap { memory(of: $0).sheetConfiguration }
      }
    }
    return configurations.reversed().reduce(into: SheetConfiguration()) { all, next in
      SheetConfigurationKey.reduce(value: &all) { next }
    }
  }
}
