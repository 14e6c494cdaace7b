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

/// Saves the state of a hierarchy.
///
/// Coordinators that are attached, not shown, and unchanged are left out: a child that is not pushed, a modal
/// that is not presented. An app may add and remove such coordinators without invalidating saved states.
@MainActor
private struct StateSaver {
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
      let shown = Set(
        (state.pushedChildren + state.presentations.filter { !$0.isDialog }.map(\.coordinator))
          .map(ObjectIdentifier.init)
      )
      for owned in owner.owned {
        guard let step = owned.ownerPath.lastStep else { continue }
        let isStructural = [.tab, .column, .flow].contains(step.role)
        nodes.append(
          Node(
            coordinator: owned,
            place: (next, step),
            isSaved: isStructural || shown.contains(ObjectIdentifier(owned))
              || owned.baseRouter.isTouched
          )
        )
      }
      next += 1
    }
    // Not a loop over the nodes, which would be over a copy, without the marks that it makes.
    for index in nodes.indices.reversed() where nodes[index].isSaved {
      if let owner = nodes[index].place?.owner { nodes[owner].isSaved = true }
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
        assert(
          indices[ObjectIdentifier(nodes[place.owner].coordinator)].map { $0 < entries.count }
            == true,
          "\(place.step) is saved before its owner."
        )
        return SavedCoordinator.Place(
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
  /// refused with ``SavedStateError/routeNotCodable(_:owner:)``.
  ///
  /// ```swift
  /// lines.navigate(toRoute: .line(2))
  /// let saved = try lines.savedState()
  /// let restarted = LineCoordinator()
  /// try restarted.restore(saved)
  /// #expect(restarted.visibleRoute as? LineRoute == .line(2))
  /// ```
  ///
  /// - Complexity: O(coordinators + screens).
  public func savedState() throws(FlowError) -> SavedState {
    let root = rootCoordinator
    try root.checkRouter()
    return try StateSaver.state(of: root)
  }
}
