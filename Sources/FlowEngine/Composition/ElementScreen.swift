/// The coordinator of a screen that an element of another screen presents, or of the stack that an element is.
///
/// It is not part of a hierarchy, so no navigation leads to it or through it: the engine is as unaware of it as a
/// coordinator is of a sheet that one of its screens presents by itself. A stage shows it in front of the surface with
/// the element, or a stack in the place of the element.
package final class ElementScreen: AnyCoordinator {
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

  /// Whether it is a stack, and not a surface.
  package let isStack: Bool

  /// The revision of the hierarchy when it came.
  package let formerRevision: Int

  /// Creates the coordinator of a screen for `route`, which an element on a screen of `host` presents, or which is the
  /// root of a stack there.
  package init(
    _ route: any Route,
    of host: AnyCoordinator?,
    isConstant: Bool = false,
    isStack: Bool = false
  ) {
    self.isConstant = isConstant
    self.isStack = isStack
    formerRevision = host?.revision ?? 0
    super.init(baseRouter: AnyRouter(root: route))
    ownership = .screen
    parent = host
  }

  override class var mayObserveLifecycle: Bool { false }

  override package var ownerName: String { baseRouter.current.root.identifier }

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
  ///   - canLeaveRoot: Whether there is something to go back to from the root.
  /// - Returns: The stack.
  package func stack(of routes: [any Route], canLeaveRoot: Bool) -> LiveStack {
    let all = [baseRouter.current.root] + routes
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

  /// Whether an element is the stack.
  package var isOfElement: Bool { elementScreen?.isStack == true }
}

extension LiveContent {
  /// The content with the stacks that elements of each of its screens are.
  package func addingStacks(_ stacks: (LiveScreen) -> [LiveStack]) -> LiveContent {
    switch self {
    case .stack(let stack): return .stack(stack.addingStacks(stacks))
    case .tabs(let tabs):
      return .tabs(tabs.replacingContent(with: tabs.content?.addingStacks(stacks)))
    case .split(let split): return .split(split.mapContents { $0.addingStacks(stacks) })
    }
  }
}

extension LiveStack {
  fileprivate func addingStacks(_ stacks: (LiveScreen) -> [LiveStack]) -> LiveStack {
    let screens = screens.map { screen in
      var screen = screen
      if let tabs = screen.tabs {
        screen.tabs = tabs.replacingContent(with: tabs.content?.addingStacks(stacks))
      }
      screen.stacks = stacks(screen).map { $0.addingStacks(stacks) }
      return screen
    }
    return LiveStack(host: host, screens: screens)
  }
}
