extension AnyCoordinator {
  /// Navigates to `route`, wherever in the hierarchy it is shown, and returns whether it succeeded.
  ///
  /// The call may be made on any coordinator. A failure is reported to the error handler and changes nothing.
  /// Called from an observer, it waits until the current call has settled and returns `true`.
  ///
  /// ```swift
  /// let tabs = TransitTabs()
  /// tabs.navigate(to: TicketRoute.tickets)  // selects the tab
  /// tabs.navigate(to: LineRoute.line(2))  // selects the other one, and pushes
  /// #expect(tabs.visibleRoute as? LineRoute == .line(2))
  /// ```
  @discardableResult
  public func navigate(to route: any Route) -> Bool {
    submit(Navigation(name: "navigate", destination: route))
  }

  /// Navigates to `route` as ``navigate(to:)`` does, but throws errors instead of reporting them.
  ///
  /// ```swift
  /// do {
  ///   try TransitTabs().perform(AlarmRoute.ringing(2))
  /// } catch {
  ///   print(error)  // No coordinator handles AlarmRoute “ringing(2)” (called on app). …
  /// }
  /// ```
  public func perform(_ route: any Route) throws(FlowError) {
    try run(Navigation(name: "perform", destination: route))
  }

  /// Returns what ``navigate(to:)`` would do, without doing it.
  ///
  /// Throws the error that it would report. A plan that changes the flow is made if the root has promised it
  /// in ``canHandleFlowChange(to:)``, and one that may change it if the root is an orchestrator that does not
  /// override that method.
  ///
  /// ```swift
  /// let tabs = TransitTabs()
  /// let plan = try tabs.plan(to: TicketRoute.ticket(4))
  /// #expect(plan.steps.count == 2)  // selects a tab, and pushes
  /// #expect(tabs.visibleRoute as? LineRoute == .lines)  // nothing has happened
  /// ```
  public func plan(to route: any Route) throws(FlowError) -> NavigationPlan {
    try planning("plan") { site throws(FlowError) in
      let navigation = Navigation(
        name: "navigate",
        destination: route,
        lastResort: site.root.kind == .flows
      )
      let plan = try guarded(navigation, at: site)
      return NavigationPlan(plan, revision: site.hierarchy.revision)
    }
  }

  /// Performs `plan`, if nothing has changed since it was made.
  ///
  /// ```swift
  /// let plan = try tabs.plan(to: LineRoute.stop("Harbour"))
  /// print(plan)  // the steps, a line each
  /// try tabs.apply(plan)
  /// #expect(tabs.visibleRoute as? LineRoute == .stop("Harbour"))
  /// ```
  public func apply(_ plan: NavigationPlan) throws(FlowError) {
    try run(Application(plan: plan))
  }

  /// The number of changes of the hierarchy; equal numbers mean that nothing has changed.
  public var revision: Int { hierarchy.revision }
}

/// Navigating to a route.
struct Navigation: Call {
  let name: String
  let destination: any Route

  /// Whether a root that did not promise a change of flow may be asked for one.
  var lastResort = true

  var route: (any Route)? { destination }
  var reason: DismissalReason { .navigation(to: destination) }
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
private struct Application: Call {
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
      guard let route = executable.route else { return true }
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
