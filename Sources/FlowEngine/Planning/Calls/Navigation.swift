/// Navigating to a route.
struct Navigation: Call {
  let name: String
  let destination: any Route

  /// Whether a root that did not promise a change of flow may be asked for one.
  var lastResort = true

  var route: (any Route)? { destination }
  var idleReason: IdleReason? { .atDestination }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let plan: ExecutablePlan
    do throws(FlowError) {
      plan = try Planner.plan(
        destination,
        at: site,
        lastResort: lastResort && site.hasLastResort
      )
    } catch {
      // If no coordinator handles it, the root may still redirect to another route, such as a login.
      guard site.hasLastResort, case .navigationFailed = error,
        let redirected = try site.redirect(self, to: destination, downTo: site.root)
      else { throw error }
      return redirected
    }
    return try site.redirect(self, to: destination, downTo: plan.presenter) ?? plan
  }

  func onRoot(for route: (any Route)?) -> (any Call)? { self }
}

/// Applying a plan that was made earlier.
struct Application: Call {
  let plan: NavigationPlan

  var name: String { "apply" }
  var idleReason: IdleReason? { .emptyPlan }

  /// The coordinator that the plan brings along, now or once a guard allows it.
  var partners: [AnyCoordinator] {
    if let newcomer = plan.executable?.newcomer { return [newcomer] }
    return plan.executable?.intent?.call.partners ?? []
  }

  var reason: DismissalReason {
    plan.executable?.reason ?? plan.executable?.route.map(DismissalReason.navigation) ?? .call
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let hierarchy = site.hierarchy
    guard let executable = plan.executable, plan.revision == hierarchy.revision,
      executable.start.hierarchy === hierarchy
    else {
      throw outdated(in: hierarchy)
    }
    // It may have changed or got an owner elsewhere, which changes nothing here.
    if let newcomer = executable.newcomer, let planned = executable.arrival?.revision,
      newcomer.revision != planned
    {
      throw .planOutdated(planned: planned, current: newcomer.revision)
    }
    // A guard may answer differently now, which changes no state of the engine.
    guard try isStillAllowed(executable, in: hierarchy) else { throw outdated(in: hierarchy) }
    return executable
  }

  /// Only a plan that guards have redirected can be deferred, and such a plan makes another call wait.
  func waiting(at site: CallSite) throws(FlowError) -> any Call {
    throw outdated(in: site.hierarchy)
  }

  private func outdated(in hierarchy: Hierarchy) -> FlowError {
    .planOutdated(planned: plan.revision, current: hierarchy.revision)
  }

  /// Whether the guards would still give the verdicts with which the plan was made.
  private func isStillAllowed(
    _ executable: ExecutablePlan,
    in hierarchy: Hierarchy
  ) throws(FlowError) -> Bool {
    guard let intent = executable.intent else {
      guard let route = executable.route, !(route is Dialog) else { return true }
      let newcomer = executable.newcomer
      return hierarchy.refusal(to: route, downTo: executable.presenter) == nil
        && newcomer.flatMap { hierarchy.refusal(to: route, downTo: $0) } == nil
    }
    guard let start = intent.start else { return false }
    let again = try start.withSite { site throws(FlowError) in
      try start.guarded(intent.call, at: site)
    }
    return NavigationPlan(again, revision: hierarchy.revision, isDone: true) == plan
  }
}

/// Clears what a call has left, once the app has changed to another flow or to another part of the same flow.
///
/// Whatever the app shows for the route is shown later, or was shown by a transition; what was there before covers it.
struct Departure: Call {
  private struct Member {
    private(set) weak var coordinator: AnyCoordinator?
    let isLeft: Bool
  }

  /// The coordinators that the call has left upwards, beginning with the one that was called.
  private let left: [Member]

  /// The surfaces that were above the root, top-most first, and whether they were above what was left.
  private let surfaces: [Member]

  /// Whether a transition has replaced a flow.
  private var isReplaced = false

  private let destination: any Route

  var name: String { "handleFlowChange" }
  var reason: DismissalReason { .flowChange }
  var idleReason: IdleReason? { .left }

  init(to destination: any Route, from start: AnyCoordinator, upTo root: AnyCoordinator) {
    self.destination = destination
    let owners = Array(start.selfAndOwners.prefix { $0 !== root })
    left = owners.map { Member(coordinator: $0, isLeft: true) }
    let outermost = owners.last
    surfaces = root.surfacesAbove().map { surface in
      let isLeft = outermost.map(surface.isSelfOrBelow) ?? false
      return Member(coordinator: surface, isLeft: isLeft)
    }
  }

  /// The same after a transition, without the surfaces that were not above what was left.
  var ofWhatWasLeft: Departure {
    var departure = self
    departure.isReplaced = true
    return departure
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    let surfaces = isReplaced ? surfaces.filter(\.isLeft) : surfaces
    builder.leave(attached(left, at: site), dismissing: attached(surfaces, at: site))
    return builder.finish(at: destination)
  }

  /// Nothing has changed yet unless a flow was replaced, so the app is asked for the change once more.
  func waiting(at site: CallSite) -> any Call {
    isReplaced ? self : Navigation(name: "navigate", destination: destination)
  }

  private func attached(_ members: [Member], at site: CallSite) -> [AnyCoordinator] {
    members.compactMap(\.coordinator).filter { $0.hierarchy === site.hierarchy }
  }
}
