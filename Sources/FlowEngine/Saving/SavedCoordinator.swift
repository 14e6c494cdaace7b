import FlowEngineCore

/// One coordinator of a saved state.
struct SavedCoordinator: Hashable, Sendable, Codable {
  /// Where a coordinator is in its hierarchy: whose it is, and what it is to its owner.
  struct Place: Hashable, Sendable, Codable {
    /// The index of the owner, which comes before all that it owns.
    var owner: Int

    var role: OwnerStep.Role

    /// The index of ``OwnerStep``.
    var index: Int
  }

  var name: String

  /// `nil` for the root of the hierarchy.
  var place: Place?

  /// The route at the bottom.
  var root: SavedRoute

  /// The root that an orchestrator returns to when it is dismissed, if that is another one.
  var lastingRoot: SavedRoute?

  var stack: [SavedRoute]
  var selectedTab: Int

  /// The indices of the children on top of the stack, lowest first.
  var pushed: [Int]

  var presentations: [SavedPresentation]
}

extension SavedCoordinator {
  /// The entry of `coordinator`; `indices` are those of the entries of the coordinators that it shows.
  @MainActor
  init(
    _ coordinator: AnyCoordinator,
    name: String,
    place: Place?,
    indices: [ObjectIdentifier: Int]
  ) throws(FlowError) {
    let state = coordinator.baseRouter.current
    self.name = name
    self.place = place
    selectedTab = state.selectedTab
    pushed = state.pushedChildren.compactMap { indices[ObjectIdentifier($0)] }
    stack = []
    for route in state.stack.routes { stack.append(try SavedRoute(route, of: coordinator)) }
    presentations = []
    for presentation in state.presentations {
      presentations.append(
        SavedPresentation(
          kind: presentation.kind,
          coordinator: indices[ObjectIdentifier(presentation.coordinator)] ?? 0,
          route: try SavedRoute(presentation.route, of: coordinator),
          detents: presentation.detents
        )
      )
    }
    if coordinator.kind == .flows, !state.lastingRoot.isEqual(to: state.root) {
      lastingRoot = try SavedRoute(state.lastingRoot, of: coordinator)
    }
    root = try SavedRoute(state.root, of: coordinator)
  }

  /// The step from the owner; `nil` for the root of the hierarchy.
  var step: OwnerStep? {
    place.map { OwnerStep(role: $0.role, name: name, index: $0.index) }
  }
}

/// Something that a saved coordinator shows above its content.
struct SavedPresentation: Hashable, Sendable, Codable {
  var kind: Presentation.Kind

  /// The index of the coordinator that is shown.
  var coordinator: Int

  var route: SavedRoute

  /// `nil` for a detour.
  var detents: ModalDetentConfiguration?
}
