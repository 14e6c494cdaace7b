/// Adding screens and surfaces where a call requests them, whatever is already there.
extension PlanBuilder {
  /// Appends the steps that push something on the stack of `host`.
  ///
  /// Whatever covers the stack is removed first. A host that is attached and not shown is shown first.
  ///
  /// - Parameters:
  ///   - action: The push; `nil` if the stack is only uncovered.
  ///   - host: The coordinator on whose stack it is pushed.
  ///   - flow: The coordinator that is pushed, if it has no owner yet.
  /// - Throws: The reason why the host cannot be shown.
  mutating func writePush(
    _ action: LiveStep.Action?,
    on host: AnyCoordinator,
    bringing flow: AnyCoordinator? = nil
  ) throws(FlowError) {
    try writePush(action, on: host, bringing: flow, wholly: false)
    guard cover != nil, isStartSeen() else { return }
    // The call was made from a visible coordinator, so nothing may stay above it.
    startAgain()
    try writePush(action, on: host, bringing: flow, wholly: true)
  }

  private mutating func writePush(
    _ action: LiveStep.Action?,
    on host: AnyCoordinator,
    bringing flow: AnyCoordinator?,
    wholly: Bool
  ) throws(FlowError) {
    try writeWay(to: host, wholly: wholly, uncovering: true)
    // A flow goes on top of others, but a screen of the host is below the screens of all that it pushed.
    if flow == nil { popChildren(of: host, above: 0) }
    plan.arrival = flow.map {
      ExecutablePlan.Arrival(coordinator: $0, host: host, role: .subflow)
    }
    if let action { append(action, to: host) }
    cover =
      flow.map { findCover(ofAllIn: $0, on: host) }
      ?? findCover(of: overlay.onTop(of: host), with: .push)
  }

  /// Removes what covers the stack on which the screens of `host` are.
  mutating func uncoverStack(of host: AnyCoordinator) {
    // Presentations of owners and siblings lie over the same stack.
    var bottom = host
    while bottom.isOnStackOfOwner, let owner = bottom.parent { bottom = owner }
    dismissAll(above: bottom)
    uncover(host, staysUnder: false)
  }

  /// Appends the steps that present `visitor` over all that `host` presents.
  mutating func writePresentation(
    _ visitor: LivePresentation,
    by host: AnyCoordinator
  ) throws(FlowError) {
    try writePresentation(visitor, by: host, wholly: false)
    guard cover != nil, isStartSeen() else { return }
    // A layer in place, of a tab that is not selected: what is in front was presented there, too.
    startAgain()
    try writePresentation(visitor, by: host, wholly: true)
  }

  private mutating func writePresentation(
    _ visitor: LivePresentation,
    by host: AnyCoordinator,
    wholly: Bool
  ) throws(FlowError) {
    try writeWay(to: host, wholly: wholly)
    // No later step depends on it where nothing can be in front.
    let isInFront = host.ownership == nil && !host.isContainer
    present(visitor, by: host, asLast: isInFront)
    if isInFront { return }
    cover = findCover(ofAllIn: visitor.coordinator, on: host)
  }

  /// Appends the steps that push `routes` on the stack of `host`, and then present `visitors` over all that it presents.
  ///
  /// - Throws: The reason why the host cannot be shown.
  mutating func writeAll(
    pushing routes: [any Route],
    presenting visitors: [LivePresentation],
    by host: AnyCoordinator
  ) throws(FlowError) {
    try writeAll(pushing: routes, presenting: visitors, by: host, wholly: false)
    guard cover != nil, isStartSeen() else { return }
    startAgain()
    try writeAll(pushing: routes, presenting: visitors, by: host, wholly: true)
  }

  private mutating func writeAll(
    pushing routes: [any Route],
    presenting visitors: [LivePresentation],
    by host: AnyCoordinator,
    wholly: Bool
  ) throws(FlowError) {
    try writeWay(to: host, wholly: wholly, uncovering: !routes.isEmpty)
    if !routes.isEmpty { popChildren(of: host, above: 0) }
    for route in routes { append(.push(route), to: host) }
    for visitor in visitors { present(visitor, by: host) }
    cover =
      visitors.last.map { findCover(ofAllIn: $0.coordinator, on: host) }
      ?? findCover(of: overlay.onTop(of: host), with: .push)
  }

  /// Removes everything that `coordinator` shows apart from its root; a container shows the roots of its contents.
  mutating func removeAll(above coordinator: AnyCoordinator) {
    dismissAll(above: coordinator)
    var pending = [coordinator]
    while let here = pending.popLast() {
      popChildren(of: here, above: 0)
      keep(0, of: here)
      if here.kind == .tabs || here.kind == .split {
        pending += here.ownedCoordinators.children.reversed()
      } else if let flow = here.flow {
        pending.append(flow)
      }
    }
  }
}

/// Finding what will be in front once the plan is applied.
extension PlanBuilder {
  /// The coordinator that will be in front of the destination; `nil` if the destination will be visible.
  func findCover(of answering: AnyCoordinator, with answer: Answer) -> AnyCoordinator? {
    if case .changeFlow = answer { return nil }
    // A root that shows only its stack has nothing in front.
    if answering.ownership == nil, !overlay.showsMoreThanStack(answering) { return nil }
    var destination = answering
    switch answer {
    case .present(let modal): destination = modal
    case .show: destination = overlay.presentations(of: answering).last?.coordinator ?? answering
    case .pop, .reveal, .push, .replace, .changeFlow: break
    }
    if destination.isContainer { destination = overlay.onTop(of: destination) }
    let visible = overlay.visible(from: root)
    return visible === destination ? nil : visible
  }

  /// The coordinator that will be in front of all that `newcomer` shows on `host`; `nil` if something of it will be
  /// visible.
  func findCover(
    ofAllIn newcomer: AnyCoordinator,
    on host: AnyCoordinator
  ) -> AnyCoordinator? {
    // It is on top of what its host shows, and nothing but the host is below.
    if host.ownership == nil, !host.isContainer { return nil }
    let visible = overlay.visible(from: root)
    return visible.isSelfOrBelow(newcomer) ? nil : visible
  }

  /// Whether the coordinator that was called, or one below it, is currently visible.
  func isStartSeen() -> Bool {
    let visible = root.visibleCoordinator
    return visible.isSelfOrBelow(start) || isBeside(visible)
  }

  /// Whether the coordinator that was called, or one below it, is on top of a column beside the one with `visible`.
  private func isBeside(_ visible: AnyCoordinator) -> Bool {
    guard let column = start.selfAndOwners.first(where: { $0.ownership == .column }),
      let split = column.parent, visible.isOnSurface(of: split)
    else { return false }
    return PlanOverlay.none.onTop(of: column).isSelfOrBelow(start)
  }

  /// The finished plan, which leads to `route`.
  func finish(at route: any Route) -> ExecutablePlan {
    plan.route = route
    plan.note = note
    return plan
  }

  /// The note of a plan whose destination will not be visible; `nil` if it will.
  var note: PlanNote? {
    guard let cover else { return nil }
    let visible = RouteDescription(overlay.topRoute(of: cover))
    return .covered(by: cover.ownerPath, visible: visible)
  }
}

extension AnyCoordinator {
  /// Whether it is below `other` without a surface between them.
  fileprivate func isOnSurface(of other: AnyCoordinator) -> Bool {
    var current = self
    while current !== other {
      switch current.ownership {
      case .tab, .column, .flow: break
      case .child, .subflow: if !current.isOnStackOfOwner { return false }
      case .none, .modal, .detour, .screen: return false
      }
      guard let owner = current.parent else { return false }
      current = owner
    }
    return true
  }
}
