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
