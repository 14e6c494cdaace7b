extension AnyCoordinator {
  /// The path through the owners that `owner` names, so that a plan can name owners to come.
  func ownerPath(through owner: (AnyCoordinator) -> AnyCoordinator?) -> OwnerPath {
    var steps: [OwnerStep] = []
    var current = self
    while let parent = owner(current) {
      steps.append(parent.step(to: current))
      current = parent
    }
    return OwnerPath(rootName: current.ownerName, steps: steps.reversed())
  }

  /// The step from this coordinator to one that it owns, or that it is about to present.
  private func step(to owned: AnyCoordinator) -> OwnerStep {
    let name = owned.ownerName
    let role = owned.ownership.role ?? .detour
    if role == .tab {
      let index = children.firstIndex { $0 === owned } ?? 0
      return OwnerStep(role: role, name: name, index: index)
    }
    let rivals: [AnyCoordinator] =
      switch role {
      case .child: children
      case .modal: modalCoordinators
      case .tab, .detour, .flow: []
      }
    let before = rivals.prefix { $0 !== owned }.count {
      $0.ownership.role == role && $0.ownerName == name
    }
    return OwnerStep(role: role, name: name, index: before)
  }

  /// Whether `coordinator` is one of this one's current presentations.
  func presents(_ coordinator: AnyCoordinator) -> Bool {
    baseRouter.presentations.contains { $0.coordinator === coordinator }
  }

  /// Whether `coordinator` is one of the children on top of this one's stack.
  func hasPushed(_ coordinator: AnyCoordinator) -> Bool {
    baseRouter.pushedChildren.contains { $0 === coordinator }
  }

  /// The coordinator that `path` leads to from this hierarchy's root, or `nil` if there is none.
  public func coordinator(at path: OwnerPath) -> AnyCoordinator? {
    var current = root
    guard current.ownerName == path.rootName else { return nil }
    for step in path.steps {
      guard let next = current.owned.first(where: { current.step(to: $0) == step }) else {
        return nil
      }
      current = next
    }
    return current
  }

  /// Everything that this coordinator owns: children, registered modals, and detours on screen.
  var owned: [AnyCoordinator] {
    children + modalCoordinators
      + baseRouter.presentations.lazy.filter { $0.kind == .detour }.map(\.coordinator)
  }

  /// Whether this coordinator is `other` or one below it.
  func isSelfOrBelow(_ other: AnyCoordinator) -> Bool {
    var current: AnyCoordinator? = self
    while let here = current {
      if here === other { return true }
      current = here.parent
    }
    return false
  }
}
