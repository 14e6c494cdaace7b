/// The coordinator of what an element presents or is: a screen, a stack, tabs or columns.
///
/// It is not part of a hierarchy, so no navigation leads to it or through it: the engine is as unaware of it as a
/// coordinator is of a sheet that one of its screens presents by itself.
package class ElementHost: AnyCoordinator {
  /// Creates the coordinator of what an element on a screen of `host` is, for `route`.
  package init(_ route: any Route, of host: AnyCoordinator?) {
    super.init(baseRouter: AnyRouter(root: route))
    ownership = .screen
    parent = host
  }

  override class var mayObserveLifecycle: Bool { false }

  override package var ownerName: String { baseRouter.current.root.identifier }
}

/// The coordinator of a screen that an element of another screen presents, of the stack of an element, or of a tab or a
/// column in an element.
///
/// A stage shows it in front of the surface with the element, or a stack in place of the element.
package final class ElementScreen: ElementHost {
  /// Builds the screen of a route.
  package var build: (any Route) -> Any? = { _ in nil }

  /// Lets its element dismiss it, or go back on the stack.
  package var leave: () -> Void = {}

  /// Goes back to the screen of the stack at a depth; the root's is 0.
  package var leaveAbove: (_ depth: Int) -> Void = { _ in }

  /// Chooses another height of its sheet.
  package var select: (ModalPresentationDetent) -> Void = { _ in }

  /// Whether nothing can dismiss it, as its element presents it by a constant.
  package let isConstant: Bool

  /// Where its screen is.
  package let place: Place

  /// The text and the symbol of a tab; `nil` if it is not a tab.
  package var item: (text: String, image: String)?

  /// The badge of a tab; `nil` if it has none.
  package var badge: String?

  /// The revision of the hierarchy when it came.
  package let formerRevision: Int

  /// Creates the coordinator of a screen for `route`, which an element on a screen of `host` presents, or which is the
  /// root of a stack or a part of tabs or columns there.
  package init(
    _ route: any Route,
    of host: AnyCoordinator?,
    isConstant: Bool = false,
    in place: Place = .surface
  ) {
    self.isConstant = isConstant
    self.place = place
    formerRevision = host?.revision ?? 0
    super.init(route, of: host)
  }

  /// The place of a screen.
  package enum Place: Equatable {
    /// A surface in front of the screen with the element.
    case surface

    /// A stack in place of the element.
    case stack

    /// One of the tabs in place of the element, without a stack but that on which these may be.
    case tab(isOnStack: Bool)
  }

  override package var tabItem: (text: String, image: String)? { item }

  override package var tabBadge: String? { badge }

  override package func buildScreen(for route: any Route) -> Any? { build(route) }

  /// The surface that a stage shows.
  ///
  /// - Parameters:
  ///   - style: Whether it is a sheet or a cover.
  ///   - presenter: The coordinator of the surface behind it.
  ///   - detents: The heights of a sheet; `nil` for the default.
  /// - Returns: The surface, with this screen on it.
  package func surface(
    _ style: Surface.Style,
    over presenter: AnyCoordinator,
    detents: ModalDetentConfiguration?
  ) -> LiveSurface {
    let route = baseRouter.current.root
    return LiveSurface(
      style: style,
      kind: .screen,
      owner: self,
      presenter: presenter,
      route: route,
      detents: style == .sheet ? detents : nil,
      transition: nil,
      isInSight: true,
      content: .stack(stack(of: [], canLeaveRoot: true))
    )
  }

  /// The stack of its root and of the screens for `routes` above it.
  ///
  /// - Parameters:
  ///   - routes: The routes of the pushed screens, the lowest first.
  ///   - root: The route of the lowest screen; `nil` for its own.
  ///   - canLeaveRoot: Whether there is something to go back to from the root.
  /// - Returns: The stack.
  package func stack(
    of routes: [any Route],
    on root: (any Route)? = nil,
    canLeaveRoot: Bool
  ) -> LiveStack {
    let all = [root ?? baseRouter.current.root] + routes
    return LiveStack(
      host: self,
      screens: all.enumerated().map { depth, route in
        LiveScreen(
          wrapper: ChildRouteWrapper(route: route, coordinator: screenHost),
          layer: self,
          depth: depth,
          isPushedChild: false,
          canNavigateBack: depth > 0 || canLeaveRoot,
          tabs: nil
        )
      }
    )
  }
}

extension LiveSurface {
  /// The screen on it, if an element presents it; `nil` if a coordinator does.
  package var elementScreen: ElementScreen? {
    kind == .screen ? owner as? ElementScreen : nil
  }
}

extension LiveStack {
  /// The coordinator of its screens, if an element presents them or is the stack; `nil` if they are a coordinator's.
  package var elementScreen: ElementScreen? {
    host.ownership == .screen ? host as? ElementScreen : nil
  }

  /// Whether an element is the stack, or the tabs or the columns that it is in.
  package var isOfElement: Bool {
    elementScreen.map { $0.place != .surface } ?? (host is ElementSplitHost)
  }

  /// Whether it is a plain screen, which has neither a bar nor a stack.
  package var isPlainScreen: Bool {
    host.ownership == .screen && elementScreen?.place != .stack && !(host is ElementSplitHost)
  }
}

extension LiveScreen {
  /// Whether it is on a stack with a bar.
  package var isOnStack: Bool {
    switch (layer as? ElementScreen)?.place {
    case .stack: true
    case .tab(let isOnStack): isOnStack
    case .surface: false
    case nil: layer.ownership != .screen
    }
  }
}

extension LiveContent {
  /// The content with what elements of each of its screens contain: stacks, tabs and columns.
  package func adding(_ inner: (LiveScreen) -> [LiveContent]) -> LiveContent {
    switch self {
    case .stack(let stack):
      let screens = stack.screens.map { screen in
        var screen = screen
        if let tabs = screen.tabs {
          screen.tabs = tabs.replacingContent(with: tabs.content?.adding(inner))
        }
        screen.inner = inner(screen).map { $0.adding(inner) }
        return screen
      }
      return .stack(LiveStack(host: stack.host, screens: screens))
    case .tabs(let tabs): return .tabs(tabs.replacingContent(with: tabs.content?.adding(inner)))
    case .split(let split): return .split(split.mapContents { $0.adding(inner) })
    }
  }
}
