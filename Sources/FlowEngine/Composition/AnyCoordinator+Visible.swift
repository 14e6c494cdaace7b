extension AnyCoordinator {
  /// The coordinator of the front-most screen at or below this one.
  ///
  /// A plain screen is its host's.
  public var visibleCoordinator: AnyCoordinator { visibleLayer.screenHost }

  /// The route of the front-most screen at or below this coordinator.
  public var visibleRoute: any Route {
    PlanOverlay.none.topRoute(of: UnownedCoordinator(visibleLayer))
  }

  /// The coordinator of the front-most screen, which for a plain screen is one of its own.
  private var visibleLayer: AnyCoordinator {
    PlanOverlay.none.visible(from: UnownedCoordinator(self)).coordinator
  }

  /// The coordinator whose screens it shows: the host of a plain screen, otherwise itself.
  package var screenHost: AnyCoordinator { ownership == .screen ? parent ?? self : self }

  /// The route at the bottom of this coordinator's own stack.
  package var rootRoute: any Route { baseRouter.current.root }
}
