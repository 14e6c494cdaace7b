extension Hierarchy {
  /// Compares what is seen now with what was seen before, and tells those whom it concerns.
  func tellAppearances() {
    guard let root else { return }
    let before = visibleSet ?? .nothing
    let after = VisibleSet(of: root)
    visibleSet = after
    let gone = before.items(notIn: after)
    let come = after.items(notIn: before)
    // What lies on top goes first and comes last; holders come before what they hold.
    for item in gone.reversed() { tell(item, .willDisappear) }
    for item in come { tell(item, .willAppear) }
    for item in gone.reversed() { tell(item, .didDisappear) }
    for item in come { tell(item, .didAppear) }
  }

  private func tell(_ item: VisibleSet.Item, _ phase: LifecyclePhase) {
    if isLogged {
      log(.lifecycle(phase, owner: item.owner, route: item.route.map(RouteDescription.init)))
    }
    guard let coordinator = item.coordinator as? any LifecycleObserving else { return }
    if let route = item.route {
      coordinator.screen(route, phase)
    } else {
      coordinator.coordinator(phase)
    }
  }
}

extension AnyCoordinator {
  /// Lets everything that is in sight appear, if it has not yet: a stage has begun to show it.
  package func beginAppearing() {
    let hierarchy = hierarchy
    guard hierarchy.phase == .idle, hierarchy.visibleSet == nil else { return }
    hierarchy.phase = .applying
    hierarchy.tellAppearances()
    hierarchy.phase = .idle
    guard !hierarchy.waiting.isEmpty else { return }
    runWaiting(in: hierarchy, hasSettled: false)
    hierarchy.updateViewers()
  }
}
