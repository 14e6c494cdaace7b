/// A plan as the engine runs it: steps with live objects, good for one revision.
///
/// It is isolated to the main actor, so that a ``NavigationPlan`` can contain it as an opaque token
/// and still be sent anywhere.
@MainActor
final class ExecutablePlan {
  /// Where the call entered; `nil` while the memory waits for another call.
  @exclusivity(unchecked) private var entry: AnyCoordinator?

  /// The destination; `nil` for calls that have none, such as a pop.
  @exclusivity(unchecked) var route: (any Route)?

  @exclusivity(unchecked) private(set) var steps: [LiveStep] = []

  /// Who was asked and did not take the route, in order.
  @exclusivity(unchecked) var declined: [DeclinedAnswer] = []

  /// Who will show the route, or the root if the flow changes; `nil` if that is where the call entered.
  @exclusivity(unchecked) var answering: AnyCoordinator?

  /// Whether any step takes a surface away, or may do so: guards are asked then.
  @exclusivity(unchecked) private(set) var takesSurfaces = false

  @exclusivity(unchecked) var note: PlanNote?

  /// The call that waits because of a guard, if one put something before it.
  @exclusivity(unchecked) var deferral: Deferral?

  /// The question that a surface asks before it goes, if that is where the plan leads.
  var question: (any Route)? {
    guard let deferral, deferral.isQuestion else { return nil }
    return deferral.first
  }

  /// Whether the call has waited for a guard, and is to wait on.
  @exclusivity(unchecked) var isStillWaiting = false

  /// The detour that the plan itself will attach, and its host to be.
  @exclusivity(unchecked) var arrival: (detour: AnyCoordinator, host: AnyCoordinator)?

  /// A plan without steps.
  init(at site: CallSite) { entry = site.start.coordinator }

  /// A plan of one step, which changes the state of `owner` or else of the coordinator that was called.
  init(at site: CallSite, _ action: LiveStep.Action, of owner: AnyCoordinator? = nil) {
    let start = site.start.coordinator
    entry = start
    append(LiveStep(owner: owner ?? start, action: action))
  }

  /// Where the call entered.
  var start: AnyCoordinator {
    guard let entry else { preconditionFailure("a plan is used that was cleared") }
    return entry
  }

  /// Begins a plan for another call in the memory of this one.
  func begin(at site: CallSite) { entry = site.start.coordinator }

  /// Who will show the route, and so is the last to be asked whether that may be.
  var shower: UnownedCoordinator { UnownedCoordinator(answering ?? start) }

  func append(_ step: LiveStep) {
    steps.append(step)
    if step.action.mayTakeSurfaces { takesSurfaces = true }
  }

  /// Releases everything but the memory.
  func clear() {
    entry = nil
    route = nil
    removeSteps()
    declined.empty()
    answering = nil
    note = nil
    deferral = nil
    isStillWaiting = false
    arrival = nil
  }

  /// Forgets the steps.
  func removeSteps() {
    steps.empty()
    takesSurfaces = false
  }

  /// The path that `coordinator` will have once the plan is applied as far as it is attached.
  func path(of coordinator: AnyCoordinator) -> OwnerPath {
    guard let arrival, arrival.detour.parent == nil,
      coordinator.rootCoordinator === arrival.detour
    else { return coordinator.ownerPath }
    let place = OwnerStep(role: .detour, name: arrival.detour.ownerName)
    return coordinator.ownerPath.moved(to: arrival.host.ownerPath.appending(place))
  }
}
