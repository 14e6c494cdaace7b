import FlowEngine

/// A way back that was taken on a screen which something else was in front of.
struct CoveredBackAction {
  let finding: Finding

  /// The revision of the hierarchy that it led to; later ones are no longer about it.
  let revision: Int
}

extension Stage {
  /// Goes back from `screen`, and remembers it if the screen is not the one in front.
  ///
  /// `nil` exactly where there is nothing to go back to.
  func backAction(
    from screen: LiveScreen,
    on stack: LiveStack,
    of surface: LiveSurface
  ) -> (@MainActor @Sendable () -> Void)? {
    guard let action = screen.backAction(on: stack) else { return nil }
    let route = screen.wrapper.route.identifier
    return { [weak self, weak owner = surface.owner] in
      let front = self?.shownSurfaces.last
      action()
      guard let self, let front, front.owner !== owner else { return }
      coveredBackAction = CoveredBackAction(
        finding: Finding(
          code: "back-action-of-covered-surface",
          place: route,
          found: "The back action of \(route) was performed while \(front.route.identifier) was in "
            + "front of it. A device animates what nobody sees, or drops it.",
          advice: "Dismiss \(front.route.identifier) first."
        ),
        revision: coordinator.revision
      )
      isStale = true
    }
  }
}
