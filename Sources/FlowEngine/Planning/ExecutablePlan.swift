/// A plan in the form that the engine applies: steps with live objects, valid for one revision.
///
/// It is isolated to the main actor, so that a ``NavigationPlan`` can contain it as an opaque token and still
/// be sent anywhere.
@MainActor
final class ExecutablePlan {
  /// The coordinator that was called.
  let start: AnyCoordinator

  /// The coordinator that will show the route, or the root if the flow changes; its permission is asked last.
  var presenter: AnyCoordinator {
    get { otherPresenter ?? start }
    set { otherPresenter = newValue === start ? nil : newValue }
  }

  private var otherPresenter: AnyCoordinator?

  /// The destination; `nil` for calls without one, such as a pop.
  var route: (any Route)?

  private(set) var steps: [LiveStep] = []

  /// The coordinators that were asked and declined the route, in order.
  var declined: [DeclinedAnswer] = []

  /// Whether any step dismisses a surface, or may do so, so that guards are asked.
  private(set) var takesSurfaces = false

  var note: PlanNote?

  /// The reason for its dismissals when it is applied later; `nil` for the default, the navigation or a call.
  var reason: DismissalReason?

  /// Whether the change is animated where it is shown.
  var isAnimated = true

  /// The call that waits because a guard deferred it.
  var intent: Intent?

  /// The reason for the dismissals by this plan of `call`.
  func reason(of call: some Call) -> DismissalReason {
    question.map(DismissalReason.navigation) ?? call.reason
  }

  /// The question that a surface asks before it is dismissed, if the plan leads there.
  var question: (any Route)? {
    guard let intent, intent.isQuestion else { return nil }
    return intent.first
  }

  /// Whether the call has waited for a guard, and continues to wait.
  var isStillWaiting = false

  /// The coordinator that the plan itself will attach; the last of several.
  var arrival: Arrival?

  /// Those that it will attach before, lowest first.
  private var earlierArrivals: [Arrival] = []

  /// Adds a coordinator that the plan will attach after all others.
  func add(_ arrival: Arrival) {
    if let earlier = self.arrival { earlierArrivals.append(earlier) }
    self.arrival = arrival
  }

  /// A coordinator that a plan attaches, with its future owner.
  struct Arrival {
    let coordinator: AnyCoordinator
    let host: AnyCoordinator
    let role: OwnerStep.Role

    /// The step to it, once it was asked for.
    var step: OwnerStep?

    /// The revision of the coordinator's own hierarchy for which a plan was made that is applied later.
    var revision: Int?
  }

  /// The coordinator of the app that the plan will attach; `nil` if there is none.
  var newcomer: AnyCoordinator? {
    arrival.flatMap { $0.role == .screen ? nil : $0.coordinator }
  }

  /// Creates a plan without steps.
  init(at site: CallSite) {
    start = site.start
  }

  /// Creates a plan of one step, which changes the state of `owner` or else of the coordinator that was
  /// called.
  convenience init(at site: CallSite, _ action: LiveStep.Action, of owner: AnyCoordinator? = nil) {
    self.init(at: site)
    append(LiveStep(owner: owner ?? site.start, action: action))
  }

  func append(_ step: consuming LiveStep) {
    if step.action.mayTakeSurfaces { takesSurfaces = true }
    steps.append(step)
  }

  /// Removes the steps.
  func removeSteps() {
    steps = []
    takesSurfaces = false
    arrival = nil
    earlierArrivals = []
  }

  /// The path of `coordinator` once the plan is applied, as far as it is attached.
  func path(of coordinator: AnyCoordinator) -> OwnerPath {
    // The last one is attached last.
    guard let arrival, arrival.coordinator.parent == nil else { return coordinator.ownerPath }
    let top = coordinator.rootCoordinator
    if top === arrival.coordinator {
      let step = arrival.step ?? step(to: arrival)
      self.arrival?.step = step
      return coordinator.ownerPath.moved(to: arrival.host.ownerPath.appending(step))
    }
    guard let index = earlierArrivals.firstIndex(where: { $0.coordinator === top }) else {
      return coordinator.ownerPath
    }
    let earlier = earlierArrivals[index]
    let step = earlier.step ?? step(to: earlier)
    earlierArrivals[index].step = step
    return coordinator.ownerPath.moved(to: earlier.host.ownerPath.appending(step))
  }

  /// The step to a coordinator that will be attached, numbered among those of its kind that stay.
  private func step(to arrival: Arrival) -> OwnerStep {
    let name = arrival.coordinator.ownerName
    let going = Set(
      steps.compactMap { step in
        step.owner === arrival.host ? step.action.leaving.map(ObjectIdentifier.init) : nil
      }
    )
    let state = arrival.host.baseRouter.current
    let siblings = (state.presentations.map(\.coordinator) + state.pushedChildren).filter { other in
      other.ownership == arrival.role && other.ownerName == name
        && !going.contains(ObjectIdentifier(other))
    }
    let before = earlierArrivals.prefix { $0.coordinator !== arrival.coordinator }.filter { other in
      other.host === arrival.host && other.role == arrival.role && other.coordinator.parent == nil
        && other.coordinator.ownerName == name
    }
    return OwnerStep(role: arrival.role, name: name, index: siblings.count + before.count)
  }
}
