/// Removing surfaces, pushed children and screens above the destination.
extension PlanBuilder {
  /// Removes what is above the coordinators on the way.
  ///
  /// For those before the one at `surface`, only other surfaces that cover that surface are removed, and no
  /// screens.
  func clear(_ way: [WalkStep], from surface: Int) {
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
  private func uncover(
    _ surface: UnownedCoordinator,
    on host: UnownedCoordinator,
    towards next: WalkStep
  ) {
    switch next.link {
    case .child:
      dismissPresentations(of: host)
      guard let place = overlay.index(of: next.coordinator, pushedOn: host) else { return }
      dismissAll(abovePushedOn: host, from: place + 1)
    case .tab(overlay.selectedTab(of: host)):
      dismissPresentations(of: host)
      // What other tabs presented later is above.
      let presentations = overlay.presentations(over: host)
      let later = presentations.reversed().prefix {
        UnownedCoordinator($0.presentation.coordinator) != surface
      }
      for above in later {
        let presenter = UnownedCoordinator(above.presenter)
        guard !presenter.isSelfOrBelow(next.coordinator) else { continue }
        dismiss(UnownedCoordinator(above.presentation.coordinator), from: presenter)
      }
    case .column:
      dismissPresentations(of: host)
      // The presentations of earlier columns are below.
      for other in (0..<host.childCount).reversed() {
        if host.child(other) == next.coordinator { break }
        dismissAll(above: host.child(other))
      }
    case .start, .presentation, .tab, .flow, .modal:
      clear(host, towards: next)
    }
  }

  /// Removes what `coordinator` has above its own answer.
  func clear(_ coordinator: UnownedCoordinator, for answer: Answer) {
    dismissAll(above: coordinator)
    if !answer.isPresentation { popChildren(of: coordinator, above: 0) }
  }

  private func clear(_ coordinator: UnownedCoordinator, towards next: WalkStep) {
    switch next.link {
    case .start: break
    case .presentation:
      dismissPresentations(of: coordinator, above: next.coordinator)
    case .child:
      if let place = overlay.index(of: next.coordinator, pushedOn: coordinator) {
        dismissPresentations(of: coordinator)
        popChildren(of: coordinator, above: place + 1)
      } else {
        dismissAll(above: coordinator)
      }
    case .tab, .column:
      dismissPresentations(of: coordinator)
      // A tab that is not selected may still present something, and so may any column.
      for index in (0..<coordinator.childCount).reversed() {
        let other = coordinator.child(index)
        if other != next.coordinator { dismissAll(above: other) }
      }
    case .flow:
      dismissPresentations(of: coordinator)
    case .modal:
      dismissAll(above: coordinator)
    }
  }

  /// Dismisses the presentations of siblings below the pushed children on the way, because they cover it.
  func clearBelow(_ way: [WalkStep], from surface: Int) {
    for index in (1..<max(1, way.count)).reversed() where index > surface {
      let host = way[index - 1].coordinator
      guard let place = overlay.index(of: way[index].coordinator, pushedOn: host) else { continue }
      for lower in (0..<place).reversed() { dismissAll(above: overlay.pushed(on: host, at: lower)) }
    }
  }

  /// Pops the children that are pushed above `coordinator` on its stack.
  ///
  /// The screens of the coordinator that was called may be covered by those of a sibling. Under a surface
  /// that answers they stay, without their presentations above it.
  func uncover(_ coordinator: UnownedCoordinator, staysUnder: Bool) {
    var current = coordinator
    while current.ownership == .child || current.ownership == .subflow,
      let owner = current.owner,
      let place = overlay.index(of: current, pushedOn: owner)
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
  private func dismissAll(abovePushedOn owner: UnownedCoordinator, from index: Int) {
    for place in (index..<max(index, overlay.pushedCount(on: owner))).reversed() {
      dismissAll(above: overlay.pushed(on: owner, at: place))
    }
  }

  /// Clears the coordinators that a call left upwards, outermost first.
  func cleanLeft(_ left: [UnownedCoordinator]) {
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
  func leave(_ left: [UnownedCoordinator], dismissing surfaces: [UnownedCoordinator]) {
    for surface in surfaces {
      guard let owner = surface.owner, overlay.index(of: surface, presentedBy: owner) != nil
      else { continue }
      removeFromScreen(surface, of: owner)
    }
    if let last = left.last, let place = overlay.index(of: last, pushedOn: root) {
      popChildren(of: root, above: place)
    }
    for coordinator in left.reversed() {
      popChildren(of: coordinator, above: 0)
      keep(0, of: coordinator)
    }
  }

  /// Dismisses every surface above `coordinator`'s content, top-most first.
  func dismissAll(above coordinator: UnownedCoordinator) {
    // A coordinator that shows only its stack has nothing above it.
    guard overlay.showsMoreThanStack(coordinator) else { return }
    let first = removals.count
    removals.append(.content(coordinator))
    while removals.count > first, let removal = removals.popLast() {
      switch removal {
      case .content(let here):
        // Last in, first out: what is to be dismissed first is pushed last.
        overlay.forEachOnSurface(of: here) { other in
          if overlay.showsMoreThanStack(other) { removals.append(.content(other)) }
        }
        for index in 0..<overlay.presentationCount(of: here) {
          let presented = overlay.presented(by: here, at: index)
          removals.append(.dismissal(presented, from: here))
          if overlay.showsMoreThanStack(presented) { removals.append(.content(presented)) }
        }
      case .dismissal(let presented, let host):
        dismiss(presented, from: host)
      }
    }
  }

  private func dismissPresentations(
    of host: UnownedCoordinator,
    above kept: UnownedCoordinator? = nil
  ) {
    let first = kept.flatMap { overlay.index(of: $0, presentedBy: host) }.map { $0 + 1 } ?? 0
    while overlay.presentationCount(of: host) > first {
      let top = overlay.presented(by: host, at: overlay.presentationCount(of: host) - 1)
      dismissAll(above: top)
      dismiss(top, from: host)
    }
  }

  private func dismiss(_ presented: UnownedCoordinator, from host: UnownedCoordinator) {
    guard let index = overlay.index(of: presented, presentedBy: host) else { return }
    let kind = overlay.kind(ofPresentation: index, of: host)
    append(.dismiss(presented.coordinator, kind), to: host)
  }

  /// Pops the pushed children of `owner` from the top down to the one at `index`.
  func popChildren(of owner: UnownedCoordinator, above index: Int) {
    while overlay.pushedCount(on: owner) > index {
      let child = overlay.pushed(on: owner, at: overlay.pushedCount(on: owner) - 1)
      dismissAll(above: child)
      append(.popChild(child.coordinator), to: owner)
    }
  }

  /// Pops the stack of `coordinator` itself until `count` entries are left.
  func keep(_ count: Int, of coordinator: UnownedCoordinator) {
    guard overlay.stackCount(of: coordinator) > count else { return }
    append(.pop(keeping: count), to: coordinator)
  }

  /// Removes `owned` from the screen: its surface, or its screens and those above them.
  ///
  /// What its owner presented later lies over it and leaves with it. Only a modal and a detour of one owner are
  /// independent of each other: if either goes, the other stays with what is over it, unless all is to go.
  func removeFromScreen(
    _ owned: UnownedCoordinator,
    of owner: UnownedCoordinator,
    takingLaterOnes: Bool = false
  ) {
    if overlay.index(of: owned, pushedOn: owner) != nil {
      dismissAll(above: owned)
      append(.popChild(owned.coordinator), to: owner)
    } else if let index = overlay.index(of: owned, presentedBy: owner) {
      let takesAll =
        takingLaterOnes || overlay.kind(ofPresentation: index, of: owner).takesLaterOnes
      var end = index + 1
      while end < overlay.presentationCount(of: owner),
        takesAll || overlay.kind(ofPresentation: end, of: owner).takesLaterOnes
      {
        end += 1
      }
      for later in (index + 1..<end).reversed() {
        let above = overlay.presented(by: owner, at: later)
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
  func removeLatestPresentation(of host: UnownedCoordinator) {
    guard let latest = overlay.topPresented(by: host) else { return }
    if overlay.showsMoreThanStack(latest) { return removeFromScreen(latest, of: host) }
    let kind = overlay.kind(ofPresentation: overlay.presentationCount(of: host) - 1, of: host)
    append(last: .dismiss(latest.coordinator, kind), to: host)
  }

  /// Empties an orchestrator before it shows a flow; the current flow keeps its state.
  func empty(_ orchestrator: UnownedCoordinator, keeping flow: UnownedCoordinator) {
    if orchestrator.flow == flow {
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
  case content(UnownedCoordinator)

  /// A surface, once everything above it is dismissed.
  case dismissal(UnownedCoordinator, from: UnownedCoordinator)
}
