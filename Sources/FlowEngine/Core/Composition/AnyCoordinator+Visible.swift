extension AnyCoordinator {
  /// The coordinator of the front-most screen at or below this one.
  public var visibleCoordinator: AnyCoordinator {
    PlanOverlay.none.visible(from: UnownedCoordinator(self)).coordinator
  }

  /// The route of the front-most screen at or below this coordinator.
  public var visibleRoute: any Route {
    PlanOverlay.none.topRoute(of: UnownedCoordinator(visibleCoordinator))
  }

  /// The route at the bottom of this coordinator's own stack.
  package var rootRoute: any Route { baseRouter.current.root }
}
