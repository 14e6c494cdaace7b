import FlowEngine

/// Leaves a screen after popping the screens above it; does nothing once it has gone.
///
/// SwiftUI's `dismiss`, which belongs to one screen, does the same, while a back action pops whatever is on top.
@MainActor
struct ScreenDismissal {
  private weak let stage: Stage?
  private weak let memory: ScreenMemory?
  private let key: ScreenKey
  private let back: @MainActor @Sendable () -> Void

  /// - Parameters:
  ///   - screen: The screen.
  ///   - memory: Its state.
  ///   - stage: The stage that shows it.
  ///   - back: Goes back from the screen.
  init(
    of screen: LiveScreen,
    _ memory: ScreenMemory,
    on stage: Stage,
    by back: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.stage, self.memory, self.back) = (stage, memory, back)
    key = ScreenKey(screen)
  }

  func perform() {
    guard let stage, let memory, stage.memories.knownMemory(at: key) === memory else { return }
    popScreens(on: stage)
    if topScreen(on: stage) == nil { back() }
  }

  /// Pops the screens above it on its stack, as far as they may be left.
  private func popScreens(on stage: Stage) {
    while let (top, stack) = topScreen(on: stage),
      let pop = top.backAction(on: stack, stage.memories)
    {
      pop()
      guard let next = topScreen(on: stage) else { return }
      if ScreenKey(next.screen) == ScreenKey(top) { return }
    }
  }

  /// The top screen of its stack, if that is a different screen.
  private func topScreen(on stage: Stage) -> (screen: LiveScreen, stack: LiveStack)? {
    for surface in stage.shownSurfaces {
      for stack in surface.content.stacksInSight {
        guard let top = stack.screens.last, ScreenKey(top) != key,
          stack.screens.contains(where: { ScreenKey($0) == key })
        else { continue }
        return (top, stack)
      }
    }
    return nil
  }
}

extension SurfaceBuilder {
  /// Goes back from `screen`, and records it if the screen is not the front-most one.
  ///
  /// It is `nil` if and only if there is nothing to go back to.
  func backAction(
    from screen: LiveScreen,
    on stack: LiveStack
  ) -> (@MainActor @Sendable () -> Void)? {
    guard let action = screen.backAction(on: stack, stage.memories) else { return nil }
    let (key, route) = (ScreenKey(screen), screen.wrapper.route.identifier)
    return { [weak stage, weak owner = surface.owner] in
      let surfaces = stage?.shownSurfaces ?? []
      // A popover is in front of all of them.
      let place = surfaces.lastIndex { $0.owner === owner } ?? surfaces.count
      // An overlay leaves the rest of the surface below it within reach.
      let front = surfaces[min(place + 1, surfaces.count)...].last { !$0.isOverlay }
      action()
      guard let stage, let front else { return }
      stage.calls.coveredBackAction = CoveredBackAction(
        screen: key,
        route: route,
        front: front.route.identifier,
        revision: stage.coordinator.revision
      )
      stage.isStale = true
    }
  }
}

private struct CoordinatorKey: InheritedKey {
  static let defaultValue = WeakReference<AnyCoordinator>(nil)
}

extension InheritedValues {
  /// The coordinator of the screen, to be cast to its concrete type; `nil` outside a stage.
  ///
  /// Inside tabs it is the coordinator of the innermost screen.
  public var coordinator: AnyCoordinator? {
    get { self[CoordinatorKey.self].object }
    set { self[CoordinatorKey.self] = WeakReference(newValue) }
  }
}
