import FlowEngine

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
  /// that elements are.
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
