/// The properties of a coordinator that planning reads besides its state.
extension AnyCoordinator {
  /// This coordinator, its owner, the owner of that, and so on up to the root.
  var selfAndOwners: UnfoldFirstSequence<AnyCoordinator> { sequence(first: self) { $0.parent } }

  /// Whether it is `other` or is below it.
  func isSelfOrBelow(_ other: AnyCoordinator) -> Bool {
    selfAndOwners.contains { $0 === other }
  }

  /// Whether its owner shows it: true for a pushed child, a presented modal, and all other kinds.
  ///
  /// Tabs and columns count as shown, selected or not.
  var isShownByOwner: Bool {
    switch ownership {
    case .child: parent?.hasPushed(self) ?? false
    case .modal: parent?.presents(self) ?? false
    case .none, .tab, .column, .flow, .detour, .screen, .subflow: true
    }
  }

  /// Whether its screens are on the stack of its owner, or take its place.
  var isOnStackOfOwner: Bool {
    switch ownership {
    case .child, .subflow: parent?.hasPushed(self) ?? false
    case .flow: true
    case .none, .tab, .column, .modal, .detour, .screen: false
    }
  }

  /// Whether it owns or shows coordinators to which a route could lead.
  var hasNeighbours: Bool {
    !ownedCoordinators.children.isEmpty || !ownedCoordinators.modals.isEmpty
      || !baseRouter.current.presentations.isEmpty
  }

  /// The registered modal whose root is `route`, or else the first whose root has its identifier, or else
  /// the first whose root is of its kind.
  ///
  /// The root is the one with which the modal was registered, whatever it was last shown for.
  func registeredModal(for route: any Route) -> AnyCoordinator? {
    let modals = ownedCoordinators.modals
    return modals.first { $0.lastingRoot.isEqual(to: route) }
      ?? modals.first { $0.lastingRoot.identifier == route.identifier }
      ?? modals.first { $0.lastingRoot.kind == route.kind }
  }

  /// The root with which it was registered, or created.
  private var lastingRoot: any Route { baseRouter.current.lastingRoot }

  /// The modal that it presents for `route`, and that is still at it; the top-most if there are several.
  func topModal(showing route: any Route) -> AnyCoordinator? {
    // It may have started again at another root.
    guard let modal = baseRouter.current.presentations.last(where: { $0.kind == .modal }),
      modal.route.isEqual(to: route), modal.coordinator.rootRoute.isEqual(to: route)
    else { return nil }
    return modal.coordinator
  }
}
