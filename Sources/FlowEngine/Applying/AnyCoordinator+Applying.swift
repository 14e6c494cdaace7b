extension AnyCoordinator {
  /// Applies the steps of a plan, notifying observers after each step that changed something.
  func apply(
    _ plan: ExecutablePlan,
    of call: some Call,
    in hierarchy: Hierarchy
  ) throws(FlowError) {
    defer { if hierarchy.hasEndedFlows { hierarchy.endFlows(by: plan, of: call) } }
    let steps = plan.steps
    for index in steps.indices {
      assert(index == 0 || !steps[index].action.mayFail, "A plan could be applied in part.")
      if hierarchy.reportsSteps || steps[index].action.notifiesSurfaces {
        try apply(steps[index], of: plan, for: call, in: hierarchy)
      } else if try steps[index].action.perform(
        by: steps[index].owner,
        in: plan
      ) {
        hierarchy.revision += 1
      }
      assert(steps[index].disagreement == nil, steps[index].disagreement ?? "")
    }
    call.wasApplied()
  }

  /// Applies one step, and notifies observers and the surfaces that are dismissed.
  private func apply(
    _ step: LiveStep,
    of plan: ExecutablePlan,
    for call: some Call,
    in hierarchy: Hierarchy
  ) throws(FlowError) {
    let description = hierarchy.reportsSteps ? plan.description(of: step) : nil
    var former: [(surface: AnyCoordinator, path: OwnerPath)] = []
    if case .restore = step.action {
      former = step.owner.surfacesAbove().map { ($0, $0.ownerPath) }
    }
    guard try step.action.perform(by: step.owner, in: plan) else { return }
    hierarchy.revision += 1
    if let description { notifyObservers(of: description, step, in: hierarchy) }
    if case .dismiss(let surface, _) = step.action {
      let reason = plan.reason(of: call)
      if case .dismiss(let path, _)? = description {
        hierarchy.log(.dismissed(path, reason: reason.description))
      }
      surface.wasDismissed(for: reason)
    }
    if !former.isEmpty { step.owner.notifyDismissed(instead: former, in: hierarchy) }
  }

  /// Notifies observers of a step that changed the state of its owner.
  private func notifyObservers(of description: PlanStep, _ step: LiveStep, in hierarchy: Hierarchy)
  {
    let change = Change(owner: step.subject.ownerPath, step: description)
    hierarchy.log(.changed(description))
    if case .restore(let restoration) = step.action {
      restoration.notifyBelow(step.owner, of: change, hierarchy.callObservers)
    }
    hierarchy.callObservers?.notify(change, by: step.subject)
  }

  /// Notifies the coordinators among `former` that are no longer surfaces, top-most first.
  private func notifyDismissed(
    instead former: [(surface: AnyCoordinator, path: OwnerPath)],
    in hierarchy: Hierarchy
  ) {
    let reason = DismissalReason.restoration
    let shown = Set(surfacesAbove().map(ObjectIdentifier.init))
    for (surface, path) in former where !shown.contains(ObjectIdentifier(surface)) {
      hierarchy.log(.dismissed(path, reason: reason.description))
      surface.wasDismissed(for: reason)
    }
  }

  func changeFlow(
    to route: any Route,
    isCertain: Bool,
    _ plan: ExecutablePlan
  ) throws(FlowError) {
    let hierarchy = hierarchy
    hierarchy.phase = .changingFlow
    hierarchy.hasAskedForFlowChange = isCertain
    let revision = hierarchy.revision
    let start = plan.start
    let departure = Departure(to: route, from: start, upTo: self)
    let waiting = hierarchy.waitingCount
    defer {
      hierarchy.phase = .applying
      hierarchy.hasAskedForFlowChange = false
      hierarchy.flowRefusal = nil
    }
    let isDone = handleFlowChange(to: route)
    if isDone, hierarchy.flowRefusal == nil {
      if hierarchy.revision == revision {
        // Other calls that the app made wait; if a surface keeps what is to be left, they are not made.
        let added = waiting..<hierarchy.waitingCount
        if !start.leave(by: departure) { hierarchy.dropWaiting(added) }
      } else {
        // Which other surfaces a transition leaves is the app's decision.
        submitDirectly(departure.ofWhatWasLeft)
      }
    }
    // An app need not check the result of its transition.
    if let refusal = hierarchy.flowRefusal {
      guard hierarchy.revision != revision else { throw refusal }
      report(refusal)
    }
    if isDone { return }
    // A refusal changes nothing: what the app has called meanwhile is not done.
    hierarchy.dropWaiting(waiting..<hierarchy.waitingCount)
    if isCertain {
      throw .flowChangeRefused(route: RouteDescription(route), owner: ownerPath)
    }
    throw .navigationFailed(
      route: RouteDescription(route),
      start: plan.start.ownerPath,
      declined: plan.declined + [DeclinedAnswer(owner: ownerPath, reason: .noFlowChange)]
    )
  }

  /// Returns everything to its state before it was shown: root screens, nothing presented.
  func reset() {
    if !isContainer, !baseRouter.current.showsMoreThanStack { return baseRouter.reset() }
    let leaving = PlanOverlay.none.leavingTogether(with: self)
    var visitors: [(visitor: AnyCoordinator, host: AnyCoordinator)] = []
    for coordinator in leaving {
      for presentation in coordinator.baseRouter.current.presentations
      where presentation.kind != .modal {
        visitors.append((presentation.coordinator, coordinator))
      }
      for child in coordinator.baseRouter.current.pushedChildren where child.ownership == .subflow {
        visitors.append((child, coordinator))
      }
      coordinator.baseRouter.reset()
      coordinator.releaseLeavingModals()
    }
    // The innermost first: everything below a coordinator that leaves has left by then.
    while let (visitor, host) = visitors.popLast() { host.detach(visitor) }
  }
}

extension AnyCoordinator {
  /// Makes the call; returns `false` if a surface refuses to go, or asks a question first.
  fileprivate func leave(by departure: Departure) -> Bool {
    let intent = hierarchy.intents.last
    return submitDirectly(departure) && hierarchy.intents.last === intent
  }
}
