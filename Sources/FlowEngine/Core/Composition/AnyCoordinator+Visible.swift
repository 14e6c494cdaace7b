extension AnyCoordinator {
  /// The coordinator whose screen is in front of everything, looking from this one downwards.
  public var visibleCoordinator: AnyCoordinator {
    PlanOverlay.none.visible(from: UnownedCoordinator(self)).coordinator
  }

  /// The route of the screen that is in front of everything, looking from this coordinator
  /// downwards.
  public var visibleRoute: any Route {
    PlanOverlay.none.topRoute(of: UnownedCoordinator(visibleCoordinator))
  }

  /// The route at the bottom of this coordinator's own stack.
  package var rootRoute: any Route { baseRouter.current.root }
}
