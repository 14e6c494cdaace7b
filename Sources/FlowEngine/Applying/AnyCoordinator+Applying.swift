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
      hierarchy.waiting.append(WaitingCall(coordinator: self, plan: plan))
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
        try call.coordinator.planAndApply(call.plan, in: hierarchy)
      } catch {
        call.coordinator.report(error)
      }
    }
  }

  /// Does what the plan says, telling observers after each step that changed something.
  private func apply(_ script: PlanScript, in hierarchy: Hierarchy) throws(FlowError) {
    for operation in script.operations {
      let step = hierarchy.isObserved ? script.step(for: operation) : nil
      let owner = operation.owner
      let changed = try owner.perform(operation, of: script)
      guard changed else { continue }
      hierarchy.advance()
      if let step {
        hierarchy.audience?.tell(Change(owner: owner.ownerPath, step: step), by: owner)
      }
    }
  }

  /// Makes one change to this coordinator, and says whether it was made here.
  private func perform(_ operation: Operation, of script: PlanScript) throws(FlowError) -> Bool {
    let router = baseRouter
    switch operation {
    case .changeFlow(let route, _, let isCertain):
      try changeFlow(to: route, isCertain: isCertain, script)
      // The transition that the app made has been told of as a step of its own.
      return false
    case .dismiss(let coordinator, _, _):
      remove(presented: coordinator)
    case .popChild(let child, _):
      router.mutate { router.pushedChildren.removeAll { $0 === child } }
      child.reset()
    case .pop(_, let count, _): router.keep(count)
    case .selectTab(let index, _): router.mutate { router.selectedTab = index }
    case .pushChild(let child, _): router.mutate { router.pushedChildren.append(child) }
    case .push(let route, _): router.push(route)
    case .replace(let route, _): router.replace(route)
    case .setRoot(let route, _): router.setRoot(route)
    case .present(let presentation, _):
      if presentation.kind == .detour { attach(presentation.coordinator, as: .detour) }
      router.mutate { router.presentations.append(presentation) }
    case .selectDetent(let detent, _):
      guard let host = parent?.baseRouter,
        let index = host.presentations.firstIndex(where: { $0.coordinator === self })
      else { return false }
      host.mutate { host.presentations[index].detents?.selectedDetent = detent }
    case .installFlow(let flow, let root, _): install(flow, root: root)
    case .adopt(let coordinator, let ownership, _):
      perform(adoptionOf: coordinator, as: ownership)
    case .release(let coordinator, _): perform(releaseOf: coordinator)
    }
    return true
  }

  private func changeFlow(
    to route: any Route,
    isCertain: Bool,
    _ script: PlanScript
  ) throws(FlowError) {
    let hierarchy = hierarchy
    hierarchy.phase = .changingFlow
    defer { hierarchy.phase = .applying }
    if handleFlowChange(to: route) { return }
    if isCertain {
      throw .flowChangeRefused(route: RouteDescription(route), owner: ownerPath)
    }
    let asked = script.refusals + [Refusal(coordinator: self, reason: .noFlowChange)]
    throw .navigationFailed(
      route: RouteDescription(route),
      start: script.start.ownerPath,
      declined: asked.map {
        DeclinedAnswer(owner: $0.coordinator.ownerPath, reason: $0.reason)
      }
    )
  }

  private func remove(presented coordinator: AnyCoordinator) {
    let router = baseRouter
    router.mutate { router.presentations.removeAll { $0.coordinator === coordinator } }
    coordinator.reset()
    if coordinator.ownership == .detour { detach(coordinator) }
  }

  /// Brings everything back to how it was before it was shown: root screens, nothing presented.
  func reset() {
    var pending = [self]
    while let next = pending.popLast() {
      let router = next.baseRouter
      pending += router.pushedChildren
      pending += router.presentations.map(\.coordinator)
      if next.isContainer { pending += next.children }
      for detour in router.presentations where detour.kind == .detour {
        next.detach(detour.coordinator)
      }
      router.keep(0)
      if !router.pushedChildren.isEmpty || !router.presentations.isEmpty {
        router.mutate {
          router.pushedChildren = []
          router.presentations = []
        }
      }
      router.restoreRoot()
    }
  }
}

extension Operation {
  /// The coordinator whose state the operation changes.
  fileprivate var owner: AnyCoordinator {
    switch self {
    case .changeFlow(_, let owner, _), .dismiss(_, _, let owner), .popChild(_, let owner),
      .pop(let owner, _, _), .selectTab(_, let owner), .pushChild(_, let owner),
      .push(_, let owner), .replace(_, let owner), .setRoot(_, let owner),
      .present(_, let owner), .selectDetent(_, let owner), .installFlow(_, _, let owner),
      .adopt(_, _, let owner), .release(_, let owner):
      owner
    }
  }
}
