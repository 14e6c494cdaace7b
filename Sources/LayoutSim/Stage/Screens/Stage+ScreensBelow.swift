import FlowEngine

extension Stage {
  /// Lets screens that are covered follow the changes since they were built: their titles, and the observers of values
  /// on them.
  ///
  /// They are not laid out, and not examined again before a value that they have read changes. Those in tabs that are
  /// not selected follow once their tab is selected.
  ///
  /// - Returns: Whether this has changed anything that screens in sight may show, so that the stage has to settle
  ///   again.
  func followScreensBelow(_ builder: WindowBuilder) -> Bool {
    guard memories.hasChangeBelow || memories.hasLateScreens else { return false }
    var due: [(screen: ScreenMemory, look: () -> Void)] = []
    for index in builder.surfaces.indices {
      for case .stack(let stack) in builder.surfaces[index].contents {
        for (depth, screen) in stack.screens.enumerated() where screen.tabs == nil {
          guard let memory = memories.knownMemory(of: screen),
            memory.isLate || memory.hasChangeBelow
          else { continue }
          let surface = builder.surfaces[index]
          let builder = builder.builders[index]
          due.append(
            (memory, { self.look(at: depth, in: stack, memory, of: surface, builder) })
          )
        }
      }
    }
    memories.postponeChangesBelow()
    let before = (coordinator.revision, memories.stateRevision, memories.presented.revision)
    let errorCount = buildErrors.count
    var hasChanged = false
    for (screen, look) in due {
      screen.isLate = false
      let former = CoveredScreenOutput(screen)
      look()
      var present = CoveredScreenOutput(screen)
      if tree.evaluatesAll {
        // Every pass declares the destinations anew. One more is needed, in which those above show what is declared now.
        if screen.refresh == tree.settling { present.declarations = former.declarations }
        screen.refresh = tree.settling
      }
      if former != present { hasChanged = true }
    }
    return hasChanged || errorCount != buildErrors.count || models.hasChanged
      || memories.hasChangeBelow
      || before != (coordinator.revision, memories.stateRevision, memories.presented.revision)
  }

  private func look(
    at depth: Int,
    in stack: LiveStack,
    _ memory: ScreenMemory,
    of surface: LiveSurface,
    _ builder: SurfaceBuilder
  ) {
    guard let reading = memory.reading else { return }
    var builder = builder
    builder.column = reading.column
    var inherited = reading.inherited
    // The traits may have changed since the screen was built.
    inherited.take(self.inherited)
    inherited.containerBounds = reading.inherited.containerBounds
    let inbox = PresentationInbox()
    inherited.presentationInbox = inbox
    inherited.focusStates = nil
    let readings = Readings()
    let screen = readings.reading { builder.screenBox(at: depth, in: stack, within: reading.bars) }
    tree.resolveWithoutLayout(
      screen,
      inherited: inherited,
      pixel: traits.device.pixel,
      watching: readings
    )
    memories.knownMemory(of: surface)?.presenter
      .follow(inbox.requests, below: memory.number)
    memory.heights = nil
    memory.isBuilt = false
    memory.reading?.models = readings
  }
}

/// The values that a covered screen passes to those above it, and to the sheet of which it is the root.
@MainActor
private struct CoveredScreenOutput: @MainActor Equatable {
  private let bars: BarConfiguration?
  private let sheet: SheetConfiguration?
  private let isMeasured: Bool

  /// The number of times that the destinations for screens above it were declared anew.
  var declarations: Int

  init(_ memory: ScreenMemory) {
    bars = memory.barConfiguration?.withoutLink
    sheet = memory.sheetConfiguration
    isMeasured = memory.heights != nil
    declarations = memory.destinations.runs
  }
}
