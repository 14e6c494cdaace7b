/// Saves the state of a hierarchy.
///
/// Coordinators that are attached, not shown, and unchanged are left out: a child that is not pushed, a modal
/// that is not presented. An app may add and remove such coordinators without invalidating saved states.
@MainActor
struct StateSaver {
  private struct Node {
    let coordinator: AnyCoordinator

    /// The owner's node and the step from there; `nil` for the root.
    let place: (owner: Int, step: OwnerStep)?

    var isSaved: Bool
  }

  private var nodes: [Node] = []

  /// The state of `root` and all below it.
  static func state(of root: AnyCoordinator) throws(FlowError) -> SavedState {
    var saver = StateSaver()
    saver.collect(from: root)
    let presented = root.surfacesFromBelow
    var surfaces: [Int]?
    if presented.count > 1 {
      let indices = saver.indices
      surfaces = presented.compactMap { indices[ObjectIdentifier($0)] }
    }
    return SavedState(coordinators: try saver.entries(), surfaces: surfaces)
  }

  /// Lists all coordinators, owners first, and decides which are saved.
  private mutating func collect(from root: AnyCoordinator) {
    nodes = [Node(coordinator: root, place: nil, isSaved: true)]
    var next = 0
    while next < nodes.count {
      let owner = nodes[next].coordinator
      let state = owner.baseRouter.current
      let visitors = state.presentations.filter { $0.kind != .modal }.map { presentation in
        let visitor = presentation.coordinator
        let first = OwnerStep(role: .detour, name: visitor.ownerName)
        return OwnedStep(step: visitor.ownerPath.lastStep ?? first, coordinator: visitor)
      }
      let shown = Set(
        (state.pushedChildren + state.presentations.map(\.coordinator)).map(ObjectIdentifier.init)
      )
      for owned in owner.ownedSteps + visitors {
        let isStructural = [.tab, .column, .flow].contains(owned.step.role)
        nodes.append(
          Node(
            coordinator: owned.coordinator,
            place: (next, owned.step),
            isSaved: isStructural || shown.contains(ObjectIdentifier(owned.coordinator))
              || owned.coordinator.baseRouter.isTouched
          )
        )
      }
      next += 1
    }
    for node in nodes.reversed() where node.isSaved {
      if let owner = node.place?.owner { nodes[owner].isSaved = true }
    }
  }

  /// The indices of the entries of saved coordinators.
  private var indices: [ObjectIdentifier: Int] {
    var indices: [ObjectIdentifier: Int] = [:]
    for node in nodes where node.isSaved {
      indices[ObjectIdentifier(node.coordinator)] = indices.count
    }
    return indices
  }

  private func entries() throws(FlowError) -> [SavedCoordinator] {
    let indices = indices
    var entries: [SavedCoordinator] = []
    for node in nodes where node.isSaved {
      let place = node.place.map { place in
        SavedCoordinator.Place(
          owner: indices[ObjectIdentifier(nodes[place.owner].coordinator)] ?? 0,
          role: place.step.role,
          index: place.step.index
        )
      }
      entries.append(
        try SavedCoordinator(
          node.coordinator,
          name: node.place?.step.name ?? node.coordinator.ownerName,
          place: place,
          indices: indices
        )
      )
    }
    return entries
  }
}

extension AnyRouter {
  /// Whether its own screens differ from the router's initial state; tabs and presentations are saved anyway.
  fileprivate var isTouched: Bool {
    current.stack.count > 0 || !current.lastingRoot.isEqual(to: current.root)
      || !current.lastingRoot.isEqual(to: firstRoot) || current.split != SplitState()
  }
}

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
  /// the name of the one that was there, otherwise the app is asked for it, too.
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
