/// The maximum number of successive redirections.
let redirectionLimit = 16

extension CallSite {
  /// Plans the alternative of a guard that does not allow a call.
  ///
  /// - Parameters:
  ///   - refusal: The guard's verdict; not ``NavigationVerdict/allow``.
  ///   - call: The call, which waits if another route comes first.
  ///   - route: The requested route.
  /// - Returns: The plan to the route that comes first.
  /// - Throws: The refusal, or the reason why the first route cannot be shown.
  @MainActor
  func follow(
    _ refusal: GuardRefusal,
    instead call: some Call,
    wanting route: any Route
  ) throws(FlowError) -> ExecutablePlan {
    var (refusal, wanted) = (refusal, route)
    var redirections: [Redirection] = []
    var planned = [route]
    while case .redirect(let first) = refusal.verdict {
      let guardian = refusal.guardian
      let redirection = Redirection(
        wanted: RouteDescription(wanted),
        first: RouteDescription(first),
        guardian: guardian.ownerPath
      )
      redirections.append(redirection)
      guard !planned.contains(where: { $0.isEqual(to: first) }),
        redirections.count <= redirectionLimit
      else { throw .endlessRedirection(redirections) }
      planned.append(first)

      if isWaiting(for: first, of: guardian) { return stillWaiting() }

      let planner = hierarchy.planner(at: self)
      let plan = try planner.plan(first, at: self, lastResort: hasLastResort)
      guard let next = hierarchy.refusal(to: first, downTo: plan.shower) else {
        plan.deferral = Deferral(
          call: try call.waiting(at: self),
          start: start.coordinator,
          wanted: route,
          first: first,
          guardian: guardian.coordinator,
          shower: plan.shower.coordinator,
          redirections: redirections
        )
        return plan
      }
      refusal = next
      wanted = first
    }
    let guardian = refusal.guardian
    guard case .refuse(let reason) = refusal.verdict else {
      preconditionFailure("\(guardian.ownerPath) allows \(wanted.identifier): nothing to follow")
    }
    throw .navigationRefused(
      route: RouteDescription(wanted),
      guardian: guardian.ownerPath,
      because: reason
    )
  }
}
