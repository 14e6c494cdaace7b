/// Writes the state of a hierarchy down.
///
/// Left out is what is attached, not shown, and as it was made: a child that is not pushed, a modal
/// that is not presented. An app may add and remove such coordinators without losing saved states.
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
    return SavedState(coordinators: try saver.entries())
  }

  /// Lists all coordinators, owners first, and decides which are saved.
  private mutating func collect(from root: AnyCoordinator) {
    nodes = [Node(coordinator: root, place: nil, isSaved: true)]
    var next = 0
    while next < nodes.count {
      let owner = nodes[next].coordinator
      let state = owner.baseRouter.current
      let detours = state.presentations.filter { $0.kind == .detour }.map {
        OwnedStep(
          step: OwnerStep(role: .detour, name: $0.coordinator.ownerName),
          coordinator: $0.coordinator
        )
      }
      let shown = Set(
        (state.pushedChildren + state.presentations.map(\.coordinator)).map(ObjectIdentifier.init)
      )
      for owned in owner.ownedSteps + detours {
        let isStructural = owned.step.role == .tab || owned.step.role == .flow
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

  private func entries() throws(FlowError) -> [SavedCoordinator] {
    var indices: [ObjectIdentifier: Int] = [:]
    var entries: [SavedCoordinator] = []
    for node in nodes where node.isSaved {
      indices[ObjectIdentifier(node.coordinator)] = indices.count
    }
    for node in nodes where node.isSaved {
      let place = node.place.map { place in
        SavedCoordinator.Place(
          owner: indices[ObjectIdentifier(nodes[place.owner].coordinator)] ?? 0,
          role: place.step.role,
          index: place.step.index
        )
      }
      entries.append(try entry(for: node, at: place, indices))
    }
    return entries
  }

  private func entry(
    for node: Node,
    at place: SavedCoordinator.Place?,
    _ indices: [ObjectIdentifier: Int]
  ) throws(FlowError) -> SavedCoordinator {
    let coordinator = node.coordinator
    let state = coordinator.baseRouter.current
    var stack: [SavedRoute] = []
    for route in state.stack.routes {
      stack.append(try SavedRoute(route, of: coordinator))
    }
    var presentations: [SavedPresentation] = []
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
    var lastingRoot: SavedRoute?
    if coordinator.kind == .flows, !state.lastingRoot.isEqual(to: state.root) {
      lastingRoot = try SavedRoute(state.lastingRoot, of: coordinator)
    }
    return SavedCoordinator(
      name: node.place?.step.name ?? coordinator.ownerName,
      place: place,
      root: try SavedRoute(state.root, of: coordinator),
      lastingRoot: lastingRoot,
      stack: stack,
      selectedTab: state.selectedTab,
      pushed: state.pushedChildren.compactMap { indices[ObjectIdentifier($0)] },
      presentations: presentations
    )
  }
}

extension AnyRouter {
  /// Whether its own screens differ from how the router was made; tabs and what is shown are saved anyway.
  fileprivate var isTouched: Bool {
    current.stack.count > 0 || !current.lastingRoot.isEqual(to: current.root)
  }
}
