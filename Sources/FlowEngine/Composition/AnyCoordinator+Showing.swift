extension AnyCoordinator {
  /// Shows this coordinator in an app's own views: starts it if it has not been started, and lets its screens appear.
  ///
  /// A stage does so by itself. The surfaces are those of ``composition`` with their coordinators; dialogs are not among
  /// them, see ``visibleDialog``.
  ///
  /// ```swift
  /// lines.beginShowing(for: model) { model.surfaces = $0 }
  /// lines.navigate(toRoute: .line(2))
  /// #expect(model.surfaces.count == 1)  // the base, now with two screens on its stack
  /// ```
  ///
  /// - Parameters:
  ///   - viewer: The object for which they are shown; it is not retained, and updates end with it.
  ///   - update: Receives the surfaces in sight, lowest first: now, and whenever a call has settled.
  public func beginShowing(
    for viewer: AnyObject,
    update: @escaping @MainActor ([LiveSurface]) -> Void
  ) {
    startIfNeeded()
    observe(for: viewer) { [weak self] event in
      if let self, case .settled = event { update(surfacesInSight) }
    }
    update(surfacesInSight)
    beginAppearing()
  }

  private var surfacesInSight: [LiveSurface] { liveSurfaces().filter(\.isInSight) }
}

extension LiveSurface: Identifiable {
  /// The identity of the coordinator that it shows.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(owner) }

  /// Whether a gesture may dismiss it: no guard refuses, or asks first.
  public var canBeDismissed: Bool { owner.canLeaveSurface(for: .gesture) }

  /// Dismisses it as a gesture does, if it is still presented; guards are asked.
  public func dismiss() {
    if owner.parent?.presents(owner) == true { owner.leaveSurface(for: .gesture) }
  }
}

extension LiveStack {
  /// Whether its screens are on a navigation stack; a plain screen is not.
  public var isNavigationStack: Bool { !isPlainScreen }

  /// The lowest screen.
  public var root: LiveScreen { screens[0] }

  /// The screens above the lowest one, as they are now.
  ///
  /// Setting fewer goes back, as a user does, unless a guard refuses; anything else is ignored.
  public var path: [ChildRouteWrapper] {
    get { Array(host.flattenedPath.dropFirst()) }
    nonmutating set {
      let count = host.flattenedPath.count - 1 - newValue.count
      if count > 0 { host.goBack(by: count) }
    }
  }
}

extension LiveTabs {
  /// The index of the tab that is selected now.
  ///
  /// Setting another one selects it, as a user does, unless a guard refuses.
  public var selection: Int {
    get { owner.baseRouter.current.selectedTab }
    nonmutating set { owner.switchToTab(newValue) }
  }

  /// The contents of all tabs, in their order.
  public var contents: [LiveContent] { owner.children.map { $0.liveContent() } }
}

extension LiveSplit {
  /// The content of `column` now; `nil` if it is empty, or if there is none.
  public func content(of column: SplitColumn) -> LiveContent? {
    owner.coordinator(ofColumn: column)?.liveContent()
  }

  /// The screen of an empty column, for the root route of the split, whose factory need not build one.
  public var emptyScreen: ChildRouteWrapper {
    ChildRouteWrapper(route: owner.rootRoute, coordinator: owner)
  }

  /// Brings `column` to the front where there is room for one only, as going back does; an empty one is refused.
  public func show(_ column: SplitColumn) { owner.select(column, for: .gesture) }

  /// Requests which columns are shown beside the detail, as a user does.
  public func setVisibility(_ visibility: ColumnVisibility) { owner.request(visibility) }
}

extension ChildRouteWrapper {
  /// The screen that the factory of its coordinator builds, or the route itself; `nil` if there is none.
  @MainActor
  public func buildView() -> Any? { coordinator.buildScreen(for: route) }

  /// The tabs that are shown in place of a screen, if the coordinator is a pushed tab coordinator; `nil` for a screen.
  @MainActor
  public var tabs: LiveTabs? { coordinator.kind == .tabs ? coordinator.liveTabs(nesting: 0) : nil }
}

extension ChildRouteWrapper: CustomStringConvertible {
  /// The identifier of the route.
  public var description: String { route.identifier }
}
