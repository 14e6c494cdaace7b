/// A coordinator that is kept alive elsewhere for as long as a call is planned and applied.
///
/// Counting references to coordinators costs more than planning does. The root is kept by what runs the
/// call and keeps everybody below it, who comes is kept by the call itself, nobody that a call speaks of
/// gets or loses an owner but by its own steps (``Hierarchy/begin(_:)``), and what a step takes out is
/// named by no later step.
@MainActor
struct UnownedCoordinator: Equatable {
  private nonisolated let reference: Unmanaged<AnyCoordinator>

  init(_ coordinator: AnyCoordinator) {
    reference = .passUnretained(coordinator)
  }

  /// The coordinator, kept by the caller.
  var coordinator: AnyCoordinator { reference.takeUnretainedValue() }

  nonisolated static func == (lhs: UnownedCoordinator, rhs: UnownedCoordinator) -> Bool {
    lhs.reference.toOpaque() == rhs.reference.toOpaque()
  }

  /// Reads something of the coordinator without counting a reference.
  // A closure that is handed straight to the library would check on each call where it runs.
  @inline(__always)
  private func with<Result>(_ body: (AnyCoordinator) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}

// MARK: - Its place in the hierarchy

extension UnownedCoordinator {
  /// Who owns it; `nil` for the root.
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

  /// The flow that an orchestrator shows; `nil` for every other kind of coordinator.
  var flow: UnownedCoordinator? { with { $0.ownedCoordinators.flow.map(UnownedCoordinator.init) } }

  /// Whether it shows a content of its own choosing instead of its stack.
  var isContainer: Bool { with { $0.isContainer } }

  /// The coordinator that a container shows in place of its own stack.
  var content: UnownedCoordinator? { kind == .tabs ? tab(selectedTab) : flow }

  /// The tab at `index`, or `nil` if there is none.
  func tab(_ index: Int) -> UnownedCoordinator? {
    index >= 0 && index < childCount ? child(index) : nil
  }

  /// Whether it owns or shows anybody whom a route could lead to.
  var leadsOn: Bool { childCount > 0 || modalCount > 0 || presentationCount > 0 }

  /// Whether it is `other` or one below it.
  func isSelfOrBelow(_ other: UnownedCoordinator) -> Bool {
    var current: UnownedCoordinator? = self
    while let here = current {
      if here == other { return true }
      current = here.owner
    }
    return false
  }

  var ownerPath: OwnerPath { with { $0.ownerPath } }
}

// MARK: - What it shows

extension UnownedCoordinator {
  /// Does something to its router without counting references.
  @inline(__always)
  func withRouter(_ body: (AnyRouter) -> Void) {
    with { body($0.baseRouter) }
  }

  var rootRoute: any Route { with { $0.baseRouter.rootRoute } }
  var lastingRoot: any Route { with { $0.baseRouter.lastingRoot } }
  var stackCount: Int { with { $0.baseRouter.stackCount } }
  var selectedTab: Int { with { $0.baseRouter.selectedTab } }
  var pushedCount: Int { with { $0.baseRouter.pushedChildren.count } }
  var presentationCount: Int { with { $0.baseRouter.presentations.count } }

  /// Whether it shows anything that lies over its stack.
  var showsMoreThanStack: Bool { pushedCount > 0 || presentationCount > 0 }

  func pushed(_ index: Int) -> UnownedCoordinator {
    with { UnownedCoordinator($0.baseRouter.pushedChildren[index]) }
  }

  func presentation(_ index: Int) -> UnownedPresentation {
    with {
      UnownedPresentation(
        coordinator: UnownedCoordinator($0.baseRouter.presentations[index].coordinator),
        kind: $0.baseRouter.presentations[index].kind
      )
    }
  }

  /// Whether the presentation at `index` was asked for by `route`.
  func shows(_ route: any Route, at index: Int) -> Bool {
    with { $0.baseRouter.presentations[index].route.isEqual(to: route) }
  }

  func hasPushed(_ child: UnownedCoordinator) -> Bool {
    for index in 0..<pushedCount where pushed(index) == child { return true }
    return false
  }

  func presents(_ other: UnownedCoordinator) -> Bool {
    for index in 0..<presentationCount where presentation(index).coordinator == other {
      return true
    }
    return false
  }

  /// Whether routes of the type that `type` identifies may be its own; `false` is certain.
  func mayOwn(_ type: ObjectIdentifier) -> Bool { with { $0.baseRouter.mayOwn(type) } }

  func accepts(_ route: any Route) -> Bool { with { $0.baseRouter.accepts(route) } }
  func accepts(_ route: any Route, of type: ObjectIdentifier) -> Bool {
    with { $0.baseRouter.accepts(route, of: type) }
  }
  func locate(_ route: any Route) -> StackPosition? { with { $0.baseRouter.locate(route) } }

  /// Whether `route` is its root.
  func isRoot(_ route: any Route) -> Bool { with { $0.baseRouter.isRoot(route) } }

  /// Whether `route` is the root that dismissing it returns to.
  func isLastingRoot(_ route: any Route) -> Bool { with { $0.baseRouter.isLastingRoot(route) } }
}

/// A presentation, with the coordinator that it shows.
struct UnownedPresentation {
  let coordinator: UnownedCoordinator
  let kind: Presentation.Kind
}

// MARK: - Questions that apps answer

extension UnownedCoordinator {
  func canHandle(_ route: any Route) -> Bool { with { $0.canHandle(route) } }

  func navigationType(for route: any Route) -> NavigationType {
    with { $0.navigationType(for: route) }
  }

  func navigationPath(for route: any Route) -> [any Route]? {
    with { $0.navigationPath(for: route) }
  }

  func detents(for route: any Route) -> ModalDetentConfiguration {
    with { $0.modalDetentConfiguration(for: route) }
  }

  func takesRoot(_ route: any Route) -> Bool { with { $0.takesRoot(route) } }

  func flowChangeAnswer(to route: any Route) -> FlowChangeAnswer {
    with { $0.flowChangeAnswer(to: route) }
  }

  func navigationVerdict(on route: any Route) -> NavigationVerdict {
    with { $0.navigationVerdict(on: route) }
  }

  func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict {
    with { $0.dismissalVerdict(for: reason) }
  }
}

// MARK: - Marks of the planner

extension UnownedCoordinator {
  /// The planning walk that met it last; see ``Planner``.
  var visit: UInt {
    get { with { $0.visit } }
    nonmutating set { with { $0.visit = newValue } }
  }

  /// Where the plan that is being written keeps its state to come.
  var draft: DraftMark {
    get { with { $0.draft } }
    nonmutating set { with { $0.draft = newValue } }
  }
}
