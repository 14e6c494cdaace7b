/// How many routes guards may put one before the other.
let redirectionLimit = 16

extension CallSite {
  /// Plans what a guard wants that does not allow a call.
  ///
  /// - Parameters:
  ///   - verdict: What the guard said; not ``NavigationVerdict/allow``.
  ///   - guardian: The guard.
  ///   - call: What was called; it waits if another route comes first.
  ///   - route: The route that was wanted.
  /// - Returns: The plan to what comes first.
  /// - Throws: The refusal, or why what comes first cannot be shown.
  @MainActor
  func follow(
    _ verdict: NavigationVerdict,
    of guardian: AnyCoordinator,
    instead call: some Call,
    wanting route: any Route
  ) throws(FlowError) -> PlanScript {
    var (verdict, guardian, wanted) = (verdict, guardian, route)
    var redirections: [Redirection] = []
    var planned = [route]
    while case .redirect(let first) = verdict {
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
      let script = try planner.plan(first, at: self, lastResort: hasLastResort)
      let shower = planner.answering
      guard let next = shower.verdict(on: first) else {
        script.makeExtras().redirections = redirections
        script.makeExtras().deferral = Deferral(
          call: try call.waiting(at: self),
          start: start,
          wanted: route,
          first: first,
          guardian: guardian,
          shower: shower
        )
        return script
      }
      script.clear()
      (verdict, guardian) = next
      wanted = first
    }
    guard case .refuse(let reason) = verdict else {
      preconditionFailure("\(guardian.ownerPath) allows \(wanted.identifier): nothing to follow")
    }
    throw .navigationRefused(
      route: RouteDescription(wanted),
      guardian: guardian.ownerPath,
      because: reason
    )
  }
}
