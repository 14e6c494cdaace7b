extension UnownedCoordinator {
  /// The registered modal whose root is `route`, or else the first whose root has its identifier, or else
  /// the first whose root is of its kind.
  ///
  /// The root is the one that the modal is registered with, whatever it was last shown for.
  func registeredModal(for route: any Route) -> UnownedCoordinator? {
    for index in 0..<modalCount where modal(index).isLastingRoot(route) { return modal(index) }
    let identifier = route.identifier
    for index in 0..<modalCount where modal(index).lastingRoot.identifier == identifier {
      return modal(index)
    }
    let kind = route.kind
    for index in 0..<modalCount where modal(index).lastingRoot.kind == kind { return modal(index) }
    return nil
  }

  /// The modal that it presents, if that was presented for `route`; the top-most counts.
  func topModal(showing route: any Route) -> UnownedCoordinator? {
    for index in (0..<presentationCount).reversed() where presentation(index).kind == .modal {
      return shows(route, at: index) ? presentation(index).coordinator : nil
    }
    return nil
  }
}
