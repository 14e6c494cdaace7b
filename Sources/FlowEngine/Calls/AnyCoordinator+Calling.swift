/// How many calls in a row observers may answer changes with.
let waitingCallLimit = 1_000

extension AnyCoordinator {
  /// Plans a call and applies it, or lets it wait, or reports why it is refused.
  ///
  /// - Returns: Whether the call was applied, or waits: a failure of a waiting call is reported later.
  @discardableResult
  func submit(_ call: some Call) -> Bool {
    do throws(FlowError) {
      try run(call)
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Like ``submit(_:)``, but part of the plan that is being applied if that changes the flow.
  @discardableResult
  func submitDirectly(_ call: some Call) -> Bool {
    let hierarchy = hierarchy
    guard hierarchy.phase == .changingFlow else { return submit(call) }
    hierarchy.phase = .applying
    defer { hierarchy.phase = .changingFlow }
    do throws(FlowError) {
      try withSite { site throws(FlowError) in
        let script = try call.plan(at: site)
        try script.run { () throws(FlowError) in try apply(script, in: hierarchy) }
      }
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Plans a call and applies it, or lets it wait; throws why it is refused.
  func run(_ call: some Call) throws(FlowError) {
    try withSite { site throws(FlowError) in
      switch site.hierarchy.phase {
      case .planning:
        throw .callDuringPlanning(call: call.name, owner: ownerPath)
      case .applying, .changingFlow:
        site.hierarchy.waiting.append(WaitingCall(coordinator: self, call: call))
      case .idle:
        // Whatever the outcome, calls that came meanwhile get their turn.
        defer { if !site.hierarchy.waiting.isEmpty { runWaiting(in: site.hierarchy) } }
        try planAndApply(call, at: site)
      }
    }
  }

  /// Runs `question` as part of planning: calls that it makes are refused.
  func planning<Result>(
    _ call: String,
    _ question: @MainActor (CallSite) throws(FlowError) -> Result
  ) throws(FlowError) -> Result {
    try withSite { site throws(FlowError) in
      let phase = site.hierarchy.phase
      guard phase != .planning else {
        throw .callDuringPlanning(call: call, owner: ownerPath)
      }
      site.hierarchy.phase = .planning
      defer { site.hierarchy.phase = phase }
      return try question(site)
    }
  }

  private func planAndApply(_ call: some Call, at site: CallSite) throws(FlowError) {
    let hierarchy = site.hierarchy
    hierarchy.phase = .planning
    defer { hierarchy.phase = .idle }
    let script = try call.plan(at: site)
    hierarchy.phase = .applying
    try script.run { () throws(FlowError) in try tellAndApply(script, in: hierarchy) }
  }

  private func tellAndApply(_ script: PlanScript, in hierarchy: Hierarchy) throws(FlowError) {
    guard hierarchy.isObserved else { return try apply(script, in: hierarchy) }
    let settled = NavigationPlan(done: script, revision: hierarchy.revision)
    // Gathered before the first step: a change of flow cuts the start off from its owners.
    let audience = Audience()
    audience.include(script.start)
    hierarchy.audience = audience
    defer { hierarchy.audience = nil }
    try apply(script, in: hierarchy)
    audience.tellSettled(settled)
  }

  private func runWaiting(in hierarchy: Hierarchy) {
    var count = 0
    while hierarchy.phase == .idle, !hierarchy.waiting.isEmpty {
      let next = hierarchy.waiting.removeFirst()
      count += 1
      guard count <= waitingCallLimit else {
        hierarchy.waiting = []
        report(.endlessCalls(limit: waitingCallLimit))
        return
      }
      do throws(FlowError) {
        try next.coordinator.withSite { site throws(FlowError) in
          try next.coordinator.planAndApply(next.call, at: site)
        }
      } catch {
        next.coordinator.report(error)
      }
    }
  }
}
