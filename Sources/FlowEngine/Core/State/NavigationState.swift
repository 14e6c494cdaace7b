/// Where one coordinator is: its root, its stack, what it presents and which tab is selected.
///
/// A value: two coordinators in equal states compare equal. It names other coordinators by their
/// paths and holds none of them.
public struct NavigationState<R: Route> {
  /// The screen at the bottom.
  public let root: R

  /// The screens above the root, lowest first, without those of pushed children.
  public let stack: [R]

  /// The index of the chosen tab; 0 for a coordinator without tabs.
  public let selectedTab: Int

  /// What is shown above the content, lowest first.
  public let presentations: [Presentation]

  /// The children whose screens lie on top of the stack, lowest first.
  public let pushedChildren: [OwnerPath]
}

extension NavigationState {
  /// The route that the current modal was presented for, or `nil` without one.
  public var presented: R? {
    modal?.route as? R
  }

  /// The route that the current detour was presented for, or `nil` without one.
  public var detour: (any Route)? {
    presentations.last { $0.kind == .detour }?.route
  }

  /// The heights asked for by the current modal, or `nil` without one.
  public var modalDetentConfiguration: ModalDetentConfiguration? {
    modal?.detents
  }

  /// The route this coordinator itself shows: its modal's, else the top of its stack, else its
  /// root.
  ///
  /// Detours and pushed children do not count; `visibleRoute` of a coordinator is what the user
  /// sees.
  public var currentRoute: R {
    presented ?? stack.last ?? root
  }

  private var modal: Presentation? {
    presentations.last { $0.kind == .modal }
  }
}

extension NavigationState: Equatable {}

extension NavigationState {
  /// The state as it is shown, with its routes typed.
  @MainActor
  init(_ state: CoordinatorState, root: R, stack: [R]) {
    self.root = root
    self.stack = stack
    selectedTab = state.selectedTab
    presentations = state.presentations.map(Presentation.init)
    pushedChildren = state.pushedChildren.map(\.ownerPath)
  }
}
