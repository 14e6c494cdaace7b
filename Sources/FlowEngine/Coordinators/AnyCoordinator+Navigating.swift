extension AnyCoordinator {
  /// Goes to `route`, wherever in the hierarchy it is shown, and says whether that worked.
  ///
  /// The call may enter at any coordinator. A failure is reported to the error handler and has
  /// changed nothing. Called from an observer, it waits until what is happening has settled and
  /// answers `true`.
  @discardableResult
  public func navigate(to route: any Route) -> Bool {
    submit("navigate") { [self] () throws(FlowError) in
      try makeScript(to: route, lastResort: true)
    }
  }

  /// Goes to `route` as ``navigate(to:)`` does, and throws what that reports.
  public func perform(_ route: any Route) throws(FlowError) {
    try run("perform") { [self] () throws(FlowError) in
      try makeScript(to: route, lastResort: true)
    }
  }

  /// What ``navigate(to:)`` would do, without doing it.
  ///
  /// Throws what it would report. A plan that may change the flow is made only where the root is an
  /// orchestrator or has said that it would.
  public func plan(to route: any Route) throws(FlowError) -> NavigationPlan {
    try planning("plan") { () throws(FlowError) in
      let script = try makeScript(to: route, lastResort: root is any FlowChanging)
      return NavigationPlan(script, revision: hierarchy.revision)
    }
  }

  /// Does what `plan` says, if nothing has changed since it was made.
  public func apply(_ plan: NavigationPlan) throws(FlowError) {
    try run("apply") { [self] () throws(FlowError) in
      guard let script = plan.script, plan.revision == hierarchy.revision,
        script.start.root === root
      else {
        throw .planOutdated(planned: plan.revision, current: hierarchy.revision)
      }
      return script
    }
  }

  /// How often the hierarchy has changed; equal numbers mean that nothing has.
  public var revision: Int { hierarchy.revision }

  private func makeScript(to route: any Route, lastResort: Bool) throws(FlowError) -> PlanScript {
    let (found, writer) = try Planner.decide(route, from: self, lastResort: lastResort)
    return PlanScript(
      start: self,
      route: route,
      operations: writer.operations,
      refusals: found.refusals,
      note: writer.note(for: found)
    )
  }
}

/// A coordinator that exists to change flows.
@MainActor
protocol FlowChanging {}

extension FlowOrchestrator: FlowChanging {}
