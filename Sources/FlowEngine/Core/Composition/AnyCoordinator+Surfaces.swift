extension AnyCoordinator {
  /// The surfaces of this coordinator and all below it, lowest first.
  ///
  /// Presentations of a coordinator's content are below those of the coordinator itself: a detour that an
  /// app's root presents is above the sheet of one of its tabs.
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

  /// The presentations of this coordinator and all below it, lowest first, with their presenters.
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
        // Last in, first out: the lowest is pushed last.
        for presentation in coordinator.baseRouter.current.presentations.reversed() {
          pending.append(.presentation(presentation, coordinator))
        }
        let first = pending.count
        PlanOverlay.none.forEachOnSurface(of: UnownedCoordinator(coordinator)) {
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

  func liveTabs(nesting: Int) -> LiveTabs {
    LiveTabs(
      owner: self,
      selected: baseRouter.current.selectedTab,
      content: nesting + 1 < LiveTabs.nestingLimit
        ? content?.liveContent(nesting: nesting + 1) : nil
    )
  }

  /// The coordinators of all surfaces above this one's content, top-most first.
  func surfacesAbove() -> [AnyCoordinator] {
    presentationsAbove().reversed().map(\.presentation.coordinator)
  }
}

extension LivePresentation {
  @MainActor
  fileprivate func liveSurface(presenter: AnyCoordinator) -> LiveSurface {
    LiveSurface(
      style: surfaceStyle,
      kind: kind,
      owner: coordinator,
      presenter: presenter,
      route: route,
      detents: surfaceStyle == .sheet ? detents : nil,
      content: coordinator.liveContent()
    )
  }
}
