import FlowEngine

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
      let place = surfaces.lastIndex { $0.owner === owner } ?? 0
      // An overlay leaves the rest of what it is over in reach.
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
