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
