extension AnyCoordinator {
  /// Does what the plan says, telling observers after each step that changed something.
  func apply(_ script: PlanScript, in hierarchy: Hierarchy) throws(FlowError) {
    for index in script.operations.indices {
      let step = hierarchy.isWatched ? script.step(for: script.operations[index]) : nil
      // Nobody else may keep it once it is gone.
      var surface: AnyCoordinator?
      if script.takesSurfaces, case .dismiss(let held, _, _) = script.operations[index] {
        surface = held.coordinator
      }
      guard let owner = try script.perform(at: index) else { continue }
      hierarchy.advance()
      if let step {
        let change = Change(owner: owner.ownerPath, step: step)
        hierarchy.log(.changed(step))
        if case .restore(let restoration, _) = script.operations[index] {
          restoration.tellBelow(owner, of: change, hierarchy.audience)
        }
        hierarchy.audience?.tell(change, by: owner)
      }
      if let surface {
        let reason = script.extras?.reason ?? .call
        if case .dismiss(let path, _)? = step {
          hierarchy.log(.dismissed(path, reason: reason.description))
        }
        surface.wasDismissed(for: reason)
      }
    }
  }

  fileprivate func changeFlow(
    to route: any Route,
    isCertain: Bool,
    _ script: PlanScript
  ) throws(FlowError) {
    let hierarchy = hierarchy
    hierarchy.phase = .changingFlow
    hierarchy.hasAskedForFlowChange = isCertain
    defer {
      hierarchy.phase = .applying
      hierarchy.hasAskedForFlowChange = false
    }
    if handleFlowChange(to: route) { return }
    if isCertain {
      throw .flowChangeRefused(route: RouteDescription(route), owner: ownerPath)
    }
    let own = DeclinedAnswer(owner: ownerPath, reason: .noFlowChange)
    throw .navigationFailed(
      route: RouteDescription(route),
      start: script.start.ownerPath,
      declined: script.declined + [own]
    )
  }

  fileprivate func remove(presented coordinator: AnyCoordinator) {
    let router = baseRouter
    router.mutate { router.presentations.remove(coordinator) }
    coordinator.reset()
    if coordinator.ownership == .detour { detach(coordinator) }
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
      if !router.pushedChildren.isEmpty || !router.presentations.isEmpty {
        router.mutate {
          router.pushedChildren = []
          router.presentations = []
        }
        next.releaseLeavingModals()
      }
      router.restoreRoot()
    }
    // The innermost first: what lies below a coordinator that leaves has left then.
    while let (detour, host) = detours.popLast() { host.detach(detour) }
  }
}

extension PlanScript {
  /// Makes one change, and returns the coordinator whose state it was made to, or `nil` if the change
  /// has been told of already.
  fileprivate func perform(at index: Int) throws(FlowError) -> AnyCoordinator? {
    switch operations[index] {
    case .push(let route, let owner):
      owner.coordinator.baseRouter.push(route)
      return owner.coordinator
    case .pop(let owner, let count):
      owner.coordinator.baseRouter.keep(count)
      return owner.coordinator
    case .replace(let route, let owner):
      owner.coordinator.baseRouter.replace(route)
      return owner.coordinator
    case .setRoot(let route, let owner):
      owner.coordinator.baseRouter.setRoot(route)
      return owner.coordinator
    case .selectTab(let index, let owner):
      owner.coordinator.baseRouter.mutate { owner.coordinator.baseRouter.selectedTab = index }
      return owner.coordinator
    case .pushChild(let child, let owner):
      owner.coordinator.baseRouter.mutate {
        owner.coordinator.baseRouter.pushedChildren.append(child.coordinator)
      }
      return owner.coordinator
    case .popChild(let child, let owner):
      owner.coordinator.baseRouter.mutate {
        owner.coordinator.baseRouter.pushedChildren.remove(child.coordinator)
      }
      child.coordinator.reset()
      return owner.coordinator
    case .present(let presentation, let owner):
      if presentation.kind == .detour {
        owner.coordinator.attach(presentation.coordinator, as: .detour)
      }
      owner.coordinator.baseRouter.mutate {
        owner.coordinator.baseRouter.presentations.append(presentation)
      }
      return owner.coordinator
    case .dismiss(let coordinator, _, let owner):
      owner.coordinator.remove(presented: coordinator.coordinator)
      return owner.coordinator
    case .selectDetent(let detent, let owner):
      return owner.coordinator.rest(at: detent) ? owner.coordinator : nil
    case .installFlow(let flow, let root, let owner):
      owner.coordinator.install(flow.coordinator, root: root)
      return owner.coordinator
    case .adopt(let coordinator, let ownership, let owner):
      owner.coordinator.perform(adoptionOf: coordinator.coordinator, as: ownership)
      return owner.coordinator
    case .release(let coordinator, let owner):
      owner.coordinator.perform(releaseOf: coordinator.coordinator)
      return owner.coordinator
    case .restore(let restoration, let owner):
      let surfaces = owner.coordinator.liveSurfaces().dropFirst().map(\.owner)
      guard restoration.apply() else { return nil }
      let shown = Set(owner.coordinator.liveSurfaces().map { ObjectIdentifier($0.owner) })
      for surface in surfaces.reversed() where !shown.contains(ObjectIdentifier(surface)) {
        surface.wasDismissed(for: .restoration)
      }
      return owner.coordinator
    case .changeFlow(let route, let owner, let isCertain):
      // The transition that the app makes is told of as a step of its own.
      try owner.coordinator.changeFlow(to: route, isCertain: isCertain, self)
      return nil
    }
  }
}
