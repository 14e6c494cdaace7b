extension Hierarchy {
  /// Compares what is seen now with what was seen before, and notifies the coordinators concerned.
  func notifyAppearances() {
    guard let root else { return }
    let before = visibleSet ?? .nothing
    let after = VisibleSet(of: root)
    visibleSet = after
    let gone = before.items(notIn: after)
    let come = after.items(notIn: before)
    // What lies on top goes first and comes last; holders come before what they hold.
    for item in gone.reversed() { notify(item, .willDisappear) }
    for item in come { notify(item, .willAppear) }
    for item in gone.reversed() { notify(item, .didDisappear) }
    for item in come { notify(item, .didAppear) }
  }

  private func notify(_ item: VisibleSet.Item, _ phase: LifecyclePhase) {
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
    hierarchy.notifyAppearances()
    hierarchy.phase = .idle
    guard !hierarchy.waiting.isEmpty else { return }
    runWaiting(in: hierarchy, hasSettled: false)
    hierarchy.updateViewers()
  }
}
