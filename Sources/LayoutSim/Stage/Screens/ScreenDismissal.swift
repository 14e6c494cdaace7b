import FlowEngine

extension Stage {
  /// Leaves `screen`, whose state is `memory`, after popping the screens above it; does nothing once it has gone.
  ///
  /// SwiftUI's `dismiss`, which belongs to one screen, does the same, while a back action pops whatever is on top.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - memory: Its state.
  ///   - back: Goes back from the screen; `nil` if there is nothing to go back to.
  /// - Returns: `nil` if and only if there is nothing to go back to.
  func dismissal(
    of screen: LiveScreen,
    _ memory: ScreenMemory,
    by back: (@MainActor @Sendable () -> Void)?
  ) -> (@MainActor @Sendable () -> Void)? {
    guard let back else { return nil }
    let key = ScreenKey(screen)
    return { [weak self, weak memory] in
      guard let self, let memory, memories.knownMemory(at: key) === memory else { return }
      popScreens(above: key)
      if topScreen(above: key) == nil { back() }
    }
  }

  /// Pops the screens above the one with that key on its stack, as far as they may be left.
  private func popScreens(above key: ScreenKey) {
    while let (top, stack) = topScreen(above: key), let pop = top.backAction(on: stack, memories) {
      pop()
      guard let next = topScreen(above: key) else { return }
      if ScreenKey(next.screen) == ScreenKey(top) { return }
    }
  }

  /// The top screen of the stack with that key, if it is a different screen.
  private func topScreen(above key: ScreenKey) -> (screen: LiveScreen, stack: LiveStack)? {
    for surface in shownSurfaces {
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

/// A back action that was performed on a screen with something in front of it.
struct CoveredBackAction {
  /// The screen, and the identifier of its route.
  let screen: ScreenKey
  let route: String

  /// The identifier of the route of the surface that was in front.
  let front: String

  /// The revision of the hierarchy to which it led; it does not concern later ones.
  let revision: Int
}

extension Stage {
  /// Goes back from `screen`, and records it if the screen is not the front-most one.
  ///
  /// It is `nil` if and only if there is nothing to go back to.
  func backAction(
    from screen: LiveScreen,
    on stack: LiveStack,
    of surface: LiveSurface
  ) -> (@MainActor @Sendable () -> Void)? {
    guard let action = screen.backAction(on: stack, memories) else { return nil }
    let (key, route) = (ScreenKey(screen), screen.wrapper.route.identifier)
    return { [weak self, weak owner = surface.owner] in
      let surfaces = self?.shownSurfaces ?? []
      // A popover is in front of all of them.
      let place = surfaces.lastIndex { $0.owner === owner } ?? surfaces.count
      // An overlay leaves the rest of the surface below it within reach.
      let front = surfaces[min(place + 1, surfaces.count)...].last { !$0.isOverlay }
      action()
      guard let self, let front else { return }
      coveredBackAction = CoveredBackAction(
        screen: key,
        route: route,
        front: front.route.identifier,
        revision: coordinator.revision
      )
      isStale = true
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
