extension AnyCoordinator {
  /// Does what the plan says, telling observers after each step that changed something.
  func apply(_ script: ExecutablePlan, in hierarchy: Hierarchy) throws(FlowError) {
    for index in script.operations.indices {
      let operation = script.operations[index]
      if hierarchy.reportsSteps || operation.takesAway {
        try apply(operation, of: script, in: hierarchy)
      } else if try script.perform(operation) {
        hierarchy.advance()
      }
    }
  }

  /// Makes one change, and tells those whom it concerns.
  private func apply(
    _ operation: Operation,
    of script: ExecutablePlan,
    in hierarchy: Hierarchy
  ) throws(FlowError) {
    let step = hierarchy.reportsSteps ? script.step(for: operation) : nil
    // Nobody else may keep it once it is gone.
    var surface: AnyCoordinator?
    var former: [(surface: AnyCoordinator, path: OwnerPath)] = []
    switch operation {
    case .dismiss(let held, _, _): surface = held.coordinator
    case .restore(let held):
      former = held.coordinator.surfacesAbove().map { ($0, $0.ownerPath) }
    default: break
    }
    guard try script.perform(operation) else { return }
    hierarchy.advance()
    if let step { tell(step, of: script, by: operation.owner.coordinator, in: hierarchy) }
    if let surface {
      let reason = script.reason ?? .call
      if case .dismiss(let path, _)? = step {
        hierarchy.log(.dismissed(path, reason: reason.description))
      }
      surface.wasDismissed(for: reason)
    }
    if !former.isEmpty {
      operation.owner.coordinator.tellRestored(instead: former, in: hierarchy)
    }
  }

  /// Tells of a step that changed the state of `owner`.
  private func tell(
    _ step: PlanStep,
    of script: ExecutablePlan,
    by owner: AnyCoordinator,
    in hierarchy: Hierarchy
  ) {
    let change = Change(owner: owner.ownerPath, step: step)
    hierarchy.log(.changed(step))
    if case .restore = step {
      script.extras?.restoration?.tellBelow(owner, of: change, hierarchy.callObservers)
    }
    hierarchy.callObservers?.tell(change, by: owner)
  }

  /// Tells those of `former`, the top-most first, that are no surfaces any more.
  private func tellRestored(
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

  fileprivate func changeFlow(
    to route: any Route,
    isCertain: Bool,
    _ script: ExecutablePlan
  ) throws(FlowError) {
    let hierarchy = hierarchy
    hierarchy.phase = .changingFlow
    hierarchy.hasAskedForFlowChange = isCertain
    let revision = hierarchy.revision
    defer {
      hierarchy.phase = .applying
      hierarchy.hasAskedForFlowChange = false
      hierarchy.flowRefusal = nil
    }
    let isDone = handleFlowChange(to: route)
    // An app need not look at what its transition answered.
    if let refusal = hierarchy.flowRefusal {
      guard hierarchy.revision != revision else { throw refusal }
      report(refusal)
    }
    if isDone { return }
    if isCertain {
      throw .flowChangeRefused(route: RouteDescription(route), owner: ownerPath)
    }
    var declined = script.takeDeclined()
    declined.append(DeclinedAnswer(owner: ownerPath, reason: .noFlowChange))
    throw .navigationFailed(
      route: RouteDescription(route),
      start: script.start.ownerPath,
      declined: declined
    )
  }

  fileprivate func remove(presented coordinator: AnyCoordinator) {
    // Who tracks the state is told in the middle: a detour has left then.
    if coordinator.ownership == .detour { detach(coordinator) }
    baseRouter.dismiss(coordinator)
    coordinator.reset()
    releaseLeavingModals()
  }

  /// Lets the sheet that shows this coordinator rest at `detent`, if there is one.
  fileprivate func rest(at detent: ModalPresentationDetent) -> Bool {
    guard let host = parent?.baseRouter,
      let index = host.presentations.firstIndex(where: { $0.coordinator === self })
    else { return false }
    host.mutate { host.presentations[index].detents?.selectedDetent = detent }
    return true
  }

  /// Brings everything back to how it was before it was shown: root screens, nothing presented.
  func reset() {
    if !isContainer, !baseRouter.showsMoreThanStack {
      baseRouter.keep(0)
      baseRouter.restoreRoot()
      return
    }
    var pending = [self]
    var detours: [(detour: AnyCoordinator, host: AnyCoordinator)] = []
    while let next = pending.popLast() {
      let router = next.baseRouter
      for child in router.pushedChildren { pending.append(child) }
      for presentation in router.presentations {
        pending.append(presentation.coordinator)
        if presentation.kind == .detour { detours.append((presentation.coordinator, next)) }
      }
      if next.isContainer { pending += next.children }
      router.keep(0)
      if router.showsMoreThanStack {
        router.uncoverStack()
        next.releaseLeavingModals()
      }
      router.restoreRoot()
    }
    // The innermost first: what lies below a coordinator that leaves has left then.
    while let (detour, host) = detours.popLast() { host.detach(detour) }
  }
}

extension ExecutablePlan {
  /// Makes one change, and says whether anybody is still to be told of it.
  fileprivate func perform(_ operation: Operation) throws(FlowError) -> Bool {
    switch operation {
    case .push(let place, let owner): owner.withRouter { $0.push(route(at: place)) }
    case .pop(let owner, let count): owner.withRouter { $0.keep(count) }
    case .replace(let place, let owner): owner.withRouter { $0.replace(route(at: place)) }
    case .setRoot(let place, let owner): owner.withRouter { $0.setRoot(route(at: place)) }
    case .selectTab(let index, let owner, byCall: false):
      owner.withRouter { $0.select(tab: index) }
    case .selectTab(let index, let owner, byCall: true):
      owner.coordinator.selectByCall(tab: index)
    case .pushChild(let child, let owner): owner.withRouter { $0.push(child: child.coordinator) }
    case .popChild(let child, let owner):
      owner.withRouter { $0.pop(child: child.coordinator) }
      child.coordinator.reset()
    case .present(let index, let owner):
      if presentations[index].kind == .detour {
        owner.coordinator.attach(presentations[index].coordinator, as: .detour)
      }
      owner.withRouter { $0.present(presentations[index]) }
    case .dismiss(let surface, _, let owner):
      owner.coordinator.remove(presented: surface.coordinator)
    case .selectDetent(let detent, let owner): return owner.coordinator.rest(at: detent)
    case .installFlow(let flow, let place, let owner):
      owner.coordinator.install(flow.coordinator, root: route(at: place))
    case .adopt(let other, let ownership, let owner):
      owner.coordinator.perform(adoptionOf: other.coordinator, as: ownership)
    case .release(let other, let owner):
      owner.coordinator.perform(releaseOf: other.coordinator)
    case .restore: return extras?.restoration?.apply() ?? false
    case .changeFlow(let place, let owner, let isCertain):
      // The transition that the app makes is told of as a step of its own.
      try owner.coordinator.changeFlow(to: route(at: place), isCertain: isCertain, self)
      return false
    }
    return true
  }
}
