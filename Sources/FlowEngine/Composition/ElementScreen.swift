/// The coordinator of a screen that an element of another screen presents.
///
/// It is not part of a hierarchy, so no navigation leads to it or through it: the engine is as unaware of it as a
/// coordinator is of a sheet that one of its screens presents by itself. A stage shows it in front of the surface with
/// the element.
package final class ElementScreen: AnyCoordinator {
  /// Builds the screen.
  package var build: () -> Any? = { nil }

  /// Lets its element dismiss it.
  package var leave: () -> Void = {}

  /// Chooses another height of its sheet.
  package var select: (ModalPresentationDetent) -> Void = { _ in }

  /// Whether nothing can dismiss it, as its element presents it by a constant.
  package let isConstant: Bool

  /// The revision of the hierarchy when it came.
  package let formerRevision: Int

  /// Creates the coordinator of a screen for `route`, which an element on a screen of `host` presents.
  package init(_ route: any Route, of host: AnyCoordinator?, isConstant: Bool = false) {
    self.isConstant = isConstant
    formerRevision = host?.revision ?? 0
    super.init(baseRouter: AnyRouter(root: route))
    ownership = .screen
    parent = host
  }

  override class var mayObserveLifecycle: Bool { false }

  override package var ownerName: String { baseRouter.current.root.identifier }

  override package func buildScreen(for route: any Route) -> Any? { build() }

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
    let screen = LiveScreen(
      wrapper: ChildRouteWrapper(route: route, coordinator: screenHost),
      layer: self,
      depth: 0,
      isPushedChild: false,
      canNavigateBack: true,
      tabs: nil
    )
    return LiveSurface(
      style: style,
      kind: .screen,
      owner: self,
      presenter: presenter,
      route: route,
      detents: style == .sheet ? detents : nil,
      transition: nil,
      isInSight: true,
      content: .stack(LiveStack(host: self, screens: [screen]))
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
  /// The screen on it, if an element presents it; `nil` if a coordinator does.
  package var elementScreen: ElementScreen? {
    isPlainScreen ? host as? ElementScreen : nil
  }
}
