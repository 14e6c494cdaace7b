/// The state that all coordinators of one hierarchy share: its revision, its phase, and waiting calls.
@MainActor
final class Hierarchy {
  /// The current activity of the hierarchy.
  enum Phase {
    case idle

    /// An app's questions are being asked: calls are refused.
    case planning

    /// Changes are being made and observed: calls wait.
    case applying

    /// An app's `handleFlowChange` runs: its transition is part of the plan.
    case changingFlow
  }

  /// The top-most coordinator; `nil` once it is freed, and the hierarchy with it.
  private(set) weak var root: AnyCoordinator?

  /// Whether the root has been freed.
  // Not isolated because a coordinator may be freed on any thread. A slightly outdated value does no harm.
  nonisolated(unsafe) var isOver = false

  /// The hierarchy that this one has become part of.
  // Not isolated because a hierarchy may be freed on any thread; nothing else refers to it then.
  nonisolated(unsafe) var successor: Hierarchy?

  var phase = Phase.idle

  /// Whether calls are made without animation, whatever they request.
  var isWithoutAnimation = false

  /// The hierarchies that take part in the running call: those of coordinators that it brings, and those of
  /// coordinators that have left.
  var partners: [Hierarchy] = [] { didSet { hasPartners = !partners.isEmpty } }

  /// Whether there are any, as a single byte that each call checks; so are the two below.
  private(set) var hasPartners = false

  /// The hierarchy whose call this one takes part in.
  var leader: Hierarchy?

  /// The hierarchy that runs this one's waiting calls, while it runs one itself.
  var runner: Hierarchy?

  /// Whether waiting calls are being run.
  var isRunningWaiting = false

  /// The number of changes; a plan is valid for one revision.
  var revision = 0

  /// The errors that no handler handled.
  var errors = UnhandledErrors() { didSet { hasErrors = !errors.all.isEmpty } }
  private(set) var hasErrors = false

  /// Calls that were made while changes were applied, oldest first.
  var waiting: [WaitingCall] = [] { didSet { updatePendingWork() } }

  /// The observers of the call that is being applied; `nil` without any.
  var callObservers: CallObservers?

  /// Whether there may be observers; stays true once there were any.
  var isObserved = false

  /// The calls that wait because guards deferred them; the last is planned again first.
  var intents: [Intent] = [] { didSet { updatePendingWork() } }

  /// Intents of a joining hierarchy that were abandoned in favour of those here, to be logged.
  var lostIntents: [PendingIntent] = []

  /// The viewers that update after calls; see ``updateViewers()``.
  var viewers: [Viewer] = []

  /// Whether there may be viewers, here or in a successor; stays true once there were any.
  var hasViewers = false

  /// The objects whose transitions code waits for.
  var hosts = HostList()

  /// The awaited flows that have left with the running call.
  var endedFlows: [AwaitedFlow] = []

  /// Whether there are any, as a single byte that each call checks.
  var hasEndedFlows = false

  /// The value with which its root finished while nothing showed it.
  var earlyValue: FlowValue?

  /// Whether there may be awaited flows; stays true once there were any.
  // Not isolated because a coordinator may be freed on any thread. A slightly outdated value does no harm.
  nonisolated(unsafe) var hasAwaitedFlows = false

  /// Whether there may be dialogs; stays true once there were any.
  var hasDialogs = false

  /// Whether viewers are being updated, in turns, until nothing is new for any of them.
  var isUpdatingViewers = false

  /// The visible screens after the last call; `nil` until a stage shows the hierarchy.
  var visibleSet: VisibleScreens?

  /// Whether there may be coordinators that observe their lifecycle.
  var observesLifecycle: Bool

  /// The logs that record this hierarchy.
  var logs: [WeakLog] = [] { didSet { isLogged = !logs.isEmpty } }

  /// Whether there may be logs.
  private(set) var isLogged = false

  /// The number of the running call; 0 if there is none, or if it is not logged.
  var callNumber = 0

  /// The highest number of a call so far.
  var lastCallNumber = 0

  /// Calls that were refused because they were made while planning, to be logged afterwards.
  var refusedCalls: [RefusedCall] = []

  /// Errors that arose while planning, when handlers cannot be called, with their reporters.
  var pendingErrors: [(error: FlowError, coordinator: AnyCoordinator)] = []
  {
    didSet { updatePendingWork() }
  }

  /// Whether anything is left to do after a call, as a single byte that each call checks.
  private(set) var hasPendingWork = false

  /// Whether the surfaces that a change of flow dismisses have been asked.
  var hasAskedForFlowChange = false

  /// The intent whose call is being applied; `nil` for a new call.
  var resumedIntent: Intent?

  /// The error of the app's transition to another flow.
  var flowRefusal: FlowError?

  /// The tab that a plan is selecting; `nil` once it is selected.
  var plannedTab: PlannedTab?

  /// The number of planning walks so far.
  // One for all hierarchies: a plan may lead to a coordinator that still has the marks of another one's walks.
  private static var visits: UInt = 0

  init(root: AnyCoordinator) {
    self.root = root
    observesLifecycle = root.observesLifecycle
  }

  /// A temporary hierarchy for a call, of a coordinator that owns no other and was never called.
  ///
  /// It has no weak reference to its root, because an object that has ever had one is slower to retain.
  init(ofNewcomer newcomer: AnyCoordinator) {
    observesLifecycle = newcomer.observesLifecycle
    newcomer.knownHierarchy = self
  }

  /// Makes the hierarchy permanent, if `newcomer` has not become part of another.
  func keep(_ newcomer: AnyCoordinator) {
    if root == nil, successor == nil { root = newcomer }
  }

  deinit {
    // One by one: a long chain of hierarchies must not exhaust the thread's stack.
    var current = successor
    successor = nil
    while isKnownUniquelyReferenced(&current) {
      let next = current?.successor
      current?.successor = nil
      current = next
    }
  }

  private func updatePendingWork() {
    hasPendingWork = !waiting.isEmpty || !intents.isEmpty || !pendingErrors.isEmpty
  }

  /// A number for a planning walk that no earlier walk used.
  static func nextVisit() -> UInt {
    visits += 1
    return visits
  }
}

extension Hierarchy {
  /// Whether the steps of calls are to be reported.
  var reportsSteps: Bool { isObserved || tracksVisibility }

  /// Whether appearances are to be reported.
  var tracksVisibility: Bool { observesLifecycle || isLogged }
}
