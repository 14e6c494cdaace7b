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
        let error = FlowError.callDuringPlanning(call: call.name, owner: ownerPath)
        hierarchy.logRefusal(of: call.name, to: call.route, on: self, because: error)
        throw error
      case .applying, .changingFlow:
        hierarchy.waiting.append(
          WaitingCall(coordinator: self, call: call, cause: hierarchy.callNumber)
        )
      case .idle:
        let cause = hierarchy.callNumber
        let known = hierarchy.unhandledErrors.count
        // Whatever the outcome, calls that came meanwhile get their turn.
        defer {
          if hierarchy.hasMoreToDo { runWaiting(in: hierarchy) }
          hierarchy.callNumber = cause
        }
        try planAndApply(call, at: site, during: cause)
        hierarchy.pastErrorCount = known
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
      defer {
        site.hierarchy.phase = phase
        site.hierarchy.writeRefusedCalls()
      }
      return try question(site)
    }
  }

  func planAndApply(
    _ call: some Call,
    at site: CallSite,
    during cause: Int
  ) throws(FlowError) {
    let hierarchy = site.hierarchy
    if hierarchy.isLogged {
      hierarchy.log(call.name, to: call.route, on: self, during: cause)
    }
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
        let deferral = script.extras?.deferral
        let intent = deferral?.description
        hierarchy.phase = .applying
        try script.run { () throws(FlowError) in try apply(script, in: hierarchy) }
        if let deferral, let intent { hierarchy.wait(for: deferral, as: intent) }
      }
      return true
    } catch {
      // The call that wanted the change fails with it, so that it is told of once.
      if let earlier = hierarchy.flowRefusal { report(earlier) }
      hierarchy.flowRefusal = error
      return false
    }
  }

  /// Applies a plan, and tells everybody who is to hear of it.
  func carryOut(
    _ script: PlanScript,
    of call: some Call,
    in hierarchy: Hierarchy,
    resuming intent: Intent? = nil
  ) throws(FlowError) {
    hierarchy.phase = .applying
    guard hierarchy.isWatched || script.isDeferred else {
      try script.run { () throws(FlowError) in try apply(script, in: hierarchy) }
      // Who wants to hear what comes into sight may have come with this call.
      if hierarchy.hearsLifecycle { tellAppearances(after: call, in: hierarchy) }
      return
    }
    try script.run { () throws(FlowError) in
      if let intent { hierarchy.log(.resumed(intent.description)) }
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
    audience.include(script.start.coordinator)
    hierarchy.audience = audience
    defer { hierarchy.audience = nil }
    // Who goes out of sight hears of it, even if nobody needs them any more.
    let seen = hierarchy.isLookedAt ? hierarchy.sight?.coordinators : nil
    defer { withExtendedLifetime(seen) {} }
    try body()
    if let deferral = script.extras?.deferral, let intent {
      hierarchy.wait(for: deferral, as: intent)
    }
    if hierarchy.isLookedAt { tellAppearances(after: call, in: hierarchy) }
    hierarchy.log(.settled)
    audience.tellSettled(settled)
  }

  private func tellAppearances(after call: some Call, in hierarchy: Hierarchy) {
    // A hierarchy that is being put together is not seen yet.
    if !call.isStructural || hierarchy.sight != nil { hierarchy.tellAppearances() }
  }
}
