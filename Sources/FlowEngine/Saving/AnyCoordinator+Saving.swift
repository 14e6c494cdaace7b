extension AnyCoordinator {
  /// The state of the whole hierarchy that this coordinator is part of.
  ///
  /// Routes are saved as what they encode to, so they must be `Codable`, or enums of strings;
  /// others are refused with ``SavedStateProblem/routeNotCodable(_:owner:)``.
  /// - Complexity: O(coordinators + screens).
  public func savedState() throws(FlowError) -> SavedState {
    let root = rootCoordinator
    try root.checkRouter()
    return try StateSaver.state(of: root)
  }

  /// Brings the whole hierarchy that this coordinator is part of to a saved state, in one step.
  ///
  /// Restoring checks everything before it changes anything. A coordinator that is missing, or data
  /// that no hierarchy can have written, is refused whole. A route that exists no more is left out
  /// with all above it, and so is a detour or a flow that nobody makes in
  /// ``coordinator(restoring:)``; what is left out is returned. Flows and detours that are there
  /// with the same name and root are kept, and screens that were pushed meanwhile go.
  ///
  /// Called from an observer, it waits until what is happening has settled, and returns nothing:
  /// ``PlanStep/restore(owner:leftOut:)``, which observers hear, has the notices then.
  @discardableResult
  public func restore(_ saved: SavedState) throws(FlowError) -> [RestorationNotice] {
    let top = rootCoordinator
    let heard = Heard()
    try top.run(Restoring(saved: saved, heard: heard))
    return heard.notices
  }
}

private struct Restoring: Call {
  let saved: SavedState
  let heard: Heard

  var name: String { "restore" }
  var reason: DismissalReason { .restoration }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let restoration = try Restoration(of: saved, in: site.start.coordinator)
    heard.notices = restoration.notices
    return restoration.isEmpty
      ? ExecutablePlan(at: site) : ExecutablePlan(at: site, .restore(restoration))
  }
}

/// Carries the notices out of a plan that is made at once.
@MainActor
private final class Heard {
  var notices: [RestorationNotice] = []
}
