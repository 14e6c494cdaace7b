/// Removing surfaces, pushed children and screens above the destination.
extension PlanBuilder {
  /// Removes what is above the coordinators on the way.
  ///
  /// For those before the one at `surface`, only other surfaces that cover that surface are removed, and no
  /// screens.
  mutating func clear(_ way: [WalkStep], from surface: Int) {
    for index in 1..<max(1, way.count) {
      let (host, next) = (way[index - 1].coordinator, way[index])
      if index < surface {
        uncover(way[surface].coordinator, on: host, towards: next)
      } else {
        clear(host, towards: next)
      }
    }
  }

  /// Dismisses what covers `surface`, which is already presented and is at `next` or below it.
  private mutating func uncover(
    _ surface: AnyCoordinator,
    on host: AnyCoordinator,
    towards next: WalkStep
  ) {
    switch next.link {
    case .child:
      dismissPresentations(of: host)
      guard let place = overlay.pushedChildren(of: host).lastIndex(of: next.coordinator) else {
        return
      }
      dismissAll(abovePushedOn: host, from: place + 1)
    case .tab where overlay.content(of: host) === next.coordinator:
      dismissPresentations(of: host)
      // Later presentations of other tabs are above.
      let presentations = overlay.presentations(over: host)
      let later = presentations.reversed().prefix {
        $0.presentation.coordinator !== surface
      }
      for above in later {
        let presenter = above.presenter
        guard !presenter.isSelfOrBelow(next.coordinator) else { continue }
        dismiss(above.presentation.coordinator, from: presenter)
      }
    case .column:
      dismissPresentations(of: host)
      // The presentations of earlier columns are below.
      for column in host.ownedCoordinators.children.reversed() {
        if column === next.coordinator { break }
        dismissAll(above: column)
      }
    case .start, .presentation, .tab, .flow, .modal:
      clear(host, towards: next)
    }
  }

  /// Removes what `coordinator` has above its own answer.
  mutating func clear(_ coordinator: AnyCoordinator, for answer: Answer) {
    dismissAll(above: coordinator)
    if !answer.isPresentation { popChildren(of: coordinator, above: 0) }
  }

  private mutating func clear(_ coordinator: AnyCoordinator, towards next: WalkStep) {
    switch next.link {
    case .start: break
    case .presentation:
      dismissPresentations(of: coordinator, above: next.coordinator)
    case .child:
      if let place = overlay.pushedChildren(of: coordinator).lastIndex(of: next.coordinator) {
        dismissPresentations(of: coordinator)
        popChildren(of: coordinator, above: place + 1)
      } else {
        dismissAll(above: coordinator)
      }
    case .tab, .column:
      dismissPresentations(of: coordinator)
      // A tab that is not selected may still present something, and so may any column.
      for other in coordinator.ownedCoordinators.children.reversed()
      where other !== next.coordinator {
        dismissAll(above: other)
      }
    case .flow:
      dismissPresentations(of: coordinator)
    case .modal:
      dismissAll(above: coordinator)
    }
  }

  /// Dismisses the presentations of siblings below the pushed children on the way, because they cover it.
  mutating func clearBelow(_ way: [WalkStep], from surface: Int) {
    for index in (1..<max(1, way.count)).reversed() where index > surface {
      let host = way[index - 1].coordinator
      guard let place = overlay.pushedChildren(of: host).lastIndex(of: way[index].coordinator)
      else { continue }
      for lower in overlay.pushedChildren(of: host)[..<place].reversed() {
        dismissAll(above: lower)
      }
    }
  }

  /// Pops the children that are pushed above `coordinator` on its stack.
  ///
  /// The screens of the coordinator that was called may be covered by those of a sibling. Under a surface
  /// that answers they stay, without their presentations above it.
  mutating func uncover(_ coordinator: AnyCoordinator, staysUnder: Bool) {
    if coordinator.ownership == nil { return }
    var current = coordinator
    while current.ownership == .child || current.ownership == .subflow,
      let owner = current.parent,
      let place = overlay.pushedChildren(of: owner).lastIndex(of: current)
    {
      if staysUnder {
        dismissAll(abovePushedOn: owner, from: place + 1)
      } else {
        popChildren(of: owner, above: place + 1)
      }
      current = owner
    }
  }

  /// Dismisses the presentations of the pushed children of `owner`, from the top down to the one at `index`.
  private mutating func dismissAll(abovePushedOn owner: AnyCoordinator, from index: Int) {
    for child in overlay.pushedChildren(of: owner).dropFirst(index).reversed() {
      dismissAll(above: child)
    }
  }

  /// Clears the coordinators that a call left upwards, outermost first.
  mutating func cleanLeft(_ left: [AnyCoordinator]) {
    for index in left.indices.reversed() {
      let coordinator = left[index]
      // Whatever is above a content is above its container, and has been dismissed with that.
      let isContent =
        switch coordinator.ownership {
        case .tab, .flow, .column: true
        default: false
        }
      if !isContent || index == left.count - 1 { dismissAll(above: coordinator) }
      popChildren(of: coordinator, above: 0)
      keep(0, of: coordinator)
    }
  }

  /// Dismisses those of `surfaces` that are presented, and clears the stacks of the coordinators that a call left.
  ///
  /// - Parameters:
  ///   - left: The coordinators, from the one that was called up to the one below the root.
  ///   - surfaces: The surfaces, top-most first.
  mutating func leave(_ left: [AnyCoordinator], dismissing surfaces: [AnyCoordinator]) {
    for surface in surfaces {
      guard let owner = surface.parent, overlay.presentations(of: owner).index(of: surface) != nil
      else { continue }
      removeFromScreen(surface, of: owner)
    }
    if let last = left.last, let place = overlay.pushedChildren(of: root).lastIndex(of: last) {
      popChildren(of: root, above: place)
    }
    for coordinator in left.reversed() {
      popChildren(of: coordinator, above: 0)
      keep(0, of: coordinator)
    }
  }

  /// Dismisses every surface above `coordinator`'s content, top-most first.
  mutating func dismissAll(above coordinator: AnyCoordinator) {
    // A coordinator that shows only its stack has nothing above it.
    guard overlay.showsMoreThanStack(coordinator) else { return }
    var removals = [Removal.content(coordinator)]
    while let removal = removals.popLast() {
      switch removal {
      case .content(let here):
        // Last in, first out: what is to be dismissed first is pushed last.
        for other in overlay.onSurface(of: here) where overlay.showsMoreThanStack(other) {
          removals.append(.content(other))
        }
        for presented in overlay.presentations(of: here).map(\.coordinator) {
          removals.append(.dismissal(presented, from: here))
          if overlay.showsMoreThanStack(presented) { removals.append(.content(presented)) }
        }
      case .dismissal(let presented, let host):
        dismiss(presented, from: host)
      }
    }
    assert(
      overlay.presentations(of: coordinator).isEmpty,
      "\(coordinator.ownerName) still presents \(overlay.presentations(of: coordinator).count)."
    )
  }

  private mutating func dismissPresentations(
    of host: AnyCoordinator,
    above kept: AnyCoordinator? = nil
  ) {
    let first = kept.flatMap { overlay.presentations(of: host).index(of: $0) }.map { $0 + 1 } ?? 0
    for top in overlay.presentations(of: host).dropFirst(first).map(\.coordinator).reversed() {
      dismissAll(above: top)
      dismiss(top, from: host)
    }
  }

  /// Dismisses all dialogs, before anything else is presented: they would be covered.
  mutating func dismissDialogs() {
    guard mayHaveDialogs else { return }
    for above in overlay.presentations(over: root).reversed() where above.presentation.isDialog {
      dismiss(above.presentation.coordinator, from: above.presenter)
    }
  }

  private mutating func dismiss(_ presented: AnyCoordinator, from host: AnyCoordinator) {
    guard let index = overlay.presentations(of: host).index(of: presented) else { return }
    append(.dismiss(presented, overlay.presentations(of: host)[index].kind), to: host)
  }

  /// Pops the pushed children of `owner` from the top down to the one at `index`.
  mutating func popChildren(of owner: AnyCoordinator, above index: Int) {
    for child in overlay.pushedChildren(of: owner).dropFirst(index).reversed() {
      dismissAll(above: child)
      append(.popChild(child), to: owner)
    }
    assert(
      overlay.pushedChildren(of: owner).count <= index,
      "\(overlay.pushedChildren(of: owner).count) children of \(owner.ownerName) stay, not \(index)."
    )
  }

  /// Pops the stack of `coordinator` itself until `count` entries are left.
  mutating func keep(_ count: Int, of coordinator: AnyCoordinator) {
    assert(count >= 0, "The root of \(coordinator.ownerName) is popped: \(count) screens stay.")
    guard overlay.stackCount(of: coordinator) > count else { return }
    append(.pop(keeping: count), to: coordinator)
  }

  /// Removes `owned` from the screen: its surface, or its screens and those above them.
  ///
  /// Later presentations of its owner lie over it and leave with it. Only a modal and a detour of one owner are
  /// independent of each other: if either goes, the other stays with what is over it, unless all is to go. What came
  /// after the presentation in the place `latest` stays, too.
  mutating func removeFromScreen(
    _ owned: AnyCoordinator,
    of owner: AnyCoordinator,
    takingLaterOnes: Bool = false,
    upTo latest: UInt = .max
  ) {
    if overlay.pushedChildren(of: owner).lastIndex(of: owned) != nil {
      dismissAll(above: owned)
      append(.popChild(owned), to: owner)
    } else if let index = overlay.presentations(of: owner).index(of: owned) {
      let takesAll =
        takingLaterOnes || overlay.presentations(of: owner)[index].kind.takesLaterOnes
      let later = overlay.presentations(of: owner).dropFirst(index + 1).prefix {
        $0.order <= latest && (takesAll || $0.kind.takesLaterOnes)
      }
      for above in later.map(\.coordinator).reversed() {
        dismissAll(above: above)
        dismiss(above, from: owner)
      }
      dismissAll(above: owned)
      dismiss(owned, from: owner)
    } else if owned.ownership == .tab || owned.ownership == .column {
      dismissAll(above: owned)
      popChildren(of: owned, above: 0)
      keep(0, of: owned)
    }
  }

  /// Removes the latest presentation of `host` and all above, as the last steps of the plan.
  mutating func removeLatestPresentation(of host: AnyCoordinator) {
    guard let latest = overlay.presentations(of: host).last else { return }
    let surface = latest.coordinator
    if overlay.showsMoreThanStack(surface) { return removeFromScreen(surface, of: host) }
    append(last: .dismiss(surface, latest.kind), to: host)
  }

  /// Empties an orchestrator before it shows a flow; the current flow keeps its state.
  mutating func empty(_ orchestrator: AnyCoordinator, keeping flow: AnyCoordinator) {
    if orchestrator.flow === flow {
      dismissPresentations(of: orchestrator)
    } else {
      dismissAll(above: orchestrator)
    }
    popChildren(of: orchestrator, above: 0)
    keep(0, of: orchestrator)
  }
}

/// A removal that is pending while surfaces are dismissed.
enum Removal {
  /// Everything above the content of a coordinator.
  case content(AnyCoordinator)

  /// A surface, once everything above it is dismissed.
  case dismissal(AnyCoordinator, from: AnyCoordinator)
}
