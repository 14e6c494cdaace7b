/// The kinds of coordinators, which differ in what they show.
package enum CoordinatorKind {
  /// Shows its own stack, including pushed children.
  case stack

  /// Shows one of its children, the selected tab, instead of a stack.
  case tabs

  /// Shows a flow instead of a stack, once it has one.
  case flows

  /// Shows its children, the columns, side by side instead of a stack.
  case split
}

/// The coordinators that one coordinator owns permanently, and so retains.
///
/// Those that it only shows, such as a detour, are retained by its router.
package struct OwnedCoordinators {
  var children: [AnyCoordinator] = []
  var modals: [AnyCoordinator] = []

  /// Modals that are no longer registered but stay until they are dismissed.
  package var leavingModals: [AnyCoordinator] = []

  /// The flows shown here whose end some code awaits.
  var awaited: [AwaitedFlow] = []

  var isEmpty: Bool { children.isEmpty && modals.isEmpty && leavingModals.isEmpty }

  package var all: [AnyCoordinator] {
    // Adding nothing to a list costs far more than checking that there is nothing.
    var all = children
    if !modals.isEmpty { all += modals }
    if !leavingModals.isEmpty { all += leavingModals }
    return all
  }
}

extension [AnyCoordinator] {
  /// Removes `coordinator`.
  mutating func remove(_ coordinator: AnyCoordinator) {
    if let index = lastIndex(of: coordinator) { remove(at: index) }
  }
}

// Its place in the hierarchy.

extension AnyCoordinator {
  /// The coordinator at the top of the hierarchy; `self` if this one has no owner.
  public var rootCoordinator: AnyCoordinator { hierarchy.root ?? self }

  /// The context in which this coordinator's root screen is presented.
  public var presentationContext: CoordinatorPresentationContext {
    guard let parent else { return .root }
    return switch ownership {
    case .none, .flow: .root
    case .child: .pushed
    case .tab: .tab
    case .column: .column
    case .modal: parent.presents(self) ? .modal : .root
    case .detour: .detour
    case .screen: .modal
    case .subflow: parent.hasPushed(self) ? .pushed : .modal
    }
  }

  /// The errors that no handler handled, oldest first, which are kept at the root.
  ///
  /// A stage shows those that no successful call has followed.
  public var unhandledErrors: [FlowError] { hierarchy.errors.all }
}

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
