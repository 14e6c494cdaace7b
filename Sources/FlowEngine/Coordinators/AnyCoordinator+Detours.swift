extension AnyCoordinator {
  /// Interrupts what is on screen with `detour`, going to `route` in it; everything below stays.
  ///
  /// With a detour up already the new one comes over it. A host that is attached and not shown,
  /// such as a child that is not pushed, is shown first. A coordinator that has an owner, and a
  /// route that the detour cannot show, are refused and reported, and nothing has changed.
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
    let (found, inside) = try decide(inside: detour, route, on: host)
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
    _ route: any Route,
    on host: AnyCoordinator
  ) throws(FlowError) -> Planner.Decision {
    do throws(FlowError) {
      return try detour.planning("presentDetour") { () throws(FlowError) in
        try Planner.decide(route, from: detour, upwards: false, lastResort: false)
      }
    } catch {
      let place = OwnerStep(role: .detour, name: detour.ownerName)
      throw error.inDetour(at: host.ownerPath.appending(place))
    }
  }
}

extension FlowError {
  /// The same error with the paths that owners will have once the detour is at `place`.
  fileprivate func inDetour(at place: OwnerPath) -> FlowError {
    switch self {
    case .navigationFailed(let route, _, let declined):
      .detourCannotShow(
        route: route,
        detour: place.name,
        declined: declined.map {
          DeclinedAnswer(owner: $0.owner.moved(to: place), reason: $0.reason)
        }
      )
    case .modalCoordinatorNotConfigured(let route, let owner):
      .modalCoordinatorNotConfigured(route: route, owner: owner.moved(to: place))
    case .malformedPath(let route, let owner, let problem):
      .malformedPath(route: route, owner: owner.moved(to: place), problem: problem)
    case .containerCannotPush(let route, let owner):
      .containerCannotPush(route: route, owner: owner.moved(to: place))
    default: self
    }
  }
}
