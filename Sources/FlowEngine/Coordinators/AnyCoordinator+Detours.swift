extension AnyCoordinator {
  /// Interrupts what is on screen with `detour`, going to `route` in it; everything below stays.
  ///
  /// With a detour up already the new one comes over it. A host that is attached and not shown, such
  /// as a child that is not pushed, is shown first. A coordinator that has an owner, and a route
  /// that the detour cannot show, are refused and reported, and nothing has changed.
  @discardableResult
  public func presentDetour<R: Route>(_ detour: Coordinator<R>, presenting route: R) -> Bool {
    submit("presentDetour") { [self] () throws(FlowError) in
      try makeDetour(detour, presenting: route)
    }
  }

  /// Presents a detour as ``presentDetour(_:presenting:)`` does, and throws what that reports.
  public func performDetour<R: Route>(
    _ detour: Coordinator<R>,
    presenting route: R
  ) throws(FlowError) {
    try run("performDetour") { [self] () throws(FlowError) in
      try makeDetour(detour, presenting: route)
    }
  }

  private func makeDetour(
    _ detour: AnyCoordinator,
    presenting route: any Route
  ) throws(FlowError) -> PlanScript {
    var host = self
    while let current = host.baseRouter.presentations.last(where: { $0.kind == .detour }) {
      host = current.coordinator
    }
    try host.checkOwnable(detour)
    let presentation = LivePresentation(
      kind: .detour,
      coordinator: detour,
      route: route,
      detents: nil
    )
    let (found, inside) = try decide(inside: detour, route)
    var way = PlanWriter(start: self)
    try way.writeWay(to: host)
    return PlanScript(
      start: self,
      route: route,
      operations: way.operations + [.present(presentation, by: host)] + inside.operations,
      refusals: found.refusals,
      plannedOwners: [ObjectIdentifier(detour): host]
    )
  }

  /// Asks the detour, which is not part of this hierarchy yet, for a route.
  private func decide(
    inside detour: AnyCoordinator,
    _ route: any Route
  ) throws(FlowError) -> (Found, PlanWriter) {
    do throws(FlowError) {
      return try detour.planning("presentDetour") { () throws(FlowError) in
        try Planner.decide(route, from: detour, upwards: false, lastResort: false)
      }
    } catch .navigationFailed(let route, _, let declined) {
      throw .detourCannotShow(route: route, detour: detour.ownerName, declined: declined)
    } catch {
      throw error
    }
  }
}
