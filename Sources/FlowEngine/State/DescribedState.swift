/// The state of a whole hierarchy as text: the content of every coordinator, even of those that are out of sight.
///
/// It is intended for comparison, within one process or between several. Unlike a `SavedState` it is never refused,
/// whatever the routes are, and nothing can be restored from it.
public struct DescribedState: Hashable, Sendable {
  /// The coordinators, the root first, and each before those that it owns.
  public let coordinators: [DescribedCoordinator]

  /// The calls that wait because a guard deferred them, oldest first.
  public let intents: [PendingIntent]
}

/// The state of one coordinator as text.
public struct DescribedCoordinator: Hashable, Sendable {
  /// Its place in the hierarchy.
  public let owner: OwnerPath

  /// Its root screen.
  public let root: RouteDescription

  /// The root to which it returns when it leaves the screen; `nil` if that is ``root``.
  public let lastingRoot: RouteDescription?

  /// The screens above the root, lowest first, without those of pushed children.
  public let stack: [RouteDescription]

  /// The index of the selected tab; 0 for a coordinator without tabs.
  public let selectedTab: Int

  /// The badges that were set on its tabs, in the order of the tabs.
  public let badges: [TabBadge]

  /// The children whose screens are on top of the stack, lowest first.
  public let pushedChildren: [OwnerPath]

  /// Its presentations, lowest first.
  public let presentations: [DescribedPresentation]

  /// The columns that were requested beside the detail; automatic for a coordinator without columns.
  public let columnVisibility: ColumnVisibility

  /// The column in front where there is room for one only; the sidebar for a coordinator without columns.
  public let compactColumn: SplitColumn
}

/// A presentation as text.
public struct DescribedPresentation: Hashable, Sendable {
  /// The kind of presentation.
  public let kind: Presentation.Kind

  /// The style in which it is presented, without its heights.
  public let style: Surface.Style

  /// The presented coordinator.
  public let owner: OwnerPath

  /// The route for which it was presented.
  public let route: RouteDescription

  /// The heights; `nil` if it is not a sheet.
  public let detents: ModalDetentConfiguration?
}

extension AnyCoordinator {
  /// The state, as text, of the whole hierarchy that this coordinator is part of.
  ///
  /// Equal routes have equal texts; whether different ones do depends on their identifiers.
  ///
  /// - Complexity: O(coordinators + screens).
  public var describedState: DescribedState {
    var coordinators: [DescribedCoordinator] = []
    var pending = [rootCoordinator]
    while let next = pending.popLast() {
      coordinators.append(DescribedCoordinator(next))
      pending += next.owned.reversed()
    }
    return DescribedState(
      coordinators: coordinators,
      intents: hierarchy.intents.map(\.description)
    )
  }

  /// The routes that the whole hierarchy shows, in the order of its described state.
  package var shownRoutes: [any Route] {
    var routes: [any Route] = []
    var pending = [rootCoordinator]
    while let next = pending.popLast() {
      let state = next.baseRouter.current
      routes.append(state.root)
      routes += state.stack.routes
      routes += state.presentations.map(\.route)
      pending += next.owned.reversed()
    }
    return routes
  }
}

extension DescribedCoordinator {
  @MainActor
  fileprivate init(_ coordinator: AnyCoordinator) {
    let state = coordinator.baseRouter.current
    owner = coordinator.ownerPath
    root = RouteDescription(state.root)
    lastingRoot = state.isRootLasting ? nil : RouteDescription(state.lastingRoot)
    stack = state.stack.routes.map { RouteDescription($0) }
    selectedTab = state.selectedTab
    badges = coordinator.baseRouter.badges
    pushedChildren = state.pushedChildren.map(\.ownerPath)
    presentations = state.presentations.map { presentation in
      DescribedPresentation(
        kind: presentation.kind,
        style: presentation.surfaceStyle,
        owner: presentation.coordinator.ownerPath,
        route: RouteDescription(presentation.route),
        detents: presentation.detents
      )
    }
    columnVisibility = state.split.visibility
    compactColumn = state.split.compactColumn
  }
}

/// The state of one coordinator: its root, its stack, its presentations and its selected tab.
///
/// It is a value: two coordinators in equal states compare equal. It refers to other coordinators by their
/// paths and retains none of them.
public struct NavigationState<R: Route> {
  /// The root screen.
  public let root: R

  /// The screens above the root, lowest first, without those of pushed children.
  public let stack: [R]

  /// The index of the selected tab; 0 for a coordinator without tabs.
  public let selectedTab: Int

  /// The badges that were set on tabs, in the order of the tabs; those that tabs have themselves are not among
  /// them.
  public let badges: [TabBadge]

  /// The columns that were requested beside the detail; automatic for a coordinator without columns.
  public let columnVisibility: ColumnVisibility

  /// The column in front where there is room for one only; the sidebar for a coordinator without columns.
  public let compactColumn: SplitColumn

  /// The presentations above the content, lowest first.
  public let presentations: [Presentation]

  /// The children whose screens are on top of the stack, lowest first.
  public let pushedChildren: [OwnerPath]
}

extension NavigationState {
  /// The route for which the current modal or plain screen was presented; `nil` without one.
  public var presented: R? {
    modal?.route as? R
  }

  /// The route for which the current detour was presented; `nil` without one.
  public var detour: (any Route)? {
    presentations.last { $0.kind == .detour }?.route
  }

  /// The detents of the current modal or plain screen; `nil` without one.
  public var modalDetentConfiguration: ModalDetentConfiguration? {
    modal?.detents
  }

  /// The route that this coordinator itself shows: its modal's, else the top of its stack, else its root.
  ///
  /// Detours, subflows and pushed children do not count; a coordinator's `visibleRoute` is the route that is visible.
  public var currentRoute: R {
    presented ?? stack.last ?? root
  }

  private var modal: Presentation? {
    presentations.last { ($0.kind == .modal || $0.kind == .screen) && !($0.route is Dialog) }
  }
}

extension NavigationState: Equatable {}

extension NavigationState {
  /// Creates the public form of the state, with typed routes.
  @MainActor
  init(_ state: CoordinatorState, root: R, stack: [R], badges: [TabBadge]) {
    self.root = root
    self.stack = stack
    selectedTab = state.selectedTab
    self.badges = badges
    columnVisibility = state.split.visibility
    compactColumn = state.split.compactColumn
    presentations = state.presentations.map(Presentation.init)
    pushedChildren = state.pushedChildren.map(\.ownerPath)
  }
}
