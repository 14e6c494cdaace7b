extension AnyCoordinator {
  /// Applies the steps of a plan, notifying observers after each step that changed something.
  func apply(
    _ plan: ExecutablePlan,
    of call: some Call,
    in hierarchy: Hierarchy
  ) throws(FlowError) {
    assert(hierarchy.phase == .applying, "A plan is applied while it is \(hierarchy.phase).")
    assert(!plan.isStillWaiting, "The plan of \(call.name) is applied, which still waits.")
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
    assert(
      leaving.allSatisfy { !$0.baseRouter.current.showsMoreThanStack },
      "\(ownerName) is reset, and one of \(leaving.count) still shows others."
    )
  }

  /// Makes the call; returns `false` if a surface refuses to go, or asks a question first.
  fileprivate func leave(by departure: Departure) -> Bool {
    // The way to a question may dismiss this coordinator.
    let hierarchy = hierarchy
    let intent = hierarchy.intents.last
    return submitDirectly(departure) && hierarchy.intents.last === intent
  }
}

/// The invariants of a coordinator between two steps, for assertions.
extension AnyCoordinator {
  /// A disagreement between this coordinator's state and the coordinators that it owns; `nil` if there is none.
  ///
  /// A hundred or more of them are not checked, because that would take quadratic time over as many calls.
  var disagreement: String? {
    let state = baseRouter.current
    guard ownedCoordinators.children.count + state.presentations.count < 100 else { return nil }
    if let problem = disagreementWithOwned(state) { return "\(ownerName) \(problem)" }
    if let problem = disagreement(in: state) { return "\(ownerName) \(problem)" }
    return nil
  }

  private func disagreementWithOwned(_ state: CoordinatorState) -> String? {
    for child in ownedCoordinators.children {
      let isFitting =
        switch child.ownership {
        case .child: kind == .stack || kind == .flows
        case .tab: kind == .tabs
        case .column: kind == .split && child.column.map(splitStyle.columns.contains) == true
        case .flow: state.flow === child
        case .subflow: state.pushedChildren.contains(child)
        case nil, .modal, .detour, .screen: false
        }
      guard isFitting else { return "lists \(child.ownerName) as a child, wrongly" }
    }
    for modal in ownedCoordinators.modals + ownedCoordinators.leavingModals
    where modal.ownership != .modal {
      return "lists \(modal.ownerName) as a modal, wrongly"
    }
    for presentation in state.presentations
    where presentation.coordinator.ownership != presentation.kind.visitorOwnership ?? .modal {
      return "presents \(presentation.coordinator.ownerName), wrongly"
    }
    for other in owned {
      guard other.parent === self else { return "owns \(other.ownerName), which has another owner" }
      guard let path = other.knownPath else { continue }
      guard path.step?.role == other.ownership, path.depth == (knownPath?.depth ?? -2) + 1 else {
        return "owns \(other.ownerName), whose path is of another place"
      }
    }
    return nil
  }

  private func disagreement(in state: CoordinatorState) -> String? {
    let tabs = kind == .tabs ? ownedCoordinators.children.count : 0
    if state.selectedTab != 0, !(0..<tabs).contains(state.selectedTab) {
      return "selects tab \(state.selectedTab) of \(tabs)"
    }
    if isContainer, state.stack.count > 0 || !state.pushedChildren.isEmpty {
      return "shows others, and has screens"
    }
    if let flow = state.flow, !ownedCoordinators.children.contains(flow) {
      return "shows the flow \(flow.ownerName), which it does not own"
    }
    for child in state.pushedChildren where !ownedCoordinators.children.contains(child) {
      return "has pushed \(child.ownerName), which it does not own"
    }
    if Set(state.pushedChildren).count < state.pushedChildren.count { return "pushes one twice" }
    let presented = state.presentations.map(\.coordinator)
    if Set(presented).count < presented.count { return "presents one twice" }
    let columns = ownedCoordinators.children.compactMap(\.column?.index)
    if kind == .split, zip(columns, columns.dropFirst()).contains(where: { $0 >= $1 }) {
      return "has its columns in another order"
    }
    return nil
  }
}
