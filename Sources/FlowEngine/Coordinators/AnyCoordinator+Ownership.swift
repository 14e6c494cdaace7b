extension AnyCoordinator {
  /// Adds a child: its routes are reached through this coordinator, and shown on its stack.
  ///
  /// A coordinator has one owner. Adding the coordinator itself, an ancestor, a child a second time, or a
  /// coordinator that another one owns is refused, reported to the error handler, and changes nothing. So is a
  /// split coordinator, unless this is a tab coordinator, and any child of a split coordinator, whose columns are set
  /// with `setColumn(_:to:)`.
  ///
  /// ```swift
  /// let lines = LineCoordinator()
  /// lines.addChild(TicketCoordinator())
  /// lines.navigate(to: TicketRoute.ticket(4))  // pushed on the stack of the lines
  /// #expect(lines.flattenedPath.count == 3)  // lines, tickets, ticket 4
  /// ```
  @discardableResult
  public func addChild(_ child: AnyCoordinator) -> Bool {
    submit(Adoption(name: "addChild", coordinator: child, ownership: childOwnership))
  }

  /// Removes a child, or a flow that was brought along, with its screens and all its presentations.
  ///
  /// - Returns: `false` if this coordinator has no such child, which is logged, or if a guard refused, which is
  ///   reported.
  @discardableResult
  public func removeChild(_ child: AnyCoordinator) -> Bool {
    if kind == .split, child.parent === self, let column = child.column {
      submitRemoval(ColumnReplacement(column: column, coordinator: nil))
    } else {
      submitRemoval(Release(name: "removeChild", coordinator: child, expected: childOwnership))
    }
  }

  // MARK: - For the engine

  /// Throws the reason why this coordinator cannot own `coordinator`.
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
    if coordinator === rootCoordinator {
      throw .circularReference(owner: ownerPath, coordinator: coordinator.ownerName)
    }
    try coordinator.checkRouter()
  }

  /// Makes this coordinator the owner of `coordinator`, and takes over its unhandled errors.
  func attach(_ coordinator: AnyCoordinator, as ownership: OwnerStep.Role) {
    assert(coordinator.parent == nil, "\(coordinator.ownerName) gets a second owner.")
    let former = coordinator.knownHierarchy
    coordinator.forgetPath()
    if coordinator.observesLifecycle { hierarchy.observesLifecycle = true }
    coordinator.parent = self
    coordinator.ownership = ownership
    guard let former else { return }
    let hierarchy = hierarchy
    hierarchy.takeOver(from: former)
    coordinator.knownHierarchy = hierarchy
  }

  /// Ends this coordinator's ownership of `coordinator`, which becomes the root of a separate hierarchy.
  func detach(_ coordinator: AnyCoordinator) {
    assert(
      coordinator.parent === self,
      "\(coordinator.ownerName) leaves one that is not its owner."
    )
    let former = hierarchy
    if !ownedCoordinators.awaited.isEmpty { endWaiting(for: coordinator, in: former) }
    coordinator.forgetPath()
    if coordinator.ownership == .subflow {
      // Paths number siblings: those that were pushed, and then those that are presented.
      if !isLast(subflow: coordinator) {
        for sibling in owned where sibling.ownership == .subflow { sibling.forgetPath() }
      }
      ownedCoordinators.children.remove(coordinator)
    }
    coordinator.parent = nil
    coordinator.ownership = .none
    coordinator.tabSlot = nil
    coordinator.column = nil
    if coordinator.kind == .stack, coordinator is PlainScreen {
      // Apps cannot call a plain screen.
      coordinator.knownHierarchy = nil
      return
    }
    coordinator.startHierarchy(after: former)
    // A coordinator that leaves while a call runs takes part in it until it has settled.
    if former.phase != .idle { former.include(coordinator.hierarchy) }
  }

  /// Whether `subflow` is the last subflow of this coordinator.
  private func isLast(subflow: AnyCoordinator) -> Bool {
    if let top = baseRouter.current.presentations.last { return top.coordinator === subflow }
    let children = ownedCoordinators.children
    return children.last === subflow || children.isEmpty
  }

  /// Makes this coordinator the owner of one that a call brought along to be pushed, which leaves with it.
  func attach(pushed subflow: AnyCoordinator) {
    ownedCoordinators.children.append(subflow)
    attach(subflow, as: .subflow)
  }

  /// Shows another flow, or none, without checking ownership.
  func setFlow(_ flow: AnyCoordinator?) {
    assert(kind == .flows || flow == nil, "\(ownerName) gets a flow, and is a \(kind).")
    if let old = self.flow { ownedCoordinators.children.remove(old) }
    baseRouter.current.flow = flow
    if let flow { ownedCoordinators.children.append(flow) }
  }

  func adopt(_ coordinator: AnyCoordinator, as ownership: OwnerStep.Role) {
    if ownership == .modal {
      ownedCoordinators.modals.append(coordinator)
      forgetLeavingPaths()
    } else {
      ownedCoordinators.children.append(coordinator)
    }
    attach(coordinator, as: ownership)
  }

  func release(_ coordinator: AnyCoordinator) {
    // Paths number siblings.
    for sibling in owned { sibling.forgetPath() }
    ownedCoordinators.modals.remove(coordinator)
    if coordinator.ownership == .modal, presents(coordinator) {
      ownedCoordinators.leavingModals.append(coordinator)
      return
    }
    let index = ownedCoordinators.children.firstIndex { $0 === coordinator }
    let isTab = coordinator.ownership == .tab
    if let index { ownedCoordinators.children.remove(at: index) }
    detach(coordinator)
    if isTab, let index { reselect(afterRemovalOf: index) }
    // If a tab is itself a container, everything that it shows is dismissed with it.
    coordinator.reset()
  }

  /// Invalidates the paths of modals that are no longer registered: they are numbered after those that are.
  private func forgetLeavingPaths() {
    for modal in ownedCoordinators.leavingModals { modal.forgetPath() }
  }

  /// Releases the modals that are no longer registered and no longer presented.
  func releaseLeavingModals() {
    guard !ownedCoordinators.leavingModals.isEmpty else { return }
    forgetLeavingPaths()
    for modal in ownedCoordinators.leavingModals where !presents(modal) {
      ownedCoordinators.leavingModals.remove(modal)
      detach(modal)
    }
  }

  /// Keeps the selection on the selected tab, or else on the nearest one that remains.
  private func reselect(afterRemovalOf index: Int) {
    let selected = baseRouter.current.selectedTab
    let next = index < selected ? selected - 1 : min(selected, max(0, children.count - 1))
    assert(
      next == 0 || children.indices.contains(next),
      "\(ownerName) selects tab \(next) of \(children.count)."
    )
    guard next != selected else { return }
    baseRouter.apply(.selectTab(next, byCall: false))
  }
}
