extension AnyCoordinator {
  /// The elements of this coordinator's flattened path, its root first.
  ///
  /// After its own stack come, for each pushed child in order, the child's root, its stack, and its
  /// own pushed children likewise.
  ///
  /// - Complexity: O(screens + pushed children).
  public var flattenedPath: [ChildRouteWrapper] {
    var path: [ChildRouteWrapper] = []
    var pending = [self]
    while let owner = pending.popLast() {
      pending += owner.baseRouter.current.pushedChildren.reversed()
      if let flow = owner.flow {
        pending.append(flow)
      } else if owner.kind == .tabs || owner.kind == .split {
        path.append(ChildRouteWrapper(route: owner.baseRouter.current.root, coordinator: owner))
      } else {
        path.append(ChildRouteWrapper(route: owner.baseRouter.current.root, coordinator: owner))
        for route in owner.baseRouter.current.stack.routes {
          path.append(ChildRouteWrapper(route: route, coordinator: owner))
        }
      }
    }
    return path
  }

  func flattenedScreens(nesting: Int) -> [LiveScreen] {
    let path = flattenedPath
    let isRootLeft = presentationContext.shouldShowBackButton
    var screens: [LiveScreen] = []
    screens.reserveCapacity(path.count)
    var depth = 0
    for (index, wrapper) in path.enumerated() {
      let owner = wrapper.coordinator
      let goesOn = index > 0 && path[index - 1].coordinator === owner
      depth = goesOn ? depth + 1 : 0
      screens.append(
        LiveScreen(
          wrapper: ChildRouteWrapper(route: wrapper.route, coordinator: owner.screenHost),
          layer: owner,
          depth: depth,
          isPushedChild: owner !== self,
          canNavigateBack: index > 0 || isRootLeft,
          tabs: owner.kind == .tabs ? owner.liveTabs(nesting: nesting) : nil
        )
      )
    }
    return screens
  }
}
