import FlowEngineCore

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
  /// that no hierarchy can have written, is refused whole. A route that no longer exists is left out
  /// with all above it, and so is a detour or a flow that the app does not make in
  /// ``coordinator(restoring:)``; what is left out is returned. Flows and detours that are there
  /// with the same name and root are kept, and screens that were pushed meanwhile go.
  ///
  /// Called from an observer, it waits until what is happening has settled, and returns nothing:
  /// ``PlanStep/restore(owner:leftOut:)``, of which observers are notified, has the notices then.
  @discardableResult
  public func restore(_ saved: SavedState) throws(FlowError) -> [RestorationNotice] {
    try restore { root throws(FlowError) in
      try saved.check()
      var resolver = OwnerResolver(saved.coordinators)
      try resolver.resolve(in: root)
      var reader = StateReader(resolver)
      reader.read()
      return Restoration(of: root, to: reader.statesBySerial, leavingOut: reader.notices)
    }
  }
}
