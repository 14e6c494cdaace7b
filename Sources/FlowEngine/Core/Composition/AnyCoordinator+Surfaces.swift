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
      transition: nil,
      isInSight: true,
      content: liveContent()
    )
    return [base] + presentationsAbove().map { $0.liveSurface }
  }

  /// The presentations of this coordinator and all below it, lowest first.
  func presentationsAbove() -> [PresentationAbove] {
    enum Visit {
      case presentation(PresentationAbove)
      case content(AnyCoordinator, isInSight: Bool)
    }
    var presentations: [PresentationAbove] = []
    var pending = [Visit.content(self, isInSight: true)]
    while let visit = pending.popLast() {
      switch visit {
      case .content(let coordinator, let isInSight):
        // Last in, first out: the lowest is pushed last.
        var above: [Visit] = []
        var isOverSheet = false
        for presentation in coordinator.baseRouter.current.presentations {
          // What is not in place is over everything, and so is what comes over that.
          isOverSheet = isOverSheet || presentation.surfaceStyle != .overlay
          above.append(
            .presentation(
              PresentationAbove(
                presentation: presentation,
                presenter: coordinator,
                isInSight: isInSight || isOverSheet
              )
            )
          )
        }
        pending += above.reversed()
        let first = pending.count
        let here = UnownedCoordinator(coordinator)
        PlanOverlay.none.forEachOnSurface(of: here) { other in
          let isLeft = here.kind == .tabs && other != PlanOverlay.none.content(of: here)
          pending.append(.content(other.coordinator, isInSight: isInSight && !isLeft))
        }
        pending[first...].reverse()
      case .presentation(let presentation):
        presentations.append(presentation)
        pending.append(
          .content(presentation.presentation.coordinator, isInSight: presentation.isInSight)
        )
      }
    }
    return presentations
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

  /// The coordinators of all surfaces above this one's content, top-most first.
  func surfacesAbove() -> [AnyCoordinator] {
    presentationsAbove().reversed().map(\.presentation.coordinator)
  }
}

/// A presentation in a hierarchy.
struct PresentationAbove {
  let presentation: LivePresentation
  let presenter: AnyCoordinator

  /// Whether it is not in place over the stack of a tab that is not selected.
  let isInSight: Bool

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
