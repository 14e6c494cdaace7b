extension AnyCoordinator {
  /// The surfaces of this coordinator and all below it, lowest first.
  ///
  /// What a coordinator's content presents lies below what the coordinator itself presents: a
  /// detour that an app's root presents is over the sheet of one of its tabs.
  package func liveSurfaces() -> [LiveSurface] {
    let base = LiveSurface(
      style: .base,
      kind: nil,
      owner: self,
      presenter: nil,
      route: baseRouter.current.root,
      detents: nil,
      content: liveContent()
    )
    return [base] + presentationsAbove().map { $0.liveSurface(presenter: $1) }
  }

  /// What this coordinator and all below it present, lowest first, and who presents it.
  func presentationsAbove() -> [(presentation: LivePresentation, presenter: AnyCoordinator)] {
    enum Visit {
      case presentation(LivePresentation, AnyCoordinator)
      case content(AnyCoordinator)
    }
    var presentations: [(presentation: LivePresentation, presenter: AnyCoordinator)] = []
    var pending = [Visit.content(self)]
    while let visit = pending.popLast() {
      switch visit {
      case .content(let coordinator):
        // Last in, first out: the lowest is put on last.
        for presentation in coordinator.baseRouter.current.presentations.reversed() {
          pending.append(.presentation(presentation, coordinator))
        }
        let first = pending.count
        PlanOverlay.none.forEachSharer(of: UnownedCoordinator(coordinator)) {
          pending.append(.content($0.coordinator))
        }
        pending[first...].reverse()
      case .presentation(let presentation, let presenter):
        presentations.append((presentation, presenter))
        pending.append(.content(presentation.coordinator))
      }
    }
    return presentations
  }

  /// The flattened stack of this coordinator, or its tabs, inside `nesting` tab coordinators.
  fileprivate func liveContent(nesting: Int = 0) -> LiveContent {
    var shown = self
    while let flow = shown.flow { shown = flow }
    if shown.kind == .tabs { return .tabs(shown.liveTabs(nesting: nesting)) }
    return .stack(LiveStack(host: shown, screens: shown.flattenedScreens(nesting: nesting)))
  }

  private func liveTabs(nesting: Int) -> LiveTabs {
    LiveTabs(
      owner: self,
      selected: baseRouter.current.selectedTab,
      content: nesting + 1 < LiveTabs.nestingLimit
        ? content?.liveContent(nesting: nesting + 1) : nil
    )
  }

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
      } else if owner.kind == .tabs {
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

  private func flattenedScreens(nesting: Int) -> [LiveScreen] {
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
          wrapper: wrapper,
          depth: depth,
          isPushedChild: owner !== self,
          canNavigateBack: index > 0 || isRootLeft,
          tabs: owner.kind == .tabs ? owner.liveTabs(nesting: nesting) : nil
        )
      )
    }
    return screens
  }

  // MARK: - What the user sees

  /// The coordinator whose screen is in front of everything, looking from this one downwards.
  public var visibleCoordinator: AnyCoordinator {
    PlanOverlay.none.visible(from: UnownedCoordinator(self)).coordinator
  }

  /// The route of the screen that is in front of everything, looking from this coordinator
  /// downwards.
  public var visibleRoute: any Route {
    PlanOverlay.none.topRoute(of: UnownedCoordinator(visibleCoordinator))
  }

  /// The route at the bottom of this coordinator's own stack.
  package var rootRoute: any Route { baseRouter.current.root }
}

extension LivePresentation {
  @MainActor
  fileprivate func liveSurface(presenter: AnyCoordinator) -> LiveSurface {
    LiveSurface(
      style: isCover ? .cover : .sheet,
      kind: kind,
      owner: coordinator,
      presenter: presenter,
      route: route,
      detents: isCover ? nil : detents,
      content: coordinator.liveContent()
    )
  }
}
