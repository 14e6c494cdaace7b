extension AnyCoordinator {
  /// The state of the whole hierarchy that this coordinator is part of.
  ///
  /// Routes are saved in their encoded form, so they must be `Codable`, or enums of strings; others are
  /// refused with ``SavedStateProblem/routeNotCodable(_:owner:)``.
  ///
  /// - Complexity: O(coordinators + screens).
  public func savedState() throws(FlowError) -> SavedState {
    let root = rootCoordinator
    try root.checkRouter()
    return try StateSaver.state(of: root)
  }

  /// Restores the whole hierarchy that this coordinator is part of to a saved state, in one step.
  ///
  /// Everything is validated before anything changes. If a coordinator is missing, or no hierarchy can have
  /// written the data, the state is refused as a whole. A route that no longer exists is left out with
  /// everything above it, and so is a detour or a flow that the app does not create in
  /// ``coordinator(restoring:)``; what is left out is returned. Existing flows and detours with the same name
  /// and root are kept, and screens that were pushed meanwhile are removed. A state belongs to a place: a coordinator
  /// that is now where another one was has the state of that one, its root included, and one that was nowhere, such as
  /// a tab that was added since, stays and is as if never shown. Calls that callbacks make meanwhile wait, or are
  /// refused, so that they change nothing of this. A coordinator in a column is kept if it has
  /// the name of the one that was there, and else the app is asked for that one, too.
  ///
  /// Called from an observer, it waits until the current call has settled, and returns nothing; the notices
  /// are then in ``PlanStep/restore(owner:leftOut:)``, of which observers are notified.
  @discardableResult
  public func restore(_ saved: SavedState) throws(FlowError) -> [RestorationNotice] {
    try restore { root throws(FlowError) in
      try saved.check()
      var resolver = OwnerResolver(saved.coordinators)
      try resolver.resolve(in: root)
      var reader = StateReader(resolver)
      reader.read(inOrderOf: saved.surfaces ?? [])
      return Restoration(
        of: root,
        to: reader.statesBySerial,
        columns: resolver.columns,
        leavingOut: reader.notices
      )
    }
  }
}
