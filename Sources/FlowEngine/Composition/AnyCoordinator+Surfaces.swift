extension AnyCoordinator {
  /// The surfaces of this coordinator and all below it, lowest first.
  ///
  /// Presentations of a coordinator's content are below those of the coordinator itself: a detour that an
  /// app's root presents is above the sheet of one of its tabs. Those of several tabs are in the order in which they were
  /// presented.
  package func liveSurfaces() -> [LiveSurface] {
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
    return [base] + presentationsAbove().map { $0.liveSurface }
  }

  /// The presentations of this coordinator and all below it, lowest first.
  func presentationsAbove() -> [PresentationAbove] {
    PlanOverlay.none.presentations(over: UnownedCoordinator(self))
  }

  /// The flattened stack of this coordinator, its tabs or its columns, inside `nesting` tabs and columns.
  fileprivate func liveContent(nesting: Int = 0) -> LiveContent {
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
