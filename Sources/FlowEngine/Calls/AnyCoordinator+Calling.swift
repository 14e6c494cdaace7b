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

  /// Plans a call and applies it, or lets it wait; throws why it is refused.
  func run(_ call: some Call) throws(FlowError) {
    try withSite { site throws(FlowError) in
      let hierarchy = site.hierarchy
      switch hierarchy.phase {
      case .planning:
        throw .callDuringPlanning(call: call.name, owner: ownerPath)
      case .applying, .changingFlow:
        hierarchy.waiting.append(
          WaitingCall(coordinator: self, call: call, cause: hierarchy.callNumber)
        )
      case .idle:
        // Whatever the outcome, calls that came meanwhile get their turn.
        defer { if hierarchy.hasMoreToDo { runWaiting(in: hierarchy) } }
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

  func planAndApply(
    _ call: some Call,
    at site: CallSite,
    during cause: Int? = nil
  ) throws(FlowError) {
    let hierarchy = site.hierarchy
    hierarchy.log(call, on: self, during: cause)
    hierarchy.phase = .planning
    defer { hierarchy.phase = .idle }
    do throws(FlowError) {
      let script = try guarded(call, at: site)
      try carryOut(script, of: call, in: hierarchy)
    } catch {
      hierarchy.log(.failed(error))
      throw error
    }
  }

  /// Like ``submit(_:)``, but part of the plan that is being applied if that changes the flow.
  @discardableResult
  func submitDirectly(_ call: some Call) -> Bool {
    let hierarchy = hierarchy
    guard hierarchy.phase == .changingFlow else { return submit(call) }
    hierarchy.phase = .planning
    defer { hierarchy.phase = .changingFlow }
    do throws(FlowError) {
      try withSite { site throws(FlowError) in
        let script = try guarded(call, at: site)
        hierarchy.phase = .applying
        try script.run { () throws(FlowError) in try apply(script, in: hierarchy) }
      }
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Applies a plan, and tells everybody who is to hear of it.
  func carryOut(
    _ script: PlanScript,
    of call: some Call,
    in hierarchy: Hierarchy
  ) throws(FlowError) {
    hierarchy.phase = .applying
    guard hierarchy.isWatched || script.extras?.deferral != nil else {
      return try script.run { () throws(FlowError) in try apply(script, in: hierarchy) }
    }
    try script.run { () throws(FlowError) in
      try tell(of: script, of: call, in: hierarchy) { () throws(FlowError) in
        try apply(script, in: hierarchy)
      }
    }
  }

  private func tell(
    of script: PlanScript,
    of call: some Call,
    in hierarchy: Hierarchy,
    body: @MainActor () throws(FlowError) -> Void
  ) throws(FlowError) {
    for redirection in script.extras?.redirections ?? [] { hierarchy.log(.redirected(redirection)) }
    let settled = NavigationPlan(done: script, revision: hierarchy.revision)
    let intent = script.extras?.deferral?.description
    // Gathered before the first step: a change of flow cuts the start off from its owners.
    let audience = Audience()
    audience.include(script.start)
    hierarchy.audience = audience
    defer { hierarchy.audience = nil }
    try body()
    if let deferral = script.extras?.deferral, let intent {
      hierarchy.intent = deferral.makeIntent(as: intent)
      hierarchy.log(.deferred(intent))
    }
    if hierarchy.isLookedAt, !call.isStructural || hierarchy.sight != nil {
      hierarchy.tellAppearances()
    }
    hierarchy.log(.settled)
    audience.tellSettled(settled)
  }
}
