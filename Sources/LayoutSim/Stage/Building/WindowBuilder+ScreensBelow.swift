import FlowEngine

extension WindowBuilder {
  /// Updates covered screens for the changes since they were built: their titles, and the observers of values on them.
  ///
  /// They are not laid out, and are examined again only when a value that they have read changes. Those in tabs that
  /// are not selected follow once their tab is selected.
  ///
  /// - Returns: Whether this has changed anything that screens in sight may show, so that the stage has to settle
  ///   again.
  func followScreensBelow() -> Bool {
    let memories = stage.memories
    guard memories.hasChangeBelow || memories.hasLateScreens else { return false }
    var due: [(screen: ScreenMemory, look: () -> Void)] = []
    for builder in builders + popoverBuilders {
      for case .stack(let stack) in builder.surface.contents {
        for (depth, screen) in stack.screens.enumerated() where screen.tabs == nil {
          guard let memory = memories.knownMemory(of: screen),
            memory.isLate || memory.hasChangeBelow
          else { continue }
          due.append((memory, { self.look(at: depth, in: stack, memory, by: builder) }))
        }
      }
    }
    memories.postponeChangesBelow()
    let before = revisions
    let errorCount = stage.screens.errors.count
    var hasChanged = false
    for (screen, look) in due {
      screen.isLate = false
      let former = CoveredScreenOutput(screen)
      look()
      var present = CoveredScreenOutput(screen)
      if stage.tree.evaluatesAll {
        // Every pass declares the destinations again. One more is needed, in which the screens above show them.
        if screen.refresh == stage.tree.settling { present.declarations = former.declarations }
        screen.refresh = stage.tree.settling
      }
      if former != present { hasChanged = true }
    }
    return hasChanged || errorCount != stage.screens.errors.count
      || memories.presented.models.hasChanged || memories.hasChangeBelow || before != revisions
  }

  /// The numbers of changes of the hierarchy, of local state and of what elements present.
  private var revisions: [Int] {
    let memories = stage.memories
    return [stage.coordinator.revision, memories.stateRevision, memories.presented.revision]
  }

  /// The builders of popovers, whose stacks have covered screens, too.
  private var popoverBuilders: [SurfaceBuilder] {
    stage.memories.popovers.map { popover in
      var builder = SurfaceBuilder(
        stage: stage,
        surface: popover,
        isHidden: false,
        hasKeyboard: false
      )
      builder.isInPopover = !popover.isSheet
      return builder
    }
  }

  private func look(
    at depth: Int,
    in stack: LiveStack,
    _ memory: ScreenMemory,
    by surfaceBuilder: SurfaceBuilder
  ) {
    guard let reading = memory.reading else { return }
    var builder = surfaceBuilder
    builder.column = reading.column
    var inherited = reading.inherited
    // The traits may have changed since the screen was built.
    inherited.take(stage.inherited)
    // That of a popover is another one than that of the window.
    if builder.isInPopover {
      inherited.horizontalSizeClass = reading.inherited.horizontalSizeClass
    }
    inherited.containerBounds = reading.inherited.containerBounds
    let inbox = PresentationInbox()
    inherited.presentationInbox = inbox
    inherited.focusStates = nil
    let readings = Readings()
    let screen = readings.reading { builder.screenBox(at: depth, in: stack, within: reading.bars) }
    stage.tree.resolveWithoutLayout(
      screen,
      inherited: inherited,
      pixel: stage.traits.device.pixel,
      watching: readings
    )
    stage.memories.knownMemory(of: builder.surface)?.presenter
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

  /// The number of times that the destinations for screens above it were declared again.
  var declarations: Int

  init(_ memory: ScreenMemory) {
    bars = memory.barConfiguration?.withoutLink
    sheet = memory.sheetConfiguration
    isMeasured = memory.heights != nil
    declarations = memory.destinations.runs
  }
}

/// The builders of surfaces that stay active although a cover hides them, because their elements present something.
///
/// As on the platform, a presenter is notified of changes, may present something else, and removes its presentations
/// when it leaves. Surfaces that only a coordinator's cover hides are not built.
@MainActor
struct BackstageBuilders {
  private var builders: [Int: SurfaceBuilder] = [:]

  /// The slots of sheets among them, by the positions of their surfaces.
  private(set) var slots: [Int: SheetSlot] = [:]

  /// - Parameters:
  ///   - plan: Determines which of `surfaces` are over others.
  ///   - surfaces: All surfaces, lowest first.
  ///   - cover: The position of the highest cover, which hides those before it.
  ///   - stage: The stage that shows them.
  init(_ plan: SurfacePlan, of surfaces: [LiveSurface], behind cover: Int, on stage: Stage) {
    let presenting = (0..<cover).filter {
      stage.memories.knownMemory(of: surfaces[$0])?.presenter.surface != nil
    }
    guard !presenting.isEmpty else { return }
    let all = plan.builders(of: surfaces, on: stage, isBehindPopover: true) { _ in false }
    for index in Set(presenting.map { plan.hosts[$0] }) {
      builders[index] = all[index]
      slots[index] = all[index].sheetSlot()
    }
  }

  /// The content of the surface at `index` with its place; `nil` if it is not active.
  subscript(index: Int) -> BackstageContent? {
    guard let builder = builders[index] else { return nil }
    return BackstageContent(
      content: builder.layeredContent(),
      place: slots[index].map(SurfacePlace.sheet) ?? .window
    )
  }
}

/// The active content of a surface, and its place if it were shown.
struct BackstageContent {
  let content: AnyElement
  let place: SurfacePlace
}

extension SurfaceBuilder {
  /// Lays out an element outside the window, at the width of the surface and no height, until its state has settled.
  ///
  /// Nothing in it appears as a result.
  ///
  /// - Parameters:
  ///   - isUpToDate: Whether the element reflects the values that it passed up; it is rebuilt until it does.
  ///   - element: Builds the element for one pass.
  /// - Returns: The last pass, without boxes.
  func layOutAside<Content: Element>(
    until isUpToDate: () -> Bool = { true },
    element: () -> Content
  ) -> Pass {
    ElementTree(measurer: stage.measurer, isShown: false)
      .settle(showsNodes: false, isUpToDate: isUpToDate) {
        PassInput(element(), on: stage, proposal: Proposal(width: width, height: nil))
      }
  }
}
