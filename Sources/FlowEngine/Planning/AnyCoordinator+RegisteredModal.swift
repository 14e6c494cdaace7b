extension AnyCoordinator {
  /// The registered modal whose root is `route`, or else the first whose root has its identifier.
  func registeredModal(for route: any Route) -> AnyCoordinator? {
    for modal in modalCoordinators where modal.baseRouter.rootRoute.isEqual(to: route) {
      return modal
    }
    let identifier = route.identifier
    for modal in modalCoordinators where modal.baseRouter.rootRoute.identifier == identifier {
      return modal
    }
    return nil
  }
}
