import FlowEngine

/// A coordinator that writes down what comes into sight and goes out of it.
final class LifecycleStub: PlaceCoordinator, LifecycleObserving {
  /// Called with each phase; `nil` stands for the coordinator itself.
  var whenSeen: (((any Route)?, LifecyclePhase) -> Void)?

  func screen(_ route: any Route, _ phase: LifecyclePhase) {
    answering.journal?.lines.append("\(phase.rawValue) \(route.identifier)")
    whenSeen?(route, phase)
  }

  func coordinator(_ phase: LifecyclePhase) {
    answering.journal?.lines.append("\(phase.rawValue) \(ownerName)")
    whenSeen?(nil, phase)
  }
}
