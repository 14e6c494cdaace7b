/// A plan as the engine runs it: operations with live objects, good for one revision.
///
/// It is isolated to the main actor, so that a ``NavigationPlan`` can carry it as an opaque token
/// and still be sent anywhere. One that nobody needs any more is written on again.
@MainActor
final class PlanScript {
  /// Who needs a script.
  enum Use {
    /// Nobody: it may be written on.
    case free

    /// The call that is being applied.
    case running

    /// A plan that an app holds.
    case carried
  }

  @exclusivity(unchecked) private(set) var use = Use.free

  /// Where the call entered.
  // Kept alive by whoever runs the call, or by a plan that carries the script.
  @exclusivity(unchecked) private(set) unowned(unsafe) var start: AnyCoordinator

  /// The destination; `nil` for calls that have none, such as a pop.
  @exclusivity(unchecked) private(set) var route: (any Route)?

  @exclusivity(unchecked) private(set) var operations: [Operation] = []

  /// Who was asked and did not take the route, in order.
  @exclusivity(unchecked) var declined: [DeclinedAnswer] = []

  /// Whether any operation takes a surface away, or may do so: guards are asked then.
  @exclusivity(unchecked) private(set) var takesSurfaces = false

  /// What few plans have; `nil` until there is some of it.
  @exclusivity(unchecked) private(set) var extras: Extras?

  @exclusivity(unchecked) private var isWritten = false

  /// What few plans have.
  @MainActor
  final class Extras {
    var note: PlanNote?

    /// Why the surfaces go that the plan dismisses.
    var reason = DismissalReason.call

    /// The call that waits because of a guard, if one put something before it.
    var deferral: Deferral?

    /// Whether the call has waited for a guard, and is to wait on.
    var isStillWaiting = false

    /// The guards that sent the navigation elsewhere, in order.
    var redirections: [Redirection] = []

    /// The detour that the plan itself will attach, and its host to be.
    var arrival: (detour: AnyCoordinator, host: AnyCoordinator)?

    /// Who is kept alive by a plan that carries the script.
    fileprivate var kept: [AnyCoordinator] = []
    fileprivate(set) var keptAnswering: AnyCoordinator?
  }

  /// Who will show the route, and was asked whether that may be.
  @exclusivity(unchecked) unowned(unsafe) var answering: AnyCoordinator?

  init(start: AnyCoordinator, operations: [Operation] = []) {
    self.start = start
    self.operations = operations
  }

  // MARK: - Writing

  /// Makes an unused script one for a call on `start`.
  func begin(at start: AnyCoordinator) {
    if isWritten { clear() }
    isWritten = true
    self.start = start
  }

  func write(route: any Route) { self.route = route }

  func append(_ operation: Operation) {
    isWritten = true
    operations.append(operation)
  }

  /// Appends an operation that takes surfaces away, or may do so.
  func append(guarded operation: Operation) {
    takesSurfaces = true
    append(operation)
  }

  /// Appends what another script does.
  func append(contentsOf other: PlanScript) {
    operations += other.operations
    takesSurfaces = takesSurfaces || other.takesSurfaces
  }

  /// Forgets the operations.
  func startAgain() {
    operations = []
    takesSurfaces = false
  }

  /// Where to write what few plans have.
  func makeExtras() -> Extras {
    if let extras { return extras }
    let extras = Extras()
    self.extras = extras
    isWritten = true
    return extras
  }

  /// Lets go of everything but the memory and the start, unless a plan carries it.
  func clear() {
    if use == .carried { return }
    use = .free
    isWritten = false
    route = nil
    answering = nil
    takesSurfaces = false
    if extras != nil { extras = nil }
    while operations.popLast() != nil {}
    if !declined.isEmpty { declined.removeAll(keepingCapacity: true) }
  }

  // MARK: - Running

  /// Begins to be applied; unless a plan carries it, it may be written on again afterwards.
  func run(_ body: @MainActor () throws(FlowError) -> Void) throws(FlowError) {
    guard use == .free else { return try body() }
    use = .running
    defer { clear() }
    try body()
  }

  /// Lets a plan carry it, and everybody that it speaks of.
  func carry() {
    use = .carried
    let extras = makeExtras()
    extras.kept = [start]
    for operation in operations { extras.kept += operation.everybody }
    extras.keptAnswering = answering
  }

  /// The path that `coordinator` will have once the plan is applied as far as it is attached.
  func path(of coordinator: AnyCoordinator) -> OwnerPath {
    guard let arrival = extras?.arrival, arrival.detour.parent == nil,
      coordinator.root === arrival.detour
    else { return coordinator.ownerPath }
    let place = OwnerStep(role: .detour, name: arrival.detour.ownerName)
    return coordinator.ownerPath.moved(to: arrival.host.ownerPath.appending(place))
  }
}
