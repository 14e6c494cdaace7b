/// Finding what will be in front once the plan is applied.
extension PlanBuilder {
  /// The coordinator that will be in front of the destination; `nil` if the destination will be visible.
  func findCover(of answering: UnownedCoordinator, with answer: Answer) -> UnownedCoordinator? {
    if case .changeFlow = answer { return nil }
    var destination = answering
    switch answer {
    case .present(let modal): destination = modal
    case .show: destination = overlay.topPresented(by: answering) ?? answering
    case .pop, .reveal, .push, .replace, .changeFlow: break
    }
    if destination.isContainer { destination = overlay.onTop(of: destination) }
    let visible = overlay.visible(from: root)
    return visible == destination ? nil : visible
  }

  /// The coordinator that will be in front of all that `newcomer` shows on `host`; `nil` if something of it will be
  /// visible.
  func findCover(
    ofAllIn newcomer: UnownedCoordinator,
    on host: UnownedCoordinator
  ) -> UnownedCoordinator? {
    // It is on top of what its host shows, and nothing but the host is below.
    if host == root, !host.isContainer { return nil }
    let visible = overlay.visible(from: root)
    return visible.isSelfOrBelow(newcomer) ? nil : visible
  }

  /// Whether the coordinator that was called, or one below it, is currently visible.
  func isStartSeen() -> Bool {
    let visible = UnownedCoordinator(root.coordinator.visibleCoordinator)
    return visible.isSelfOrBelow(start) || isBeside(visible)
  }

  /// Whether the coordinator that was called, or one below it, is on top of a column beside the one with `visible`.
  private func isBeside(_ visible: UnownedCoordinator) -> Bool {
    var column = start
    while column.ownership != .column {
      guard let owner = column.owner else { return false }
      column = owner
    }
    guard let split = column.owner, visible.isOnSurface(of: split) else { return false }
    return PlanOverlay.none.onTop(of: column).isSelfOrBelow(start)
  }

  /// The note of a plan whose destination will not be visible; `nil` if it will.
  var note: PlanNote? {
    guard let cover else { return nil }
    let visible = RouteDescription(overlay.topRoute(of: cover))
    return .covered(by: cover.ownerPath, visible: visible)
  }
}

extension UnownedCoordinator {
  /// Whether it is below `other` without a surface between them.
  fileprivate func isOnSurface(of other: UnownedCoordinator) -> Bool {
    var current = self
    while current != other {
      switch current.ownership {
      case .tab, .column, .flow: break
      case .child, .subflow: if !current.isOnStackOfOwner { return false }
      case .none, .modal, .detour, .screen: return false
      }
      guard let owner = current.owner else { return false }
      current = owner
    }
    return true
  }
}
