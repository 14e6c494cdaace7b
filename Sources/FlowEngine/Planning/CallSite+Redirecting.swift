/// The maximum number of successive redirections.
let redirectionLimit = 16

extension CallSite {
  /// Asks the guards from the root down to `last`, and those of a coordinator that `call` brings, about `route`.
  ///
  /// - Returns: The plan to the route that one of them puts first; `nil` if all allow the call.
  /// - Throws: A refusal, or the reason why the first route cannot be shown.
  func redirect(
    _ call: some Call,
    to route: any Route,
    downTo last: AnyCoordinator,
    and newcomer: AnyCoordinator? = nil
  ) throws(FlowError) -> ExecutablePlan? {
    var refusal = hierarchy.refusal(to: route, downTo: last, at: self)
    if refusal == nil, let newcomer {
      refusal = hierarchy.refusal(to: route, downTo: newcomer, at: self)
    }
    guard let refusal else { return nil }
    return try planRedirect(for: refusal, instead: call, destination: route)
  }

  /// Plans the alternative of a guard that does not allow a call.
  ///
  /// - Parameters:
  ///   - refusal: The guard's verdict; not ``NavigationVerdict/allow``.
  ///   - call: The call, which waits if another route comes first.
  ///   - route: The requested route.
  /// - Returns: The plan to the route that comes first.
  /// - Throws: The refusal, or the reason why the first route cannot be shown.
  func planRedirect(
    for refusal: GuardRefusal,
    instead call: some Call,
    destination route: any Route
  ) throws(FlowError) -> ExecutablePlan {
    var (refusal, requested) = (refusal, route)
    var redirections: [Redirection] = []
    var planned = [route]
    while case .redirect(let first) = refusal.verdict {
      let guardian = refusal.guardian
      let redirection = Redirection(
        requested: RouteDescription(requested),
        first: RouteDescription(first),
        guardian: guardian.ownerPath
      )
      redirections.append(redirection)
      guard !planned.contains(where: { $0.isEqual(to: first) }),
        redirections.count <= redirectionLimit
      else { throw .endlessRedirection(redirections) }
      planned.append(first)

      if isWaiting(for: first, of: guardian) { return stillWaiting() }

      let plan: ExecutablePlan
      do throws(FlowError) {
        plan =
          if let dialog = first as? Dialog {
            try DialogPresentation(dialog: dialog, isAnimated: true, abandoned: hierarchy.intents)
              .plan(at: self)
          } else {
            try Planner.plan(first, at: self, lastResort: hasLastResort)
          }
      } catch {
        // The root may redirect a route that no coordinator handles, as it may that of a call.
        guard case .navigationFailed = error,
          let next = hierarchy.refusal(to: first, downTo: root)
        else { throw error }
        (refusal, requested) = (next, first)
        continue
      }
      guard !(first is Dialog), let next = hierarchy.refusal(to: first, downTo: plan.presenter)
      else {
        plan.intent = Intent(
          try call.waiting(at: self),
          on: start,
          to: route,
          after: first,
          of: guardian,
          redirections: redirections
        )
        return plan
      }
      (refusal, requested) = (next, first)
    }
    let guardian = refusal.guardian
    guard case .refuse(let reason) = refusal.verdict else {
      preconditionFailure("\(guardian.ownerPath) allows \(requested.identifier): nothing to follow")
    }
    throw .navigationRefused(
      route: RouteDescription(requested),
      guardian: guardian.ownerPath,
      because: reason
    )
  }
}

extension Hierarchy {
  /// The objection of the coordinators from the top down to `last` to a navigation to `route`.
  ///
  /// - Returns: The first verdict that does not allow it; `nil` if all do.
  func refusal(
    to route: any Route,
    downTo last: AnyCoordinator,
    at site: CallSite? = nil
  ) -> GuardRefusal? {
    if last.ownership == .none { return last.refusal(to: route, at: site) }
    // Not a sequence of owners, which costs twice as much.
    var guards = [last]
    guards.reserveCapacity(8)
    while let owner = guards[guards.count - 1].parent { guards.append(owner) }
    for guardian in guards.reversed() {
      if let refusal = guardian.refusal(to: route, at: site) { return refusal }
    }
    return nil
  }
}

extension AnyCoordinator {
  /// Its own objection to a navigation to `route`.
  fileprivate func refusal(to route: any Route, at site: CallSite?) -> GuardRefusal? {
    let verdict = navigationVerdict(on: route)
    if case .allow = verdict { return nil }
    if case .redirect(to: let first) = verdict, site?.isGranted(by: first, of: self) == true {
      return nil
    }
    return GuardRefusal(verdict: verdict, guardian: self)
  }
}

/// The verdict of a guard that does not allow a navigation.
struct GuardRefusal {
  let verdict: NavigationVerdict
  let guardian: AnyCoordinator
}
