import FlowEngine

extension Stage {
  /// Settles the state that scrolling and the focus depend on, and then the state that depends on them.
  func settleInTurn() -> SettledStage {
    var settled = settleNow()
    if scrolling.keepOffsets(of: settled) { settled = settleAgain() }
    if memories.deselectUncoveredRows() { settled = settleAgain() }
    let endless = settleFocus(from: &settled)
    if focus.reveal(in: settled, by: scrolling) { settled = settleAgain(endingAfter: endless) }
    return settleRows(after: settled, endless)
  }

  /// Lets fields and searches follow the states of the focus, which observers of the focus may set, but not forever.
  ///
  /// - Returns: The changes that never end; `nil` if the focus has come to rest.
  private func settleFocus(from settled: inout SettledStage) -> [LayoutNote]? {
    var changes: [LayoutNote]?
    for round in 1...settlingLimit {
      let isLast = round == settlingLimit
      let former = isLast ? focus.name(in: settled) : ""
      // A search begins with the focus, so that comes first.
      let (hasFocusChanged, keyboard) = focus.follow(settled, under: traits)
      if let keyboard { traits.keyboard = keyboard }
      if !focus.updateSearches(of: memories.searching), !hasFocusChanged { break }
      // Changes in the last round may go on forever, and are reported.
      if isLast {
        let change = ValueChange(
          subject: .focus,
          screen: nil,
          former: former,
          present: focus.name(in: settled),
          cause: .observer("onChange")
        )
        changes = [.unsettled(change)]
      }
      settled = settleAgain(endingAfter: changes)
    }
    return changes
  }

  /// Lets observers react to the offsets of scroll areas, and to the rows that scrolling brings into sight.
  private func settleRows(after former: SettledStage, _ endless: [LayoutNote]?) -> SettledStage {
    var settled = former
    for round in 1...settlingLimit {
      // Changes in the last round may go on forever, and are reported.
      let isLast = round == settlingLimit
      if isLast { tree.trace.restart(because: .observer("scrollPosition")) }
      guard scrolling.follow(settled) || tree.showRows(in: settled, reflects: reflects) else {
        break
      }
      // The changes made by rows that came into sight or left it.
      if isLast, memories.presented.models.hasChanged {
        tree.trace.noteModel(changedBy: tree.trace.cause)
      }
      settled = settleAgain(endingAfter: isLast ? tree.trace.notes : endless)
    }
    return settled
  }

  /// Settles once more: for the last time after `changes`, which could go on forever, or as often as needed.
  private func settleAgain(endingAfter changes: [LayoutNote]? = nil) -> SettledStage {
    let settled = settleNow(endingAfter: changes)
    guard scrolling.keepOffsets(of: settled) else { return settled }
    // The rows of a bar return if content fits again.
    let next = settleNow(endingAfter: changes)
    _ = scrolling.keepOffsets(of: next)
    return next
  }
}

/// The input from which the window of a pass was built.
struct WindowSource {
  let hierarchy: HierarchySnapshot
  let builder: WindowBuilder

  /// The revision of the sheets and covers that elements present.
  let presentations: Int
}

/// The hierarchy and the settings at the start of a pass.
@MainActor
struct HierarchySnapshot {
  let revision: Int
  let traits: Traits
  let surfaces: [LiveSurface]

  /// The name of the front-most screen.
  let front: String

  init(_ stage: Stage) {
    revision = stage.coordinator.revision
    traits = stage.traits
    front = stage.coordinator.visibleRoute.identifier
    surfaces = stage.liveSurfaces
  }

  func isUpToDate(_ stage: Stage) -> Bool {
    stage.coordinator.revision == revision && stage.traits == traits
  }

  /// The change of the front-most screen since then.
  func change(since stage: Stage) -> [LayoutNote] {
    let present = stage.coordinator.visibleRoute.identifier
    guard present != front else { return [] }
    let change = ValueChange(
      subject: .front,
      screen: nil,
      former: front,
      present: present,
      cause: stage.calls.cause
    )
    return [.unsettled(change)]
  }
}

extension Stage {
  /// The values that everything on the stage inherits.
  var inherited: InheritedValues {
    rootValues.values {
      var inherited = InheritedValues()
      inherited.take(traits)
      inherited.tasks = taskStarter
      inherited.focusStates = focus.states
      inherited.scenePhase = scenePhase
      inherited.stageClock = clock
      let (size, safeArea) = (traits.window, traits.safeArea)
      inherited.containerBounds = ContainerBounds(
        window: Proposal(
          width: size.width - safeArea.horizontal,
          height: size.height - safeArea.vertical
        )
      )
      return inherited
    }
  }

  /// The surfaces of the hierarchy, and those that elements present, lowest first, with the stacks, tabs and columns
  /// of elements.
  var liveSurfaces: [LiveSurface] {
    memories.addingContainers(to: memories.addingPresented(to: coordinator.liveSurfaces()))
  }

  /// The surfaces that the platform can show: without overlays in tabs that are not selected and, on a platform without
  /// covers, without covers and their presentations.
  var shownSurfaces: [LiveSurface] { liveSurfaces.shown(under: traits, memories) }

  /// The name of the screen in front of everything that the platform shows.
  var frontScreen: String {
    (shownSurfaces.last?.content.front.route ?? coordinator.visibleRoute).identifier
  }
}

extension PassInput {
  /// The input of a pass over `root`, with everything that `stage` passes down.
  @MainActor
  init(_ root: Root, on stage: Stage, proposal: Proposal) {
    let pixel = stage.traits.device.pixel
    self.init(root, inherited: stage.inherited, proposal: proposal, pixel: pixel)
  }
}

/// The values that everything on a stage inherits, which are made again when one of them has changed.
@MainActor
final class RootValues {
  /// Sets the values that every screen inherits.
  private let change: @MainActor (inout InheritedValues) -> Void

  /// The values apart from what the app adds; `nil` if one has changed.
  private var known: InheritedValues?

  init(_ change: @escaping @MainActor (inout InheritedValues) -> Void) { self.change = change }

  /// Records that a value has changed.
  func outdate() { known = nil }

  /// The values with what the app adds; `make` returns those of the stage.
  func values(_ make: () -> InheritedValues) -> InheritedValues {
    var values = known ?? make()
    known = values
    change(&values)
    return values
  }
}
