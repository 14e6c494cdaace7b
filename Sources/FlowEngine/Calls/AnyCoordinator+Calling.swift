extension AnyCoordinator {
  /// Plans a call and applies it, or lets it wait, or reports why it is refused.
  ///
  /// - Returns: Whether the call was applied, or waits: a failure of a waiting call is reported later.
  @discardableResult
  func submit(_ call: some Call) -> Bool { submit(call, idle: true) }

  /// Like ``submit(_:)``, but returns `false` for a call with nothing to do, too.
  func submitRemoval(_ call: some Call) -> Bool { submit(call, idle: false) }

  private func submit(_ call: some Call, idle: Bool) -> Bool {
    do throws(FlowError) {
      return try run(call) || idle
    } catch {
      report(error)
      updateViewers()
      return false
    }
  }

  /// Plans a call and applies it, or lets it wait; throws why it is refused.
  ///
  /// - Returns: `false` if there was nothing to do.
  @discardableResult
  func run(_ call: some Call) throws(FlowError) -> Bool {
    // Viewers may make calls themselves, so the start of this one is known only afterwards.
    if let hasEffect = try run(call, updatingViewersFirst: true) { return hasEffect }
    return try run(call, updatingViewersFirst: false) ?? true
  }

  /// Plans a call and applies it, or lets it wait; returns `nil` if viewers were updated first instead.
  @inline(__always)
  private func run(_ call: some Call, updatingViewersFirst: Bool) throws(FlowError) -> Bool? {
    try withSite { site throws(FlowError) in
      let hierarchy = site.hierarchy
      if updatingViewersFirst, hierarchy.hasViewers, hierarchy.isAtRest {
        hierarchy.updateViewers()
        return nil
      }
      let cause = hierarchy.callNumber
      guard try canRun(call, in: hierarchy, during: cause) else { return true }
      if hierarchy.hasErrors { hierarchy.errors.beginCall() }
      var hasSettled = false
      // Whatever the outcome, calls that were made meanwhile run now.
      defer {
        if hierarchy.hasPendingWork { runWaiting(in: hierarchy, hasSettled: hasSettled) }
        hierarchy.callNumber = cause
        if hierarchy.hasViewers { hierarchy.updateViewers() }
      }
      let hasEffect = try planAndApply(call, at: site, during: cause)
      hasSettled = true
      if hierarchy.hasErrors { hierarchy.errors.noteSuccess() }
      return hasEffect
    }
  }

  /// Whether a call may run now; if not, it waits for coordinators that are in another call.
  ///
  /// Throws if one of them is being planned, because questions must have no side effects.
  func canRun(
    _ call: some Call,
    in hierarchy: Hierarchy,
    during cause: Int
  ) throws(FlowError) -> Bool {
    if hierarchy.phase != .idle {
      try wait(with: call, for: hierarchy, in: hierarchy, during: cause)
      return false
    }
    for partner in call.partners {
      guard let busy = partner.busyHierarchy else { continue }
      try wait(with: call, for: busy, in: hierarchy, during: cause)
      return false
    }
    return true
  }

  private func wait(
    with call: some Call,
    for busy: Hierarchy,
    in hierarchy: Hierarchy,
    during cause: Int
  ) throws(FlowError) {
    guard busy.phase != .planning else {
      let error = FlowError.callDuringPlanning(call: call.name, owner: ownerPath)
      hierarchy.logRefusal(of: call.name, to: call.route, on: self, because: error)
      throw error
    }
    busy.add(
      WaitingCall(
        coordinator: self,
        call: call,
        cause: cause,
        isWithoutAnimation: hierarchy.isWithoutAnimation
      )
    )
  }

  /// Runs `question` as part of planning: calls that it makes are refused.
  ///
  /// - Parameters:
  ///   - call: The method that was called.
  ///   - partner: A coordinator that the plan would bring, which gets no owner meanwhile.
  ///   - question: Makes the plan.
  /// - Returns: What `question` returns.
  /// - Throws: What it throws, and if it is called from a question or the partner takes part in another call.
  func planning<Result>(
    _ call: String,
    bringing partner: AnyCoordinator? = nil,
    _ question: @MainActor (CallSite) throws(FlowError) -> Result
  ) throws(FlowError) -> Result {
    try withSite { site throws(FlowError) in
      let hierarchy = site.hierarchy
      let phase = hierarchy.phase
      guard phase != .planning else {
        throw .callDuringPlanning(call: call, owner: ownerPath)
      }
      hierarchy.phase = .planning
      var guest: Hierarchy?
      defer {
        // Calls made by listeners that are notified of such refusals wait, too.
        hierarchy.phase = .applying
        if let guest { hierarchy.release(guest) }
        hierarchy.phase = phase
        hierarchy.writeRefusedCalls()
        hierarchy.reportPendingErrors()
        if phase == .idle, !hierarchy.waiting.isEmpty {
          runWaiting(in: hierarchy, hasSettled: false)
          hierarchy.updateViewers()
        }
      }
      if let partner { guest = try hierarchy.include(partner, for: call) }
      return try question(site)
    }
  }

  /// Runs `question` as part of planning, for code that does not need the place where it is asked.
  package func asking<Result>(
    _ call: String,
    _ question: @MainActor () throws(FlowError) -> Result
  ) throws(FlowError) -> Result {
    try planning(call) { _ throws(FlowError) in try question() }
  }

  /// Plans a call and applies it; returns `false` if there was nothing to do.
  @discardableResult
  func planAndApply(
    _ call: some Call,
    at site: CallSite,
    during cause: Int
  ) throws(FlowError) -> Bool {
    let hierarchy = site.hierarchy
    if hierarchy.isLogged {
      hierarchy.log(call.name, to: call.route, on: self, during: cause)
    }
    hierarchy.begin(call)
    defer { hierarchy.settle(call) }
    do throws(FlowError) {
      let plan = try guarded(call, at: site)
      let hasEffect = !plan.steps.isEmpty || plan.intent != nil
      try execute(plan, of: call, in: hierarchy)
      return hasEffect
    } catch {
      hierarchy.log(.failed(error))
      throw error
    }
  }

  /// Like ``submit(_:)``, but part of the plan that is being applied if that plan changes the flow.
  ///
  /// - Returns: `false`, too, if a surface asks again a question that has already been shown and dismissed.
  @discardableResult
  func submitDirectly(_ call: some Call) -> Bool {
    let hierarchy = hierarchy
    guard hierarchy.phase == .changingFlow else { return submit(call) }
    hierarchy.enter(.planning)
    defer {
      hierarchy.enter(.applying)
      hierarchy.phase = .changingFlow
    }
    do throws(FlowError) {
      for partner in call.partners { _ = try hierarchy.include(partner, for: call.name) }
      return try withSite { site throws(FlowError) in
        var site = site
        site.intent = hierarchy.resumedIntent
        let plan = try guarded(call, at: site)
        if plan.isStillWaiting { return false }
        hierarchy.enter(.applying)
        try apply(plan, of: call, in: hierarchy)
        hierarchy.wait(after: plan)
        return true
      }
    } catch {
      // The call that requested the change fails with this error, so that it is reported once.
      if let earlier = hierarchy.flowRefusal { report(earlier) }
      hierarchy.flowRefusal = error
      return false
    }
  }

  /// Applies a plan, and notifies observers, logs and the coordinators that appear or disappear.
  func execute(
    _ plan: ExecutablePlan,
    of call: some Call,
    in hierarchy: Hierarchy,
    resuming intent: Intent? = nil
  ) throws(FlowError) {
    hierarchy.enter(.applying)
    guard hierarchy.reportsSteps || plan.intent != nil else {
      try apply(plan, of: call, in: hierarchy)
      // A coordinator that observes its lifecycle may have been added by this call.
      if hierarchy.observesLifecycle { notifyAppearances(after: call, in: hierarchy) }
      return
    }
    if let intent { hierarchy.log(.resumed(intent.description)) }
    try applyAndReport(plan, of: call, in: hierarchy)
  }

  private func applyAndReport(
    _ plan: ExecutablePlan,
    of call: some Call,
    in hierarchy: Hierarchy
  ) throws(FlowError) {
    for redirection in plan.intent?.redirections ?? [] { hierarchy.log(.redirected(redirection)) }
    let settled = NavigationPlan(plan, revision: hierarchy.revision, isDone: true)
    // Collected before the first step: a change of flow separates the start from its owners.
    let callObservers = CallObservers(isAnimated: plan.isAnimated)
    callObservers.include(plan.start)
    hierarchy.callObservers = callObservers
    defer { hierarchy.callObservers = nil }
    // Coordinators that disappear are notified even if nothing else refers to them any more.
    let seen = hierarchy.tracksVisibility ? hierarchy.visibleSet?.coordinators : nil
    defer { withExtendedLifetime(seen) {} }
    try apply(plan, of: call, in: hierarchy)
    hierarchy.wait(after: plan)
    if hierarchy.tracksVisibility { notifyAppearances(after: call, in: hierarchy) }
    hierarchy.logLostIntents()
    if plan.steps.isEmpty, plan.intent == nil, let reason = call.idleReason {
      hierarchy.log(.idle(reason))
    }
    if let note = plan.note { hierarchy.log(.noted(note)) }
    hierarchy.log(.settled)
    callObservers.notifySettled(settled)
  }

  private func notifyAppearances(after call: some Call, in hierarchy: Hierarchy) {
    // A hierarchy that is being assembled is not visible yet.
    if !call.isStructural || hierarchy.visibleSet != nil { hierarchy.notifyAppearances() }
  }
}
