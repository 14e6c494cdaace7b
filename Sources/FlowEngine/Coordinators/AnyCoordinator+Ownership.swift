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

  func adopt(
    _ coordinator: AnyCoordinator,
    as ownership: Ownership,
    by call: String
  ) -> Bool {
    submit(call) { [self] () throws(FlowError) in
      try checkOwnable(coordinator)
      return PlanScript(start: self, operations: [.adopt(coordinator, ownership, self)])
    }
  }

  func release(_ coordinator: AnyCoordinator, from expected: Ownership, by call: String) {
    submit(call) { [self] in
      guard coordinator.parent === self, coordinator.ownership == expected else {
        return PlanScript(start: self)
      }
      var writer = PlanWriter(start: self)
      writer.removeFromScreen(coordinator, of: self)
      return PlanScript(
        start: self,
        operations: writer.operations + [.release(coordinator, self)]
      )
    }
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
    if isSelfOrBelow(coordinator) {
      throw .circularReference(owner: ownerPath, coordinator: coordinator.ownerName)
    }
  }

  /// Makes this coordinator the owner of `coordinator`, whose unheard errors come along.
  func attach(_ coordinator: AnyCoordinator, as ownership: Ownership) {
    let former = coordinator.hierarchy
    coordinator.parent = self
    coordinator.ownership = ownership
    hierarchy.takeOver(from: former)
  }

  /// Ends this coordinator's ownership of `coordinator`, which becomes a root of its own.
  func detach(_ coordinator: AnyCoordinator) {
    let former = hierarchy
    coordinator.parent = nil
    coordinator.ownership = .none
    coordinator.hierarchy.goOn(after: former)
  }

  func perform(adoptionOf coordinator: AnyCoordinator, as ownership: Ownership) {
    if ownership == .modal {
      modalCoordinators.append(coordinator)
    } else {
      children.append(coordinator)
    }
    attach(coordinator, as: ownership)
  }

  func perform(releaseOf coordinator: AnyCoordinator) {
    if let index = children.firstIndex(where: { $0 === coordinator }) {
      children.remove(at: index)
      if coordinator.ownership == .tab { reselect(afterRemovalOf: index) }
    }
    modalCoordinators.removeAll { $0 === coordinator }
    // What is shown inside a tab that is a container itself goes with it.
    coordinator.reset()
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
