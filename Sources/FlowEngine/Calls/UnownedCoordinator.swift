/// A coordinator to which the planner refers without reference counting.
///
/// Reference counting costs more than planning: with it, a push and a pop take twice the instructions. No
/// coordinator can be released meanwhile. The code that runs the call retains the root, which retains every
/// coordinator below it; the call retains a coordinator that it will attach, with everything below it. Planning
/// runs no code of the app except its questions, and while they are asked, every call that would give a
/// coordinator an owner or remove one is refused, in the hierarchy of the call and in those that take part
/// (``Hierarchy/begin(_:)``). References that outlive planning are counted: those of steps, of plans that are
/// returned, and of calls that wait. Reading what is shown now (``PlanOverlay/none``) runs no code of the app,
/// and an owner is followed only while the root is retained, or after ``AnyCoordinator/parent`` has shown that
/// it exists.
@MainActor
struct UnownedCoordinator: Equatable {
  private nonisolated let reference: Unmanaged<AnyCoordinator>

  init(_ coordinator: AnyCoordinator) {
    reference = .passUnretained(coordinator)
  }

  /// The coordinator, retained by the caller.
  var coordinator: AnyCoordinator { reference.takeUnretainedValue() }

  nonisolated static func == (lhs: UnownedCoordinator, rhs: UnownedCoordinator) -> Bool {
    lhs.reference.toOpaque() == rhs.reference.toOpaque()
  }

  /// Reads a property of the coordinator, or asks it a question, without counting a reference.
  // A closure passed straight to the library would check its isolation on each call.
  @inline(__always)
  func with<Result>(_ body: (AnyCoordinator) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// Reads the state of the coordinator in place: a copy would cost more than the rest.
  @inline(__always)
  func readState<Value>(_ body: (UnsafePointer<CoordinatorState>) -> Value) -> Value {
    with { withUnsafePointer(to: &$0.baseRouter.current, body) }
  }
}

// MARK: - Its place in the hierarchy

extension UnownedCoordinator {
  /// The owner; `nil` for the root.
  var owner: UnownedCoordinator? { with { $0.owner } }

  var ownership: Ownership { with { $0.ownership } }
  var kind: CoordinatorKind { with { $0.kind } }
  var childCount: Int { with { $0.ownedCoordinators.children.count } }
  var modalCount: Int { with { $0.ownedCoordinators.modals.count } }

  func child(_ index: Int) -> UnownedCoordinator {
    with { UnownedCoordinator($0.ownedCoordinators.children[index]) }
  }

  func modal(_ index: Int) -> UnownedCoordinator {
    with { UnownedCoordinator($0.ownedCoordinators.modals[index]) }
  }

  /// The current flow of an orchestrator; `nil` for any other kind of coordinator.
  var flow: UnownedCoordinator? { readState { $0.pointee.flow.map(UnownedCoordinator.init) } }

  /// Whether it shows the content of another coordinator instead of its stack.
  var isContainer: Bool { with { $0.isContainer } }

  var ownerPath: OwnerPath { with { $0.ownerPath } }

  /// Whether it is `other` or is below it.
  func isSelfOrBelow(_ other: UnownedCoordinator) -> Bool {
    var current: UnownedCoordinator? = self
    while let here = current {
      if here == other { return true }
      current = here.owner
    }
    return false
  }
}

// MARK: - Its presentations and screens

extension UnownedCoordinator {
  var stackCount: Int { readState { $0.pointee.stack.count } }
  var selectedTab: Int { readState { $0.pointee.selectedTab } }
  var presentationCount: Int { readState { $0.pointee.presentations.count } }

  /// The coordinator that it presents at `index`, from the lowest.
  func presented(_ index: Int) -> UnownedCoordinator {
    PlanOverlay.none.presented(by: self, at: index)
  }

  /// Whether it presents or pushes anything beyond its own stack.
  var showsMoreThanStack: Bool { readState { $0.pointee.showsMoreThanStack } }

  func hasPushed(_ child: UnownedCoordinator) -> Bool {
    PlanOverlay.none.index(of: child, pushedOn: self) != nil
  }

  func presents(_ other: UnownedCoordinator) -> Bool {
    PlanOverlay.none.index(of: other, presentedBy: self) != nil
  }

  /// Whether its owner shows it: true for a pushed child, a presented modal, and all other kinds.
  ///
  /// Tabs and columns count as shown, selected or not.
  var isShownByOwner: Bool {
    switch ownership {
    case .child: owner?.hasPushed(self) ?? false
    case .modal: owner?.presents(self) ?? false
    case .none, .tab, .column, .flow, .detour, .screen, .subflow: true
    }
  }

  /// Whether its screens are on the stack of its owner, or take its place.
  var isOnStackOfOwner: Bool {
    switch ownership {
    case .child, .subflow: owner?.hasPushed(self) ?? false
    case .flow: true
    case .none, .tab, .column, .modal, .detour, .screen: false
    }
  }

  /// Whether it owns or shows coordinators to which a route could lead.
  var hasNeighbours: Bool { childCount > 0 || modalCount > 0 || presentationCount > 0 }

  /// The registered modal whose root is `route`, or else the first whose root has its identifier, or else
  /// the first whose root is of its kind.
  ///
  /// The root is the one with which the modal was registered, whatever it was last shown for.
  func registeredModal(for route: any Route) -> UnownedCoordinator? {
    for index in 0..<modalCount where modal(index).lastingRoot.isEqual(to: route) {
      return modal(index)
    }
    let identifier = route.identifier
    for index in 0..<modalCount where modal(index).lastingRoot.identifier == identifier {
      return modal(index)
    }
    let kind = route.kind
    for index in 0..<modalCount where modal(index).lastingRoot.kind == kind { return modal(index) }
    return nil
  }

  /// The root with which it was registered, or created.
  var lastingRoot: any Route { readState { $0.pointee.lastingRoot } }

  /// The modal that it presents for `route`, and that is still at it; the top-most if there are several.
  @inline(__always)
  func topModal(showing route: any Route) -> UnownedCoordinator? {
    // Most coordinators present nothing.
    presentationCount > 0 ? presentedModal(showing: route) : nil
  }

  @inline(never)
  private func presentedModal(showing route: any Route) -> UnownedCoordinator? {
    guard let modal = topModal(presentedFor: route) else { return nil }
    // It may have started again at another root.
    return modal.with { $0.rootRoute.isEqual(to: route) } ? modal : nil
  }

  private func topModal(presentedFor route: any Route) -> UnownedCoordinator? {
    readState { state in
      for index in state.pointee.presentations.indices.reversed()
      where state.pointee.presentations[index].kind == .modal {
        let presentation = state.pointee.presentations[index]
        return presentation.route.isEqual(to: route)
          ? UnownedCoordinator(presentation.coordinator) : nil
      }
      return nil
    }
  }
}

// MARK: - Marks of the planner

extension UnownedCoordinator {
  /// The last planning walk that reached it; see ``Planner``.
  var visit: UInt {
    get { with { $0.visit } }
    nonmutating set { with { $0.visit = newValue } }
  }

  /// The position of this coordinator's future state in the plan that is being built.
  var overlayIndex: OverlayIndex {
    get { with { $0.overlayIndex } }
    nonmutating set { with { $0.overlayIndex = newValue } }
  }
}
