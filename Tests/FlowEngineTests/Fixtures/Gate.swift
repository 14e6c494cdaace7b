import FlowEngine

/// Whether the user is signed in, and what a coordinator answers to those who are not.
@MainActor
final class Gate {
  var isOpen = false

  /// Sends navigations to `places` to `first` until the gate is open.
  func redirects(_ places: Set<Place>, to first: Place)
    -> @MainActor (any Route)
    -> NavigationVerdict
  {
    { [self] route in
      guard let place = route as? Place, places.contains(place), !isOpen else { return .allow }
      return .redirect(to: first)
    }
  }

  /// Asks `question` before a surface goes, until the gate is open.
  func asks(_ question: Place) -> @MainActor (DismissalReason) -> DismissalVerdict {
    { [self] _ in isOpen ? .allow : .ask(question) }
  }
}
