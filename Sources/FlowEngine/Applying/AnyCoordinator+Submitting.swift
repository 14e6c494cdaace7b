/// How many calls in a row observers may answer changes with.
let waitingCallLimit = 1_000

extension AnyCoordinator {
  /// Plans a call and applies it, or lets it wait, or reports why it is refused.
  ///
  /// - Returns: Whether the call was applied, or waits: a failure of a waiting call is reported later.
  @discardableResult
  func submit(_ call: String, plan: @escaping PlanMaker) -> Bool {
    do throws(FlowError) {
      try run(call, plan: plan)
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Like ``submit(_:plan:)``, but part of the plan that is being applied if that changes the flow.
  @discardableResult
  func submitDirectly(_ call: String, plan: @escaping PlanMaker) -> Bool {
    let hierarchy = hierarchy
    guard hierarchy.phase == .changingFlow else { return submit(call, plan: plan) }
    hierarchy.phase = .applying
    defer { hierarchy.phase = .changingFlow }
    do throws(FlowError) {
      let script = try plan()
      try apply(script, in: hierarchy)
      return true
    } catch {
      report(error)
      return false
    }
  }

  /// Plans a call and applies it, or lets it wait; throws why it is refused.
  func run(_ call: String, plan: @escaping PlanMaker) throws(FlowError) {
    let hierarchy = hierarchy
    switch hierarchy.phase {
    case .planning:
      throw .callDuringPlanning(call: call, owner: ownerPath)
    case .applying, .changingFlow:
      hierarchy.waiting.append(WaitingCall(name: call, coordinator: self, plan: plan))
    case .idle:
      // Whatever the outcome, calls that came meanwhile get their turn.
      defer { runWaiting(in: hierarchy) }
      try planAndApply(plan, in: hierarchy)
    }
  }

  /// Runs `question` as part of planning: calls that it makes are refused.
  func planning<Result>(
    _ call: String,
    _ question: () throws(FlowError) -> Result
  ) throws(FlowError) -> Result {
    let hierarchy = hierarchy
    let phase = hierarchy.phase
    guard phase != .planning else {
      throw .callDuringPlanning(call: call, owner: ownerPath)
    }
    hierarchy.phase = .planning
    defer { hierarchy.phase = phase }
    return try question()
  }

  private func planAndApply(_ plan: PlanMaker, in hierarchy: Hierarchy) throws(FlowError) {
    hierarchy.phase = .planning
    defer { hierarchy.phase = .idle }
    let script = try plan()
    hierarchy.phase = .applying
    guard hierarchy.isObserved else {
      try apply(script, in: hierarchy)
      return
    }
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
      let call = hierarchy.waiting.removeFirst()
      count += 1
      guard count <= waitingCallLimit else {
        hierarchy.waiting = []
        report(.endlessCalls(limit: waitingCallLimit))
        return
      }
      do throws(FlowError) {
        if call.coordinator.hierarchy === hierarchy {
          try call.coordinator.planAndApply(call.plan, in: hierarchy)
        } else {
          // Taken out while the call waited, the coordinator has a hierarchy of its own now.
          try call.coordinator.run(call.name, plan: call.plan)
        }
      } catch {
        call.coordinator.report(error)
      }
    }
  }
}
