extension Hierarchy {
  /// Compares the visible set with the previous one, and notifies the coordinators concerned.
  func notifyAppearances() {
    guard let root else { return }
    let before = visibleSet ?? .nothing
    let after = VisibleSet(of: root)
    visibleSet = after
    let gone = before.items(notIn: after)
    let come = after.items(notIn: before)
    // The top-most disappears first and appears last; containers come before their content.
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
  /// Lets everything visible appear, unless it already has, because a stage now shows the hierarchy.
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
