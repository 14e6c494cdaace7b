/// The events of which observers of a coordinator are notified.
public enum FlowEvent: Sendable, Equatable {
  /// A step was applied and changed something.
  case changed(Change)

  /// A call is done, and its plan lists its steps. Calls that observers made meanwhile run after this.
  case settled(NavigationPlan)
}

/// One applied step.
public struct Change: Hashable, Sendable {
  /// The coordinator whose state changed.
  public let owner: OwnerPath

  /// What changed.
  public let step: PlanStep
}
