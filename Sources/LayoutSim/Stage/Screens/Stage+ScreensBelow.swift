import FlowEngine

extension Stage {
  /// Lets screens that are covered follow what has changed since they were built: their titles, and what observes
  /// values on them.
  ///
  /// They are not laid out, and not looked at again before something changes that they have read. Those in tabs that are
  /// not selected follow when they are.
  ///
  /// - Returns: Whether there were any, so that the stage has to settle again.
  func followScreensBelow(_ builder: WindowBuilder) -> Bool {
    guard memories.hasChangeBelow || memories.hasLateScreens else { return false }
    var due: [(screen: ScreenMemory, look: () -> Void)] = []
    for index in builder.surfaces.indices {
      for case .stack(let stack) in builder.surfaces[index].contents {
        for (depth, screen) in stack.screens.enumerated() where screen.tabs == nil {
          guard let memory = memories.knownMemory(of: screen),
            memory.isLate || memory.hasChangeBelow
          else { continue }
          let builder = builder.builder(at: index)
          due.append((memory, { self.look(at: depth, in: stack, memory, builder) }))
        }
      }
    }
    memories.postponeChangesBelow()
    for (screen, look) in due {
      screen.isLate = false
      look()
    }
    return !due.isEmpty
  }

  private func look(
    at depth: Int,
    in stack: LiveStack,
    _ memory: ScreenMemory,
    _ builder: SurfaceBuilder
  ) {
    guard let reading = memory.reading else { return }
    var builder = builder
    builder.column = reading.column
    var inherited = reading.inherited
    // What a covered screen wants to present waits until it is back.
    inherited.presentationInbox = nil
    let readings = HeldReadings()
    readings.reading {
      tree.lookAt(
        builder.screenBox(at: depth, in: stack, within: reading.bars),
        inherited: inherited,
        pixel: traits.device.pixel
      )
    }
    memory.heights = nil
    memory.isBuilt = false
    memory.reading?.models = readings
  }
}
