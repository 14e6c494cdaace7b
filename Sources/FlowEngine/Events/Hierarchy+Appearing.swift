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

  fileprivate func notify(_ item: VisibleSet.Item, _ phase: LifecyclePhase) {
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
    guard hierarchy.visibleSet == nil else { return }
    notifying { $0.notifyAppearances() }
  }

  /// Notifies the coordinators of the screens `top` and `below` that a swipe back began and was cancelled.
  ///
  /// UIKit notifies both as the finger begins to move, and takes it back: what an app does in `willDisappear` is done
  /// although the screen stays (openradar 21137690, AlphaWallet/alpha-wallet-ios#5146, signalapp/Signal-iOS#2693).
  package func notifyCancelledSwipe(from top: LiveScreen, to below: LiveScreen) {
    let leaving = VisibleSet.Item(top.wrapper.coordinator, route: top.wrapper.route)
    let coming = VisibleSet.Item(below.wrapper.coordinator, route: below.wrapper.route)
    notifying { hierarchy in
      hierarchy.notify(leaving, .willDisappear)
      hierarchy.notify(coming, .willAppear)
      for phase in [LifecyclePhase.willDisappear, .didDisappear] { hierarchy.notify(coming, phase) }
      for phase in [LifecyclePhase.willAppear, .didAppear] { hierarchy.notify(leaving, phase) }
    }
  }

  /// Notifies coordinators outside of a call; calls that they make follow.
  private func notifying(_ notify: (Hierarchy) -> Void) {
    let hierarchy = hierarchy
    guard hierarchy.phase == .idle else { return }
    hierarchy.phase = .applying
    notify(hierarchy)
    hierarchy.phase = .idle
    guard !hierarchy.waiting.isEmpty else { return }
    runWaiting(in: hierarchy, hasSettled: false)
    hierarchy.updateViewers()
  }
}
