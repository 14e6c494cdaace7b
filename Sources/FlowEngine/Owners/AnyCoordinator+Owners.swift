extension AnyCoordinator {
  /// The path of this coordinator in its hierarchy.
  ///
  /// Names are read when a path is first requested, and kept as long as the coordinator stays in its place.
  ///
  /// - Complexity: O(1), but O(depth + siblings of the owners) the first time.
  public var ownerPath: OwnerPath {
    // If the root, and with it the owner, has been freed, the path changes.
    _ = hierarchy
    return OwnerPath(knownPath ?? findPath())
  }

  private func findPath() -> OwnerPathNode {
    var nameless = [self]
    var top = self
    while let parent = top.parent, parent.knownPath == nil {
      nameless.append(parent)
      top = parent
    }
    var upper = top.parent?.knownPath
    var isListed = true
    while let next = nameless.popLast() {
      if let parent = next.parent, let here = upper {
        if isListed { parent.namePaths(of: next, below: here) }
        // In the middle of a step, an owner may not list it yet, or may no longer list it. Such paths are not kept.
        isListed = next.knownPath != nil
        let step = OwnerStep(role: next.ownership ?? .child, name: next.ownerName)
        upper = next.knownPath ?? OwnerPathNode(step, below: here)
      } else {
        next.knownPath = OwnerPathNode(rootName: next.ownerName)
        upper = next.knownPath
      }
    }
    return upper ?? OwnerPathNode(rootName: ownerName)
  }

  /// Sets the path of `owned`, and those of its siblings, which share the numbering.
  private func namePaths(of owned: AnyCoordinator, below here: OwnerPathNode) {
    guard let role = owned.ownership else { return }
    var counts: [String: Int] = [:]
    for (position, sibling) in siblings(in: role).enumerated()
    where sibling.ownership == role {
      let name = sibling.ownerName
      let index =
        switch role {
        case .tab: position
        case .column: sibling.column?.index ?? position
        default: counts[name, default: 0]
        }
      counts[name] = index + 1
      if sibling.knownPath == nil || sibling === owned {
        let step = OwnerStep(role: role, name: name, index: index)
        sibling.knownPath = OwnerPathNode(step, below: here)
      }
    }
  }

  private func siblings(in role: OwnerStep.Role) -> [AnyCoordinator] {
    switch role {
    case .child, .tab, .column, .flow: ownedCoordinators.children
    case .modal: modalCoordinators + ownedCoordinators.leavingModals
    case .detour, .screen: baseRouter.current.presentations.map(\.coordinator)
    case .subflow: ownedCoordinators.children + baseRouter.current.presentations.map(\.coordinator)
    }
  }

  /// Invalidates the paths of this coordinator and of all below it, because their place has changed.
  func forgetPath() {
    if knownPath == nil { return }
    var pending = [self]
    while let next = pending.popLast() {
      // If a coordinator has no path, neither do those below it.
      guard next.knownPath != nil else { continue }
      next.knownPath = nil
      pending += next.owned
    }
  }

  /// Whether `coordinator` is one of this one's current presentations.
  func presents(_ coordinator: AnyCoordinator) -> Bool {
    baseRouter.current.presentations.index(of: coordinator) != nil
  }

  /// Whether `coordinator` is one of the children on top of this one's stack.
  func hasPushed(_ coordinator: AnyCoordinator) -> Bool {
    baseRouter.current.pushedChildren.contains(coordinator)
  }

  /// The coordinator at `path` from this hierarchy's root; `nil` if there is none.
  public func coordinator(at path: OwnerPath) -> AnyCoordinator? {
    var current = rootCoordinator
    guard current.ownerName == path.rootName else { return nil }
    for step in path.steps {
      let next = current.owned.first {
        $0.ownership == step.role && $0.ownerPath.lastStep == step
      }
      guard let next else { return nil }
      current = next
    }
    return current.screenHost
  }

  /// Everything that this coordinator owns: children, registered modals, and what it presents temporarily.
  package var owned: [AnyCoordinator] {
    var owned = ownedCoordinators.all
    for presentation in baseRouter.current.presentations where presentation.kind != .modal {
      owned.append(presentation.coordinator)
    }
    return owned
  }
}
