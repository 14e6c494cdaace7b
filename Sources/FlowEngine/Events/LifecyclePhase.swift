/// A moment in the appearance or disappearance of a screen or a coordinator.
public enum LifecyclePhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is about to appear.
  case willAppear

  /// It has appeared.
  case didAppear

  /// It is about to disappear.
  case willDisappear

  /// It has disappeared.
  case didDisappear
}

/// A coordinator that is notified when it and its screens appear and disappear.
///
/// A screen is visible if it is the top one of its surface and no cover is above that; the screen below a
/// sheet stays visible, as on the platform. A coordinator is visible if one of its screens is, or if it is
/// the tab coordinator or the orchestrator around one.
///
/// The visible screens before and after a call are compared once the call has been applied, so a plan of ten
/// steps makes one disappear and one appear. Screens first appear when a stage is created; without a stage,
/// with the first call that navigates. Calls that are made here wait until the current call has settled.
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
