extension AnyCoordinator {
  /// Does what the plan says, telling observers after each step that changed something.
  func apply(_ script: PlanScript, in hierarchy: Hierarchy) throws(FlowError) {
    for operation in script.operations {
      let step = hierarchy.isObserved ? script.step(for: operation) : nil
      let owner = operation.owner
      let changed = try owner.perform(operation, of: script)
      guard changed else { continue }
      hierarchy.advance()
      if let step {
        let change = Change(owner: owner.ownerPath, step: step)
        if case .restore(let restoration, _) = operation {
          restoration.tellBelow(owner, of: change, hierarchy.audience)
        }
        hierarchy.audience?.tell(change, by: owner)
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
    case .restore(let restoration, _): return restoration.apply()
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
      .adopt(_, _, let owner), .release(_, let owner), .restore(_, let owner):
      owner
    }
  }
}
