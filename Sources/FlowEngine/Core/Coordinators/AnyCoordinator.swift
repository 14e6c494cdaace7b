/// A coordinator whose route type is not known: what hierarchies are made of.
///
/// Subclass ``Coordinator``, ``TabCoordinator`` or ``FlowOrchestrator``; the overridable questions
/// are declared here because the planner asks them about routes of any type.
@MainActor
open class AnyCoordinator {
  /// The coordinator that owns this one, as child, tab, flow, registered modal or detour.
  public internal(set) weak var parent: AnyCoordinator?

  /// The structural children in the order in which they were added; a tab coordinator's are its
  /// tabs.
  public var children: [AnyCoordinator] { ownedCoordinators.children }

  /// The coordinators that present this one's modal routes, in the order of registration.
  public var modalCoordinators: [AnyCoordinator] { ownedCoordinators.modals }

  /// Handles errors of this coordinator and of all below it that have no handler of their own.
  public var flowErrorHandler: FlowErrorHandler?

  /// Identifies this coordinator, also against one that has its memory after it.
  ///
  /// It is a key and nothing else: which number it is depends on what the process has made before.
  package let serial: Int

  private static var lastSerial = 0

  package let baseRouter: AnyRouter
  @exclusivity(unchecked) nonisolated(unsafe) var ownership = Ownership.none

  /// Whether the router is this coordinator's own, and not one that another coordinator has, too.
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var holdsRouter = false

  /// The same coordinator as ``parent``, to be followed only while the root is kept: owners keep
  /// those below them.
  @exclusivity(unchecked) var owner: UnownedCoordinator?

  /// What it shows where others show a stack.
  @exclusivity(unchecked) package private(set) var kind = CoordinatorKind.stack

  /// Whether ``canHandleFlowChange(to:)`` has said nothing of its own since this was last set to `false`.
  private var leavesFlowChangeOpen = false

  var observers: [ObservationToken] = []

  /// The coordinators that live for as long as this one does.
  // Not isolated because a coordinator may be freed anywhere; nothing else refers to it then.
  @exclusivity(unchecked) nonisolated(unsafe) package internal(set) var ownedCoordinators =
    OwnedCoordinators()

  /// The planning walk that met this coordinator last; see ``Planner``.
  @exclusivity(unchecked) var visit: UInt = 0

  /// Where the plan that is being written keeps this coordinator's state to come.
  @exclusivity(unchecked) var overlayIndex = OverlayIndex()

  /// The path that was made for this coordinator's place, until it gets another place.
  @exclusivity(unchecked) var knownPath: OwnerPathNode?

  /// The hierarchy that this coordinator was last known to be part of.
  @exclusivity(unchecked) nonisolated(unsafe) var knownHierarchy: Hierarchy?

  /// Whether it observes its lifecycle.
  private(set) var observesLifecycle = false

  private lazy var typeName = AnyCoordinator.name(of: Swift.type(of: self))

  init(baseRouter: AnyRouter) {
    self.baseRouter = baseRouter
    AnyCoordinator.lastSerial += 1
    serial = AnyCoordinator.lastSerial
    kind = Swift.type(of: self).kind
    observesLifecycle = self is any LifecycleObserving
    takeRouter()
  }

  deinit {
    if ownership == .none { knownHierarchy?.isOver = true }
    if holdsRouter { baseRouter.holder = nil }
    // One owner after the other: a long chain must not take the thread's stack along.
    var pending = takeOwned()
    while var next = pending.popLast() {
      if isKnownUniquelyReferenced(&next) { pending += next.takeOwned() }
    }
  }

  /// Gives up everything that this coordinator keeps alive, when nothing refers to it any more.
  private nonisolated func takeOwned() -> [AnyCoordinator] {
    var owned = ownedCoordinators.all
    ownedCoordinators = OwnedCoordinators()
    // What a shared router shows is shown by the coordinator that the router belongs to.
    if holdsRouter { owned += baseRouter.takeShown() }
    return owned
  }

  // MARK: - Its router

  /// Makes the router this coordinator's own, unless another coordinator has it.
  private func takeRouter() {
    guard baseRouter.holder == nil else { return }
    baseRouter.holder = self
    holdsRouter = true
  }

  /// Throws if the router is that of another coordinator: each needs one of its own.
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
  /// The default is a push.
  open func navigationType(for route: any Route) -> NavigationType { .push }

  /// The screens that must lie under `route` when it is reached from an empty stack.
  ///
  /// Asked for own routes and for routes of descendants. Entries are pushed or replaced in order;
  /// the root may be among them and is skipped; the destination, if it is an entry, must be the
  /// last, and is left to the descendant that shows it. The default is `nil`: no screens are needed.
  open func navigationPath(for route: any Route) -> [any Route]? { nil }

  /// Whether this coordinator starts at `route` when it is brought on screen to show it.
  ///
  /// Asked about a route that it claims and would push, when a navigation pushes it as a child, presents it
  /// as a detour, or presents it as a modal for a route of its own. With `true` the route takes the place
  /// of the root until the coordinator has left the screen, and no path is asked for: nothing lies below.
  /// The default is `false`: the route is pushed on the root.
  open func takesRoot(_ route: any Route) -> Bool { false }

  /// The heights of the sheet that shows the modal `route`.
  ///
  /// The default is one large sheet.
  open func modalDetentConfiguration(for route: any Route) -> ModalDetentConfiguration {
    ModalDetentConfiguration()
  }

  /// Whether ``handleFlowChange(to:)`` would take `route`.
  ///
  /// Asked of the root while planning, so it must not change anything. An override that says `false` means
  /// it: ``handleFlowChange(to:)`` is not called then. The default, and so an override that returns what
  /// `super` says, promises nothing and leaves it to that call.
  open func canHandleFlowChange(to route: any Route) -> Bool {
    leavesFlowChangeOpen = true
    return false
  }

  /// Changes to another flow for `route`, or answers `false` and leaves all as it is.
  ///
  /// Called on the root for a route that no coordinator of the hierarchy takes, if
  /// ``canHandleFlowChange(to:)`` is `true` or not overridden. The default is `false`.
  open func handleFlowChange(to route: any Route) -> Bool { false }

  /// Whether a navigation that leads to this coordinator, or to one below it, may continue.
  ///
  /// Asked while planning, of every coordinator from the root down to the one that shows `route`, so
  /// it must only answer. The first that does not allow it decides. The default is to allow all.
  open func navigationVerdict(on route: any Route) -> NavigationVerdict { .allow }

  /// Whether the surface that shows this coordinator may go.
  ///
  /// Asked while planning, so it must only answer. The default is to allow it.
  open func dismissalVerdict(for reason: DismissalReason) -> DismissalVerdict { .allow }

  /// Called when the surface that showed this coordinator has gone.
  ///
  /// Calls that are made here wait until all has settled. The default does nothing.
  open func wasDismissed(for reason: DismissalReason) {}

  /// Makes the coordinator of a detour or a flow that is being restored, or answers `nil`.
  ///
  /// Asked of its owner and then of the owners above that, until one answers, so that an app may
  /// make all of them in its root. The coordinator must be new and have the name that it had. With
  /// `nil` from all it is left out, with all above it. The default is `nil`.
  open func coordinator(restoring owner: SavedOwner) -> AnyCoordinator? { nil }

  /// The words and the symbol of this coordinator's tab; `nil` for one that is no tab.
  open var tabItem: (text: String, image: String)? { nil }

  /// The badge on this coordinator's tab, or `nil` for none.
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

  /// What the app says to a change of flow for `route`.
  final func flowChangeAnswer(to route: any Route) -> FlowChangeAnswer {
    leavesFlowChangeOpen = false
    if canHandleFlowChange(to: route) { return .promised }
    return leavesFlowChangeOpen ? .open : .refused
  }

  // MARK: - What the kinds of coordinators differ in

  class var kind: CoordinatorKind { .stack }

  /// Whether this coordinator shows a content of its own choosing instead of its stack.
  final var isContainer: Bool {
    switch kind {
    case .stack: false
    case .tabs: true
    case .flows: flow != nil
    }
  }

  /// The coordinator that a container shows in place of its own stack.
  final var content: AnyCoordinator? {
    PlanOverlay.none.content(of: UnownedCoordinator(self))?.coordinator
  }

  /// The flow that an orchestrator shows; `nil` for every other kind of coordinator.
  package final var flow: AnyCoordinator? { baseRouter.current.flow }

  /// What the children of this kind of coordinator are to it.
  final var childOwnership: Ownership { kind == .tabs ? .tab : .child }

  /// Selects a tab; only tab coordinators have any.
  package func switchToTab(_ index: Int) {}

  /// The screen that this coordinator's factory builds for `route`, one of its own routes.
  package func buildScreen(for route: any Route) -> Any? { nil }

  /// Replaces the flow on screen; only orchestrators have one.
  func install(_ flow: AnyCoordinator, root: any Route) {
    preconditionFailure("\(ownerPath) is no flow orchestrator and cannot install \(flow.ownerName)")
  }

  // MARK: - Place in the hierarchy

  /// The coordinator at the top of the hierarchy; `self` if this one has no owner.
  public var rootCoordinator: AnyCoordinator { hierarchy.root ?? self }

  /// Where this coordinator's root screen stands.
  public var presentationContext: CoordinatorPresentationContext {
    guard let parent else { return .root }
    return switch ownership {
    case .none, .flow: .root
    case .child: .pushed
    case .tab: .tab
    case .modal: parent.presents(self) ? .modal : .root
    case .detour: .detour
    }
  }

  /// Errors that no handler took, oldest first; they are kept at the root.
  ///
  /// A stage shows those that no successful call has followed.
  public var unhandledErrors: [FlowError] { hierarchy.errors.all }
}
