extension Held {
  /// The registered modal whose root is `route`, or else the first whose root has its identifier.
  func registeredModal(for route: any Route) -> Held? {
    for index in 0..<modalCount where modal(index).isRoot(route) { return modal(index) }
    let identifier = route.identifier
    for index in 0..<modalCount where modal(index).rootRoute.identifier == identifier {
      return modal(index)
    }
    return nil
  }

  /// The modal that it presents, if that was presented for `route`; the top-most counts.
  func topModal(showing route: any Route) -> Held? {
    for index in (0..<presentationCount).reversed() where presentation(index).kind == .modal {
      return shows(route, at: index) ? presentation(index).coordinator : nil
    }
    return nil
  }
}
