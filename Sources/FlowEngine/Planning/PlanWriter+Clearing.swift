/// What goes: surfaces, pushed children and screens above the destination.
extension PlanWriter {
  /// Takes away what the coordinators on the way have above it.
  mutating func clear(_ way: [Leg]) {
    for (leg, next) in zip(way, way.dropFirst()) { clear(leg.coordinator, towards: next) }
  }

  /// Takes away what `coordinator` has above its own answer.
  mutating func clear(_ coordinator: AnyCoordinator, for answer: Answer) {
    dismissAll(above: coordinator)
    if !answer.isPresentation { popChildren(of: coordinator, above: 0) }
  }

  private mutating func clear(_ coordinator: AnyCoordinator, towards next: Leg) {
    switch next.edge {
    case .start: break
    case .presentation:
      dismissPresentations(of: coordinator, above: next.coordinator)
    case .child:
      let pushed = overlay[coordinator].pushed
      if let index = pushed.firstIndex(where: { $0 === next.coordinator }) {
        dismissPresentations(of: coordinator)
        popChildren(of: coordinator, above: index + 1)
      } else {
        dismissAll(above: coordinator)
      }
    case .tab(let index):
      dismissPresentations(of: coordinator)
      // A tab that is not selected may have left something up.
      for (other, tab) in coordinator.children.enumerated().reversed() where other != index {
        dismissAll(above: tab)
      }
    case .flow:
      dismissPresentations(of: coordinator)
    case .modal:
      dismissAll(above: coordinator)
    }
  }

  /// Dismisses what siblings below the pushed children on the way present: it covers the way.
  mutating func clearBelow(_ way: [Leg]) {
    for (leg, next) in zip(way, way.dropFirst()).reversed() {
      let pushed = overlay[leg.coordinator].pushed
      guard let index = pushed.firstIndex(where: { $0 === next.coordinator }) else { continue }
      for sibling in pushed[..<index].reversed() { dismissAll(above: sibling) }
    }
  }

  /// Pops the children that are pushed above `coordinator` on the stack that it lies on.
  ///
  /// A call may enter at a coordinator whose screens are covered by those of a sibling.
  mutating func uncover(_ coordinator: AnyCoordinator) {
    var current = coordinator
    while let parent = current.parent {
      guard let index = overlay[parent].pushed.firstIndex(where: { $0 === current }) else { return }
      popChildren(of: parent, above: index + 1)
      current = parent
    }
  }

  /// Cleans the coordinators that a call left upwards, outermost first.
  ///
  /// Those inside a surface that is dismissed need no cleaning of their own. Under a modal of an
  /// ancestor on the same surface, stacks and pushed children stay.
  mutating func cleanLeft(_ left: [AnyCoordinator], staysUnder: Bool) {
    let surfaces = left.lastIndex { !$0.ownership.sharesSurface }
    for coordinator in left[((surfaces ?? -1) + 1)...].reversed() {
      dismissAll(above: coordinator)
      if staysUnder { continue }
      popChildren(of: coordinator, above: 0)
      keep(0, of: coordinator)
    }
  }

  /// Dismisses every surface that lies over `coordinator`'s content, the top-most first.
  mutating func dismissAll(above coordinator: AnyCoordinator) {
    enum Visit {
      case content(AnyCoordinator)
      case dismissal(LivePresentation, AnyCoordinator)
    }
    var pending = [Visit.content(coordinator)]
    while let visit = pending.popLast() {
      switch visit {
      case .content(let here):
        // Last in, first out: what is to be dismissed first is put on last.
        pending += overlay.sharers(of: here).map(Visit.content)
        for presentation in overlay[here].presentations {
          pending.append(.dismissal(presentation, here))
          pending.append(.content(presentation.coordinator))
        }
      case .dismissal(let presentation, let host):
        dismiss(presentation, from: host)
      }
    }
  }

  private mutating func dismissPresentations(
    of host: AnyCoordinator,
    above kept: AnyCoordinator? = nil
  ) {
    let presentations = overlay[host].presentations
    let first = presentations.firstIndex { $0.coordinator === kept }.map { $0 + 1 } ?? 0
    for presentation in presentations[first...].reversed() {
      dismissAll(above: presentation.coordinator)
      dismiss(presentation, from: host)
    }
  }

  private mutating func dismiss(_ presentation: LivePresentation, from host: AnyCoordinator) {
    operations.append(.dismiss(presentation.coordinator, presentation.kind, from: host))
    overlay[host].presentations.removeAll { $0.coordinator === presentation.coordinator }
    overlay.reset(presentation.coordinator)
  }

  /// Pops the pushed children of `parent` from the top down to the one at `index`.
  mutating func popChildren(of parent: AnyCoordinator, above index: Int) {
    for child in overlay[parent].pushed[index...].reversed() {
      dismissAll(above: child)
      operations.append(.popChild(child, from: parent))
      overlay[parent].pushed.removeLast()
      overlay.reset(child)
    }
  }

  /// Pops the stack of `coordinator` itself until `count` entries are left.
  mutating func keep(_ count: Int, of coordinator: AnyCoordinator) {
    guard overlay[coordinator].stackCount > count else { return }
    overlay[coordinator].added = []
    overlay[coordinator].kept = count
    operations.append(.pop(coordinator, keeping: count, top: overlay.topRoute(of: coordinator)))
  }

  /// Takes `owned` off the screen: the surface it is in, or its screens and those above them.
  mutating func removeFromScreen(_ owned: AnyCoordinator, of owner: AnyCoordinator) {
    if let index = overlay[owner].pushed.firstIndex(where: { $0 === owned }) {
      dismissAll(above: owned)
      operations.append(.popChild(owned, from: owner))
      overlay[owner].pushed.remove(at: index)
      overlay.reset(owned)
    } else if let presentation = overlay[owner].presentations.first(where: {
      $0.coordinator === owned
    }) {
      dismissAll(above: owned)
      dismiss(presentation, from: owner)
    } else if owned.ownership == .tab {
      dismissAll(above: owned)
      popChildren(of: owned, above: 0)
      keep(0, of: owned)
    }
  }

  /// The operations that empty `orchestrator` before it shows a flow; one that it shows already
  /// keeps its state.
  static func emptying(_ orchestrator: AnyCoordinator, keeping flow: AnyCoordinator) -> [Operation]
  {
    var writer = PlanWriter(start: orchestrator)
    if orchestrator.flow === flow {
      writer.dismissPresentations(of: orchestrator)
    } else {
      writer.dismissAll(above: orchestrator)
    }
    writer.popChildren(of: orchestrator, above: 0)
    writer.keep(0, of: orchestrator)
    return writer.operations
  }
}
