/// What goes: surfaces, pushed children and screens above the destination.
extension PlanWriter {
  /// Takes away what the coordinators on the way have above it.
  func clear(_ way: [Frame]) {
    for index in 1..<max(1, way.count) {
      clear(way[index - 1].coordinator, towards: way[index])
    }
  }

  /// Takes away what `coordinator` has above its own answer.
  func clear(_ coordinator: AnyCoordinator, for answer: Answer) {
    dismissAll(above: coordinator)
    if !answer.isPresentation { popChildren(of: coordinator, above: 0) }
  }

  private func clear(_ coordinator: AnyCoordinator, towards next: Frame) {
    switch next.edge {
    case .start: break
    case .presentation:
      dismissPresentations(of: coordinator, above: next.coordinator)
    case .child:
      let pushed = overlay.pushed(on: coordinator)
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
  func clearBelow(_ way: [Frame]) {
    for index in (1..<max(1, way.count)).reversed() {
      let pushed = overlay.pushed(on: way[index - 1].coordinator)
      guard pushed.count > 1,
        let place = pushed.firstIndex(where: { $0 === way[index].coordinator })
      else { continue }
      for sibling in pushed[..<place].reversed() { dismissAll(above: sibling) }
    }
  }

  /// Pops the children that are pushed above `coordinator` on the stack that it lies on.
  ///
  /// A call may enter at a coordinator whose screens are covered by those of a sibling.
  func uncover(_ coordinator: AnyCoordinator) {
    var current = coordinator
    while current.ownership == .child, let parent = current.parent {
      guard let index = overlay.pushed(on: parent).firstIndex(where: { $0 === current }) else {
        return
      }
      popChildren(of: parent, above: index + 1)
      current = parent
    }
  }

  /// Cleans the coordinators that a call left upwards, outermost first.
  ///
  /// Under a modal of an ancestor on the same surface, stacks and pushed children stay.
  func cleanLeft(_ left: [AnyCoordinator], staysUnder: Bool) {
    for coordinator in left.reversed() {
      dismissAll(above: coordinator)
      if staysUnder { continue }
      popChildren(of: coordinator, above: 0)
      keep(0, of: coordinator)
    }
  }

  /// Dismisses every surface that lies over `coordinator`'s content, the top-most first.
  func dismissAll(above coordinator: AnyCoordinator) {
    // What shows nothing but its stack has nothing above it.
    guard overlay.showsMoreThanStack(coordinator) else { return }
    if !coordinator.isContainer, overlay.pushed(on: coordinator).isEmpty {
      let presentations = overlay.presentations(of: coordinator)
      if presentations.count == 1, !overlay.showsMoreThanStack(presentations[0].coordinator) {
        return dismiss(presentations[0], from: coordinator)
      }
    }
    enum Visit {
      case content(AnyCoordinator)
      case dismissal(LivePresentation, AnyCoordinator)
    }
    var pending = [Visit.content(coordinator)]
    while let visit = pending.popLast() {
      switch visit {
      case .content(let here):
        // Last in, first out: what is to be dismissed first is put on last.
        for sharer in overlay.sharers(of: here) where overlay.showsMoreThanStack(sharer) {
          pending.append(.content(sharer))
        }
        for presentation in overlay.presentations(of: here) {
          pending.append(.dismissal(presentation, here))
          if overlay.showsMoreThanStack(presentation.coordinator) {
            pending.append(.content(presentation.coordinator))
          }
        }
      case .dismissal(let presentation, let host):
        dismiss(presentation, from: host)
      }
    }
  }

  private func dismissPresentations(
    of host: AnyCoordinator,
    above kept: AnyCoordinator? = nil
  ) {
    let presentations = overlay.presentations(of: host)
    let first = presentations.firstIndex { $0.coordinator === kept }.map { $0 + 1 } ?? 0
    for presentation in presentations[first...].reversed() {
      dismissAll(above: presentation.coordinator)
      dismiss(presentation, from: host)
    }
  }

  private func dismiss(_ presentation: LivePresentation, from host: AnyCoordinator) {
    script.append(
      guarded: .dismiss(Held(presentation.coordinator), presentation.kind, from: Held(host))
    )
    overlay.change(host) {
      $0.presentations.remove(presentation.coordinator)
    }
    overlay.reset(presentation.coordinator)
  }

  /// Pops the pushed children of `parent` from the top down to the one at `index`.
  func popChildren(of parent: AnyCoordinator, above index: Int) {
    let pushed = overlay.pushed(on: parent)
    guard index < pushed.count else { return }
    for child in pushed[index...].reversed() {
      dismissAll(above: child)
      append(.popChild(Held(child), from: Held(parent)))
      overlay.change(parent) { $0.pushed.removeLast() }
      overlay.reset(child)
    }
  }

  /// Pops the stack of `coordinator` itself until `count` entries are left.
  func keep(_ count: Int, of coordinator: AnyCoordinator) {
    guard overlay.stackCount(of: coordinator) > count else { return }
    overlay.change(coordinator) {
      $0.added = []
      $0.kept = count
    }
    append(.pop(Held(coordinator), keeping: count))
  }

  /// Takes `owned` off the screen: the surface it is in, or its screens and those above them.
  func removeFromScreen(_ owned: AnyCoordinator, of owner: AnyCoordinator) {
    if let index = overlay.pushed(on: owner).firstIndex(where: { $0 === owned }) {
      dismissAll(above: owned)
      append(.popChild(Held(owned), from: Held(owner)))
      overlay.change(owner) { $0.pushed.remove(at: index) }
      overlay.reset(owned)
    } else if let presentation = overlay.presentations(of: owner).first(where: {
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

  /// Empties an orchestrator before it shows a flow; one that it shows already keeps its state.
  func empty(_ orchestrator: AnyCoordinator, keeping flow: AnyCoordinator) {
    if orchestrator.flow === flow {
      dismissPresentations(of: orchestrator)
    } else {
      dismissAll(above: orchestrator)
    }
    popChildren(of: orchestrator, above: 0)
    keep(0, of: orchestrator)
  }
}
