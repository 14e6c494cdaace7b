extension PlanBuilder {
  /// Removes everything on the surface of `coordinator` above the screen at `index` of its own stack.
  mutating func keepScreens(_ index: Int, of coordinator: AnyCoordinator) {
    popChildren(of: coordinator, above: 0)
    keep(index, of: coordinator)
  }

  /// Removes `count` screens from the stack on which the screens of `start` are, whichever coordinators own them.
  ///
  /// - Returns: The coordinator of the screen on top then, with its index; `nil` if the surface is removed.
  /// - Throws: If there are not that many.
  mutating func popScreens(
    _ count: Int,
    from start: AnyCoordinator
  ) throws(FlowError) -> (top: AnyCoordinator, index: Int)? {
    let bottom = start.bottomOfStack
    var rest = count
    while true {
      var top = bottom.topOfStack(in: overlay)
      let own = overlay.stackCount(of: top)
      if own > 0, rest > 0 {
        keep(max(0, own - rest), of: top)
        rest -= min(own, rest)
        continue
      }
      if rest == 0, count > 0 { return (top, own) }
      while top.ownership == .flow, let owner = top.parent { top = owner }
      guard rest > 0, top.goesWithItsRoot, top.isShownByOwner, let owner = top.parent,
        rest == 1 || top.isOnStackOfOwner
      else { break }
      let isSurface = !top.isOnStackOfOwner
      removeFromScreen(top, of: owner)
      rest -= 1
      if isSurface { return nil }
    }
    let screens = bottom.flattenedPath.map { RouteDescription($0.route) }
    throw .notOnStack("a screen \(count) steps back", owner: start.ownerPath, screens: screens)
  }

  /// Dismisses everything that `host` has presented after the presentation with the given number.
  mutating func dismissPresentations(of host: AnyCoordinator, after number: Int) {
    let later = overlay.presentations(of: host).filter { $0.number > number }
    for leaving in later.reversed() {
      removeFromScreen(leaving.coordinator, of: host, takingLaterOnes: true)
    }
  }
}

extension AnyCoordinator {
  /// Whether going back from its root screen removes the coordinator from the screen.
  var goesWithItsRoot: Bool {
    switch ownership {
    case .child: true
    // The root screen of a flow has no way back, wherever the orchestrator is shown.
    case .modal, .detour, .screen: flow == nil
    case .subflow: flow == nil || isOnStackOfOwner
    case .none, .tab, .column, .flow: false
    }
  }

  /// The coordinator at the bottom of the surface on which this one's screens are.
  var surface: AnyCoordinator {
    var bottom = self
    while bottom.isOnStackOfOwner || bottom.ownership == .tab || bottom.ownership == .column,
      let owner = bottom.parent
    {
      bottom = owner
    }
    return bottom
  }

  /// The coordinator at the bottom of the stack on which this one's screens are.
  var bottomOfStack: AnyCoordinator {
    var bottom = self
    while bottom.isOnStackOfOwner, let owner = bottom.parent { bottom = owner }
    return bottom
  }

  /// The coordinator that owns the top-most screen of the stack at whose bottom it is.
  func topOfStack(in overlay: PlanOverlay) -> AnyCoordinator {
    var top = self
    // A tab and a column contain a separate stack.
    while let next = overlay.next(above: top), next.ownership != .tab,
      next.ownership != .column
    {
      top = next
    }
    return top
  }

  /// The coordinator that loses a screen, or is itself removed, when the top-most screen is popped.
  var topToPop: AnyCoordinator {
    var top = bottomOfStack.topOfStack(in: .none)
    // A flow at its root has nothing to remove but the orchestrator that it fills.
    while top.baseRouter.current.stack.count == 0, top.ownership == .flow, let owner = top.parent {
      top = owner
    }
    return top
  }
}
