/// A coordinator whose route type is not known, which hierarchies are made of.
///
/// Subclass ``Coordinator``, ``TabCoordinator`` or ``FlowOrchestrator``; the overridable questions are
/// declared here because the planner asks them about routes of any type.
@MainActor
open class AnyCoordinator {
  /// The coordinator that owns this one, as child, tab, flow, registered modal or detour.
  @exclusivity(unchecked) public internal(set) weak var parent: AnyCoordinator?

  /// The children in the order in which they were added; a tab coordinator's are its
  /// tabs, and those of a split coordinator its columns, from the leading edge.
  ///
  /// On a coordinator that shows a stack, flows that were brought along are among them as long as they are on screen,
  /// those that are presented last. What is presented over tabs, columns or the flow of an orchestrator is not.
  public var children: [AnyCoordinator] {
    guard kind == .stack, !baseRouter.current.presentations.isEmpty else {
      return ownedCoordinators.children
    }
    return ownedCoordinators.children
      + baseRouter.current.presentations.filter { $0.kind == .subflow }.map(\.coordinator)
  }

  /// The coordinators that present this one's modal routes, in the order of registration.
  public var modalCoordinators: [AnyCoordinator] { ownedCoordinators.modals }

  /// Handles errors of this coordinator and of all below it that have no handler of their own.
  public var flowErrorHandler: FlowErrorHandler?

  /// Identifies this coordinator, even after its memory has been reused.
  ///
  /// It is a key and nothing else: its value depends on what the process has created before.
  package let serial: Int

  private static var lastSerial = 0

  package let baseRouter: AnyRouter

  /// Its relation to its owner; `nil` without one.
  nonisolated(unsafe) var ownership: OwnerStep.Role?

  /// Whether the router belongs to this coordinator, and not to another one that shares it.
  nonisolated(unsafe) private(set) var holdsRouter = false

  /// The data that its owner stores about it as a tab; `nil` if there is none.
  var tabSlot: TabSlot?

  /// The column that this coordinator is in a split coordinator; `nil` if it is not a column.
  @exclusivity(unchecked) public internal(set) final var column: SplitColumn?

  /// The kind, which determines what it shows instead of a stack, if anything.
  @exclusivity(unchecked) package private(set) var kind = CoordinatorKind.stack

  /// Whether ``start()`` was called.
  private var isStarted = false

  /// Whether the default of ``canHandleFlowChange(to:)`` has run since this was last set to `false`.
  private var leavesFlowChangeOpen = false

  var observers: [ObservationToken] = []

  /// The coordinators that live as long as this one does.
  // Not isolated because a coordinator may be freed on any thread; nothing else refers to it then.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) var ownedCoordinators =
    OwnedCoordinators()

  /// The last planning walk that reached this coordinator; see ``Planner``.
  var visit: UInt = 0

  /// The position of this coordinator's future state in the plan that is being built.
  var overlayIndex = OverlayIndex()

  /// The path of this coordinator, until its place changes.
  var knownPath: OwnerPathNode?

  /// The last known hierarchy of this coordinator.
  nonisolated(unsafe) var knownHierarchy: Hierarchy?

  /// Whether it observes its lifecycle.
  private(set) var observesLifecycle = false

  private lazy var typeName = AnyCoordinator.name(of: Swift.type(of: self))

  // Usable from inline, because subclasses in other modules inherit no convenience initializer where their superclass
  // has a designated one that they cannot see.
  @usableFromInline
  init(baseRouter: AnyRouter) {
    self.baseRouter = baseRouter
    AnyCoordinator.lastSerial += 1
    serial = AnyCoordinator.lastSerial
    kind = Swift.type(of: self).kind
    observesLifecycle =
      Swift.type(of: self).mayObserveLifecycle && self is any LifecycleObserving
    takeRouter()
  }

  deinit {
    if ownership == .none { knownHierarchy?.isOver = true }
    if holdsRouter { baseRouter.holder = nil }
    if ownedCoordinators.isEmpty, !holdsRouter || !baseRouter.showsOthers { return }
    // One owner after the other: a long chain must not exhaust the thread's stack.
    var pending = takeOwned()
    while var next = pending.popLast() {
      if isKnownUniquelyReferenced(&next) {
        pending += next.takeOwned()
      } else if knownHierarchy?.hasAwaitedFlows == true {
        // Code that waits for a flow retains the coordinator that shows it.
        Task { @MainActor [next] in next.endWaitingBelow() }
      }
    }
  }

  /// Releases everything that this coordinator retains, when nothing refers to it any more.
  private nonisolated func takeOwned() -> [AnyCoordinator] {
    var owned = ownedCoordinators.all
    ownedCoordinators = OwnedCoordinators()
    // Coordinators that a shared router shows belong to the coordinator that owns the router.
    if holdsRouter { owned += baseRouter.takeShown() }
    return owned
  }

  // MARK: - Its router

  /// Makes the router this coordinator's, unless it belongs to another one.
  private func takeRouter() {
    guard baseRouter.holder == nil else { return }
    baseRouter.holder = self
    holdsRouter = true
  }

  /// Throws if the router belongs to another coordinator: each needs its own.
  package final func checkRouter() throws(FlowError) {
    if holdsRouter { return }
    takeRouter()
    if holdsRouter { return }
    guard let holder = baseRouter.holder else { return }
    throw .sharedRouter(coordinator: ownerName, holder: holder.ownerPath)
  }

  // MARK: - Questions that apps answer

  /// Whether this coordinator itself shows `route`.
  ///
  /// Asked at most once for each navigation, and only about routes of this coordinator's type. It
  /// answers for itself and never for its children. The default is `false`.
  open func canHandle(_ route: any Route) -> Bool { false }

  /// How this coordinator shows `route`.
  ///
  /// The default is a push, but ``NavigationType/styled`` for a route that declares another style.
  open func navigationType(for route: any Route) -> NavigationType {
    switch route.declaredPresentationStyle {
    case nil, .push?: .push
    case .sheet?, .fullScreenCover?, .detents?, .custom?: .styled
    }
  }

  /// The style in which this coordinator presents `route`, unless a call requests another.
  ///
  /// Asked about routes of type ``NavigationType/styled``, and by calls that present without a style. The
  /// default is the style that the route declares; `nil` leaves it to the call.
  open func presentationStyle(for route: any Route) -> TransitionPresentationStyle? {
    route.declaredPresentationStyle
  }

  /// The screens that must lie under `route` when it is reached from an empty stack.
  ///
  /// Asked for own routes and for routes of descendants. Entries are pushed or replaced in order;
  /// the root may be among them and is skipped; the destination, if it is an entry, must be the
  /// last, and is left to the descendant that shows it. The default is `nil`: no screens are needed.
  open func navigationPath(for route: any Route) -> [any Route]? { nil }

  /// Whether this coordinator starts at `route` when it is brought on screen to show it.
  ///
  /// Asked about a route that it claims and would push, when a navigation pushes it as a child, presents it as a
  /// detour, or presents it as a modal for one of its own routes. With `true` the route takes the place of the root
  /// until the coordinator has left the screen, and no path is asked for: nothing lies below. A coordinator in a column
  /// is always asked: with `true` the route takes the place of all that the column shows, as what is chosen in a
  /// sidebar does. The default is `false`: the route is pushed on the root.
  open func replacesRoot(for route: any Route) -> Bool { false }

  /// The heights of the sheet that shows the modal `route`.
  ///
  /// The default is the heights that the route declares, or else one large sheet.
  open func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    route.declaredPresentationStyle?.detents ?? ModalDetentConfiguration()
  }

  /// Whether ``handleFlowChange(to:)`` would accept `route`.
  ///
  /// Asked of the root while planning, so it must have no side effects. If an override returns `false`, that
  /// is final: ``handleFlowChange(to:)`` is not called. The default, and an override that returns the result
  /// of `super`, promises nothing and leaves the decision to that call.
  open func canHandleFlowChange(to route: any Route) -> Bool {
    leavesFlowChangeOpen = true
    return false
  }

  /// Changes to another flow for `route`, or returns `false` and changes nothing.
  ///
  /// Called on the root for a route that no coordinator of the hierarchy handles, if
  /// ``canHandleFlowChange(to:)`` returns `true` or is not overridden. The default is `false`.
  ///
  /// Once it has returned `true`, what the call has left, and is still there, is cleared as for any other answer. Calls
  /// that it makes besides a transition wait until then, and are dropped if it returns `false` or a surface refuses to go.
  open func handleFlowChange(to route: any Route) -> Bool { false }

  /// Whether a navigation that leads to this coordinator, or to one below it, may continue.
  ///
  /// Asked while planning, of every coordinator from the root down to the one that shows `route`, so it must
  /// have no side effects. The first that does not allow it decides. The default allows all.
  open func navigationVerdict(on route: any Route) -> NavigationVerdict { .allow }

  /// Whether the surface that shows this coordinator may be dismissed.
  ///
  /// Asked while planning, so it must have no side effects. The default allows it.
  open func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict { .allow }

  /// Called after the surface that showed this coordinator has been dismissed.
  ///
  /// Calls that are made here wait until the current call has settled. The default does nothing.
  open func wasDismissed(for reason: DismissalReason) {}

  /// Whether the plain screen that this coordinator presents for `route` may be dismissed.
  ///
  /// Asked while planning, so it must have no side effects. A question that is asked first comes over the
  /// screen; its own screen does not ask it again. The default allows it.
  open func dismissalVerdict(
    for reason: DismissalReason,
    of route: any Route
  ) -> DismissalVerdict { .allow }

  /// Called after the plain screen that this coordinator presented for `route` has been dismissed.
  ///
  /// Calls that are made here wait until the current call has settled. The default does nothing.
  open func wasDismissed(_ route: any Route, for reason: DismissalReason) {}

  /// Prepares the coordinator before it is shown for the first time.
  ///
  /// Called once, while no other coordinator owns it: before the call that brings it along or gives it as a tab is
  /// planned, and for a tab page or the root of a stage before it is shown. One that is added as a child or a modal is
  /// not started. It usually calls `startFlow`. The default does nothing.
  open func start() {}

  /// Creates the coordinator of a detour, a flow or a column that is being restored, or returns `nil`.
  ///
  /// Its owner is asked first, then the owners above, until one returns a coordinator, so an app may create
  /// all of them in its root. The coordinator must be new and have the name that it had. If all return `nil`,
  /// it is left out with everything above it. The default is `nil`.
  open func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? { nil }

  /// The text and the symbol of this coordinator's tab; `nil` if it is not a tab, or if its page has them.
  open var tabItem: (text: String, image: String)? { nil }

  /// The badge on this coordinator's tab, unless another one is set; `nil` if there is none.
  open var tabBadge: String? { nil }

  /// The coordinator's name in paths, plans and snapshots.
  ///
  /// The default is the type's name without a trailing `Coordinator`. It must not depend on the
  /// router's state, which itself names the coordinators that it holds.
  open var ownerName: String { typeName }

  private static func name(of type: AnyCoordinator.Type) -> String {
    let whole = _typeName(type, qualified: false)
    let suffix = "Coordinator"
    guard whole.hasSuffix(suffix), whole.count > suffix.count else { return whole }
    return String(whole.dropLast(suffix.count))
  }

  /// The app's answer to a change of flow for `route`.
  final func flowChangeAnswer(to route: any Route) -> FlowChangeAnswer {
    leavesFlowChangeOpen = false
    if canHandleFlowChange(to: route) { return .promised }
    return leavesFlowChangeOpen ? .open : .refused
  }

  // MARK: - Differences between kinds of coordinators

  class var kind: CoordinatorKind { .stack }

  /// Whether it is an app's coordinator, which may observe its lifecycle.
  class var mayObserveLifecycle: Bool { true }

  /// Whether this coordinator shows the content of another one instead of its stack.
  final var isContainer: Bool {
    // Not a switch over four cases, which costs more: most show a stack, and this is asked often.
    if kind == .stack { return false }
    return kind != .flows || flow != nil
  }

  /// The coordinator that a container shows instead of its own stack.
  final var content: AnyCoordinator? {
    PlanOverlay.none.content(of: self)
  }

  /// The current flow of an orchestrator; `nil` for any other kind of coordinator.
  package final var flow: AnyCoordinator? { baseRouter.current.flow }

  /// The ownership of the children of this kind of coordinator.
  final var childOwnership: OwnerStep.Role {
    switch kind {
    case .stack, .flows: .child
    case .tabs: .tab
    case .split: .column
    }
  }

  /// The number of columns of a split coordinator.
  package var splitStyle: SplitStyle { .doubleColumn }

  /// Selects a tab; does nothing unless this is a tab coordinator.
  package func switchToTab(_ index: Int) {}

  /// The screen that this coordinator's factory builds for `route`, one of its own routes.
  package func buildScreen(for route: any Route) -> Any? { nil }

  /// Replaces the current flow; does nothing unless this is an orchestrator.
  func install(_ flow: AnyCoordinator, root: any Route) {
    preconditionFailure(
      "\(ownerPath) is not a flow orchestrator and cannot install \(flow.ownerName)"
    )
  }

  /// Calls ``start()``, unless it was called before or another coordinator owns this one.
  package final func startIfNeeded() {
    guard !isStarted, parent == nil else { return }
    isStarted = true
    start()
  }
}

/// Coordinators are equal if they are the same one, so that a route may carry its coordinator.
extension AnyCoordinator: Hashable {
  /// Whether both are the same coordinator.
  public nonisolated static func == (lhs: AnyCoordinator, rhs: AnyCoordinator) -> Bool {
    lhs === rhs
  }

  /// Hashes the coordinator's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
