/// What all coordinators of one hierarchy share: its revision, what it is doing, and waiting calls.
@MainActor
final class Hierarchy {
  /// What the hierarchy is doing.
  enum Phase {
    case idle

    /// An app's questions are being asked: calls are refused.
    case planning

    /// Changes are being made and observed: calls wait.
    case applying

    /// An app's `handleFlowChange` runs: its transition is part of the plan.
    case changingFlow
  }

  /// The coordinator at the top; `nil` once it is gone, and the hierarchy with it.
  private(set) weak var root: AnyCoordinator?

  /// Whether the root is gone.
  // Not isolated because a coordinator may be freed anywhere. Missing it by a moment does no harm.
  nonisolated(unsafe) var isOver = false

  /// The hierarchy that this one has become part of.
  // Not isolated because a hierarchy may be freed anywhere; nothing else refers to it then.
  nonisolated(unsafe) var successor: Hierarchy?

  @exclusivity(unchecked) var phase = Phase.idle

  /// The hierarchies that take part in the call that is running: of coordinators that are to come, and
  /// of those that have left.
  @exclusivity(unchecked) var partners: [Hierarchy] = []

  /// The hierarchy whose call this one takes part in.
  @exclusivity(unchecked) var leader: Hierarchy?

  /// The hierarchy that runs the calls that have to wait for this one, while it runs one itself.
  @exclusivity(unchecked) var runner: Hierarchy?

  /// Whether calls that waited are being run.
  @exclusivity(unchecked) var isRunningWaiting = false

  /// Counts changes; a plan holds for one revision.
  @exclusivity(unchecked) var revision = 0

  /// The errors that no handler took.
  @exclusivity(unchecked) var errors = UnhandledErrors()

  /// Calls that came while changes were being made, oldest first.
  @exclusivity(unchecked) var waiting: [WaitingCall] = [] { didSet { updatePendingWork() } }

  /// The observers of the call that is being applied; `nil` without any.
  var callObservers: CallObservers?

  /// Whether there may be observers; it stays true once there were.
  @exclusivity(unchecked) var isObserved = false

  /// The calls that wait because guards put something before them; the last is asked for first.
  @exclusivity(unchecked) var intents: [Intent] = [] { didSet { updatePendingWork() } }

  /// What waited in a hierarchy that came, and was given up for what waits here; to be written down.
  var lostIntents: [PendingIntent] = []

  /// The viewers of what calls have done; see ``updateViewers()``.
  @exclusivity(unchecked) var viewers: [Viewer] = []

  /// Whether there may be viewers, here or where this has gone; it stays true once there were.
  @exclusivity(unchecked) var hasViewers = false

  /// Whether viewers are being updated, in turns, until there is nothing new for any of them.
  @exclusivity(unchecked) var isUpdatingViewers = false

  /// What was in sight after the last call; `nil` until a stage looks.
  var visibleSet: VisibleSet?

  /// Whether there may be coordinators that observe their lifecycle.
  @exclusivity(unchecked) var observesLifecycle: Bool

  /// The logs of what happens.
  @exclusivity(unchecked) var logs: [WeakLog] = []

  /// The number of the call that is running; 0 if none is, or if it was not written down.
  @exclusivity(unchecked) var callNumber = 0

  /// The highest number that a call has had.
  @exclusivity(unchecked) var lastCallNumber = 0

  /// Calls that were refused because they came while planning, to be written down afterwards.
  @exclusivity(unchecked) var refusedCalls: [RefusedCall] = []

  /// Errors that arose while planning, when handlers cannot be called, with their reporters.
  @exclusivity(unchecked) var pendingErrors: [(error: FlowError, coordinator: AnyCoordinator)] = []
  {
    didSet { updatePendingWork() }
  }

  /// Whether anything is left to do when a call is over, in one byte, which each call asks for.
  @exclusivity(unchecked) private(set) var hasPendingWork = false

  /// Whether those whose surfaces a change of flow takes away have been asked.
  var hasAskedForFlowChange = false

  /// Why the transition failed that an app made to change the flow.
  var flowRefusal: FlowError?

  /// The tab that is being selected by a plan; `nil` once it is.
  @exclusivity(unchecked) var plannedTab: PlannedTab?

  @exclusivity(unchecked) private var sparePlanner: Planner?
  @exclusivity(unchecked) private var sparePlan: ExecutablePlan?

  /// The memory of the list of guards that are asked for their verdict.
  @exclusivity(unchecked) var spareGuards: [UnownedCoordinator] = []

  @exclusivity(unchecked) var visits: UInt = 0

  init(root: AnyCoordinator) {
    self.root = root
    observesLifecycle = root.observesLifecycle
  }

  /// A hierarchy for the time of a call, of a coordinator that owns no other and was never called.
  ///
  /// It does without a weak reference: those that have one are slower to retain for as long as they live.
  init(ofNewcomer newcomer: AnyCoordinator) {
    observesLifecycle = newcomer.observesLifecycle
    newcomer.knownHierarchy = self
  }

  /// Makes the hierarchy one that lasts, if `newcomer` has not become part of another.
  func keep(_ newcomer: AnyCoordinator) {
    if root == nil, successor == nil { root = newcomer }
  }

  deinit {
    // One by one: a long row of hierarchies must not take the thread's stack along.
    var current = successor
    successor = nil
    while isKnownUniquelyReferenced(&current) {
      let next = current?.successor
      current?.successor = nil
      current = next
    }
  }

  /// The hierarchy's planner; one call is planned at a time.
  func planner(at site: CallSite) -> Planner {
    if let sparePlanner { return sparePlanner }
    let planner = Planner(at: site)
    sparePlanner = planner
    return planner
  }

  /// The builder of the planner, for a call that needs no walk.
  func builder(at site: CallSite) -> PlanBuilder {
    let builder = planner(at: site).builder
    builder.begin(at: site)
    return builder
  }

  /// Has the planner release what a call was planned with.
  func finishPlanning() {
    sparePlanner?.builder.finish()
  }

  /// A plan without steps for a call at `site`.
  func makePlan(at site: CallSite) -> ExecutablePlan {
    guard let plan = sparePlan else { return ExecutablePlan(at: site) }
    sparePlan = nil
    plan.begin(at: site)
    return plan
  }

  /// Keeps the memory of a plan that was applied, unless something else refers to the plan.
  func recycle(_ plan: consuming ExecutablePlan) {
    guard isKnownUniquelyReferenced(&plan) else { return }
    plan.clear()
    sparePlan = plan
  }

  func advance() { revision += 1 }

  private func updatePendingWork() {
    hasPendingWork = !waiting.isEmpty || !intents.isEmpty || !pendingErrors.isEmpty
  }

  /// A number for a planning walk that no earlier walk over these coordinators had.
  func nextVisit() -> UInt {
    visits += 1
    return visits
  }
}

extension Hierarchy {
  /// Whether the steps of calls are to be reported.
  var reportsSteps: Bool { isObserved || tracksVisibility }

  /// Whether what comes into sight is to be reported.
  var tracksVisibility: Bool { observesLifecycle || isLogged }
}
