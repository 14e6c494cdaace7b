extension AnyCoordinator {
  /// The surfaces of this coordinator and all below it, lowest first.
  ///
  /// Presentations of a coordinator's content are below those of the coordinator itself: a detour that an
  /// app's root presents is above the sheet of one of its tabs. Those of several tabs are in the order in which they were
  /// presented. Dialogs are left out by default, because they are not surfaces.
  package func liveSurfaces(withDialogs: Bool = false) -> [LiveSurface] {
    let base = LiveSurface(
      style: .base,
      kind: nil,
      owner: self,
      presenter: nil,
      route: baseRouter.current.root,
      detents: nil,
      transition: nil,
      isInSight: true,
      content: liveContent()
    )
    return [base]
      + presentationsAbove().filter { withDialogs || !$0.presentation.isDialog }
      .map { $0.liveSurface }
  }

  /// The presentations of this coordinator and all below it, lowest first.
  func presentationsAbove() -> [PresentationAbove] {
    PlanOverlay.none.presentations(over: self)
  }

  /// The flattened stack of this coordinator, its tabs or its columns, inside `nesting` tabs and columns.
  func liveContent(nesting: Int = 0) -> LiveContent {
    var shown = self
    while let flow = shown.flow { shown = flow }
    if shown.kind == .tabs { return .tabs(shown.liveTabs(nesting: nesting)) }
    if shown.kind == .split { return .split(shown.liveSplit(nesting: nesting)) }
    return .stack(LiveStack(host: shown, screens: shown.flattenedScreens(nesting: nesting)))
  }

  func liveTabs(nesting: Int) -> LiveTabs {
    LiveTabs(
      owner: self,
      selected: baseRouter.current.selectedTab,
      content: nesting + 1 < LiveTabs.nestingLimit
        ? content?.liveContent(nesting: nesting + 1) : nil
    )
  }

  private func liveSplit(nesting: Int) -> LiveSplit {
    LiveSplit(
      owner: self,
      style: splitStyle,
      visibility: baseRouter.current.split.visibility,
      front: content?.column,
      columns: splitStyle.columns.map { column in
        let shown = coordinator(ofColumn: column)
        return LiveSplit.Column(
          column: column,
          coordinator: shown,
          content: nesting + 1 < LiveTabs.nestingLimit
            ? shown?.liveContent(nesting: nesting + 1) : nil
        )
      }
    )
  }

  /// The coordinators of all surfaces above this one's content, lowest first.
  package var surfacesFromBelow: [AnyCoordinator] {
    presentationsAbove().map(\.presentation.coordinator)
  }

  /// The coordinators of all surfaces above this one's content, top-most first.
  func surfacesAbove() -> [AnyCoordinator] { surfacesFromBelow.reversed() }
}

extension PresentationAbove {
  @MainActor
  fileprivate var liveSurface: LiveSurface {
    let style = presentation.surfaceStyle
    return LiveSurface(
      style: style,
      kind: presentation.kind,
      owner: presentation.coordinator,
      presenter: presenter,
      route: presentation.route,
      detents: style == .sheet ? presentation.detents : nil,
      transition: presentation.givenStyle?.customTransition,
      isInSight: isInSight,
      content: presentation.coordinator.liveContent()
    )
  }
}

extension AnyCoordinator {
  /// The coordinator of the front-most screen at or below this one.
  ///
  /// A plain screen belongs to its host.
  public var visibleCoordinator: AnyCoordinator { visibleLayer.screenHost }

  /// The route of the front-most screen at or below this coordinator.
  public var visibleRoute: any Route {
    visibleLayer.baseRouter.current.topRoute
  }

  /// The coordinator of the front-most screen, which for a plain screen is a separate one.
  private var visibleLayer: AnyCoordinator {
    guard hierarchy.hasDialogs else { return PlanOverlay.none.visible(from: self) }
    // A dialog is not a screen.
    let top = presentationsAbove().last { $0.isInSight && !$0.presentation.isDialog }
    return PlanOverlay.none.onTop(of: top?.presentation.coordinator ?? self)
  }

  /// The coordinator whose screens it shows: the host of a plain screen, otherwise itself.
  package var screenHost: AnyCoordinator { ownership == .screen ? parent ?? self : self }

  /// The route at the bottom of this coordinator's own stack.
  package var rootRoute: any Route { baseRouter.current.root }

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
