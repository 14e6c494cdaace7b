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
  private var keptStart: AnyCoordinator?

  /// Who will show the route, and was asked whether that may be.
  @exclusivity(unchecked) unowned(unsafe) var answering: AnyCoordinator?
  private(set) var keptAnswering: AnyCoordinator?

  /// The destination; `nil` for calls that have none, such as a pop.
  @exclusivity(unchecked) var route: (any Route)?

  @exclusivity(unchecked) var operations: [Operation] = []

  /// Who was asked and did not take the route, in order.
  @exclusivity(unchecked) var declined: [DeclinedAnswer] = []

  @exclusivity(unchecked) var note: PlanNote?

  /// Why the surfaces go that the plan dismisses.
  var reason = DismissalReason.call

  /// The call that waits because of a guard, if one put something before it.
  @exclusivity(unchecked) var deferral: Deferral?

  /// Whether the call has waited for a guard, and is to wait on.
  var isStillWaiting = false

  /// The guards that sent the navigation elsewhere, in order.
  @exclusivity(unchecked) var redirections: [Redirection] = []

  /// The detour that the plan itself will attach, and its host to be.
  var arrival: (detour: AnyCoordinator, host: AnyCoordinator)?

  init(start: AnyCoordinator, operations: [Operation] = []) {
    self.start = start
    self.operations = operations
  }

  /// Makes an unused script one for a call on `start`.
  func begin(at start: AnyCoordinator) {
    if route != nil || deferral != nil || !operations.isEmpty { clear() }
    self.start = start
  }

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
    keptStart = start
    keptAnswering = answering
  }

  /// Lets go of everything but the memory and the start.
  func clear() {
    if use == .carried { return }
    use = .free
    answering = nil
    if route != nil { route = nil }
    if note != nil { note = nil }
    if arrival != nil { arrival = nil }
    if deferral != nil { deferral = nil }
    if !redirections.isEmpty { redirections = [] }
    while operations.popLast() != nil {}
    if !declined.isEmpty { declined.removeAll(keepingCapacity: true) }
  }

  /// The path that `coordinator` will have once the plan is applied as far as it is attached.
  func path(of coordinator: AnyCoordinator) -> OwnerPath {
    guard let arrival, arrival.detour.parent == nil, coordinator.root === arrival.detour
    else { return coordinator.ownerPath }
    let place = OwnerStep(role: .detour, name: arrival.detour.ownerName)
    return coordinator.ownerPath.moved(to: arrival.host.ownerPath.appending(place))
  }
}
