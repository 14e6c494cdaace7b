/// One coordinator of a saved state.
struct SavedCoordinator: Hashable, Sendable, Codable {
  /// The place of a coordinator in its hierarchy: its owner, and the relation to it.
  struct Place: Hashable, Sendable, Codable {
    /// The index of the owner, which precedes everything that it owns.
    var owner: Int

    var role: OwnerStep.Role

    /// The index of the ``OwnerStep``.
    var index: Int
  }

  var name: String

  /// The place; `nil` for the root of the hierarchy.
  var place: Place?

  /// The root route.
  var root: SavedRoute

  /// The root to return to when it is dismissed, if it differs: from the root of an orchestrator, and from the one
  /// with which any other coordinator was created.
  var lastingRoot: SavedRoute?

  var stack: [SavedRoute]
  var selectedTab: Int

  /// The columns that were requested beside the detail; `nil` if they are automatic.
  var columnVisibility: ColumnVisibility?

  /// The column in front where there is room for one only; `nil` if it is the sidebar.
  var compactColumn: SplitColumn?

  /// The indices of the children on top of the stack, lowest first.
  var pushed: [Int]

  var presentations: [SavedPresentation]
}

extension SavedCoordinator {
  /// Creates the entry of `coordinator`; `indices` are those of the coordinators that it shows.
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
    if state.split.visibility != .automatic { columnVisibility = state.split.visibility }
    if state.split.compactColumn != .sidebar { compactColumn = state.split.compactColumn }
    pushed = state.pushedChildren.compactMap { indices[ObjectIdentifier($0)] }
    stack = []
    for route in state.stack.routes { stack.append(try SavedRoute(route, of: coordinator)) }
    presentations = []
    for presentation in state.presentations where !presentation.isDialog {
      presentations.append(
        SavedPresentation(
          kind: presentation.kind,
          coordinator: indices[ObjectIdentifier(presentation.coordinator)] ?? 0,
          route: try SavedRoute(presentation.route, of: coordinator),
          detents: presentation.detents,
          style: presentation.givenStyle
        )
      )
    }
    let usualRoot = coordinator.kind == .flows ? state.root : coordinator.baseRouter.firstRoot
    if !state.lastingRoot.isEqual(to: usualRoot) {
      lastingRoot = try SavedRoute(state.lastingRoot, of: coordinator)
    }
    root = try SavedRoute(state.root, of: coordinator)
  }

  /// The requests for the columns of a split in `style`, which may have had other columns then.
  func splitState(in style: SplitStyle) -> SplitState {
    var state = SplitState()
    state.visibility = columnVisibility ?? .automatic
    if let compactColumn, style.columns.contains(compactColumn) {
      state.compactColumn = compactColumn
    }
    return state
  }

  /// The step from the owner; `nil` for the root of the hierarchy.
  var step: OwnerStep? {
    place.map { OwnerStep(role: $0.role, name: name, index: $0.index) }
  }
}

/// A presentation of a saved coordinator.
struct SavedPresentation: Hashable, Sendable, Codable {
  var kind: Presentation.Kind

  /// The index of the presented coordinator.
  var coordinator: Int

  var route: SavedRoute

  /// The detents; `nil` for a cover.
  var detents: ModalDetentConfiguration?

  /// The style of a plain screen or a subflow; `nil` for a registered modal and a detour.
  var style: TransitionPresentationStyle?
}
