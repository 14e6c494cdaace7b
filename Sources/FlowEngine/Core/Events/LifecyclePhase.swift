/// A moment at which a screen, or a coordinator, comes into sight or goes out of it.
public enum LifecyclePhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is about to be seen.
  case willAppear

  /// It is seen.
  case didAppear

  /// It is about to go out of sight.
  case willDisappear

  /// It is no longer seen.
  case didDisappear
}

/// A coordinator that is notified when it, and its screens, come into sight and go out of it.
///
/// A screen is in sight if it is the top one of its surface and no cover lies over that; a sheet
/// leaves the screen below it in sight, as on the platform. A coordinator is in sight if one of its
/// screens is, or if it is the tab coordinator or the orchestrator around one.
///
/// What was seen before a call and what is seen after it are compared when the call has been applied,
/// so that a plan of ten steps makes one disappear and one appear. A stage begins to look when it is
/// made; without a stage the first call does that goes anywhere. Calls that are made here wait until
/// all has settled.
@MainActor
public protocol LifecycleObserving: AnyCoordinator {
  /// Called for each of the coordinator's own screens.
  func screen(_ route: any Route, _ phase: LifecyclePhase)

  /// Called for the coordinator itself.
  func coordinator(_ phase: LifecyclePhase)
}

extension LifecycleObserving {
  /// Does nothing.
  public func screen(_ route: any Route, _ phase: LifecyclePhase) {}

  /// Does nothing.
  public func coordinator(_ phase: LifecyclePhase) {}
}
