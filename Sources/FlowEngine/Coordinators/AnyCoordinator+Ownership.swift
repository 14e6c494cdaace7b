extension AnyCoordinator {
  /// Adds a child: its routes are reached through this coordinator, and shown on its stack.
  ///
  /// A coordinator has one owner. Adding itself, an ancestor, a child a second time, or what
  /// somebody else owns is refused, reported to the error handler, and changes nothing.
  @discardableResult
  public func addChild(_ child: AnyCoordinator) -> Bool {
    adopt(child, as: childOwnership, by: "addChild")
  }

  /// Removes a child, with its screens and everything it presents; ignored for what is no child.
  public func removeChild(_ child: AnyCoordinator) {
    release(child, from: childOwnership, by: "removeChild")
  }

  // MARK: - For the engine

  func adopt(_ coordinator: AnyCoordinator, as ownership: Ownership, by name: String) -> Bool {
    submit(Adoption(name: name, coordinator: coordinator, ownership: ownership))
  }

  func release(_ coordinator: AnyCoordinator, from expected: Ownership, by name: String) {
    submit(Release(name: name, coordinator: coordinator, expected: expected))
  }

  /// Throws what keeps this coordinator from owning `coordinator`.
  func checkOwnable(_ coordinator: AnyCoordinator) throws(FlowError) {
    if coordinator === self {
      throw .circularReference(owner: ownerPath, coordinator: coordinator.ownerName)
    }
    if let parent = coordinator.parent {
      if parent === self {
        throw .duplicateChild(owner: ownerPath, coordinator: coordinator.ownerName)
      }
      throw .alreadyOwned(coordinator: coordinator.ownerPath, refusedFor: ownerPath)
    }
    if coordinator === root {
      throw .circularReference(owner: ownerPath, coordinator: coordinator.ownerName)
    }
  }

  /// Makes this coordinator the owner of `coordinator`, whose unheard errors come along.
  func attach(_ coordinator: AnyCoordinator, as ownership: Ownership) {
    let former = coordinator.knownHierarchy
    coordinator.forgetPath()
    coordinator.parent = self
    coordinator.ownership = ownership
    if let former { hierarchy.takeOver(from: former) }
  }

  /// Ends this coordinator's ownership of `coordinator`, which becomes a root of its own.
  func detach(_ coordinator: AnyCoordinator) {
    let former = hierarchy
    coordinator.forgetPath()
    coordinator.parent = nil
    coordinator.ownership = .none
    coordinator.startHierarchy(after: former)
  }

  func perform(adoptionOf coordinator: AnyCoordinator, as ownership: Ownership) {
    if ownership == .modal {
      ties.modals.append(coordinator)
    } else {
      ties.children.append(coordinator)
    }
    attach(coordinator, as: ownership)
  }

  func perform(releaseOf coordinator: AnyCoordinator) {
    // Siblings are counted in paths.
    for sibling in owned { sibling.forgetPath() }
    if let index = children.firstIndex(where: { $0 === coordinator }) {
      ties.children.remove(at: index)
      if coordinator.ownership == .tab { reselect(afterRemovalOf: index) }
    }
    ties.modals.removeAll { $0 === coordinator }
    detach(coordinator)
  }

  /// Keeps the selection on the tab that had it, or else on the nearest one that is left.
  private func reselect(afterRemovalOf index: Int) {
    let selected = baseRouter.selectedTab
    let next = index < selected ? selected - 1 : min(selected, max(0, children.count - 1))
    guard next != selected else { return }
    baseRouter.mutate { baseRouter.selectedTab = next }
  }
}

/// Taking a coordinator as a child, a tab or a registered modal.
private struct Adoption: Call {
  let name: String
  let coordinator: AnyCoordinator
  let ownership: Ownership

  func plan(at site: CallSite) throws(FlowError) -> PlanScript {
    let owner = site.start
    try owner.checkOwnable(coordinator)
    return PlanScript(start: owner, operations: [.adopt(coordinator, ownership, owner)])
  }
}

/// Giving a child, a tab or a registered modal up.
private struct Release: Call {
  let name: String
  let coordinator: AnyCoordinator
  let expected: Ownership

  func plan(at site: CallSite) -> PlanScript {
    let owner = site.start
    guard coordinator.ownership == expected, coordinator.parent === owner else {
      return PlanScript(start: owner)
    }
    let writer = site.hierarchy.writer(at: site)
    writer.removeFromScreen(coordinator, of: owner)
    writer.append(.release(coordinator, owner))
    return writer.script
  }
}
