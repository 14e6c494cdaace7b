struct DetourPresentation: Call {
  let name: String
  let detour: AnyCoordinator
  let destination: any Route

  var route: (any Route)? { destination }
  var reason: DismissalReason { .navigation(to: destination) }
  var idleReason: IdleReason? { nil }
  var partners: [AnyCoordinator] { [detour] }

  /// A detour that has been presented meanwhile, or now owns the host, cannot be presented any more.
  func isObsolete(for start: AnyCoordinator) -> Bool {
    detour.parent != nil || start.rootCoordinator === detour
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    var host = site.start
    while let top = host.baseRouter.current.presentations.last, top.kind == .detour {
      host = top.coordinator
    }
    try host.checkOwnable(detour)
    let presentation = LivePresentation(kind: .detour, coordinator: detour, route: destination)
    let step = OwnerStep(role: .detour, name: detour.ownerName)
    let place = host.ownerPath.appending(step)
    let inside = try planInside(at: place)
    if let redirected = try site.redirect(
      self,
      to: destination,
      downTo: host,
      and: inside.presenter
    ) {
      return redirected
    }
    var builder = PlanBuilder(at: site)
    try builder.writeWay(to: host)
    builder.dismissDialogs()
    let plan = builder.plan
    plan.append(LiveStep(owner: host, action: .present(presentation)))
    for step in inside.steps { plan.append(step) }
    plan.route = destination
    plan.declined = inside.declined.map { $0.moved(to: place) }
    plan.arrival = ExecutablePlan.Arrival(coordinator: detour, host: host, role: .detour)
    if case .pushedOnRoot(let root, let owner)? = inside.note {
      plan.note = .pushedOnRoot(root, of: owner.moved(to: place))
    }
    return plan
  }

  func onRoot(for route: (any Route)?) -> (any Call)? { self }

  /// Whether the destination is another value of the route at the detour's root, and the detour shows nothing else.
  private var startsAtDestination: Bool {
    let state = detour.baseRouter.current
    guard !detour.isContainer, !state.showsMoreThanStack, state.stack.count == 0,
      detour.baseRouter.accepts(destination), !state.root.isEqual(to: destination)
    else { return false }
    return state.root.identifier == destination.identifier || state.root.kind == destination.kind
  }

  /// Plans the route inside the detour, which is not part of the host's hierarchy yet.
  private func planInside(at place: OwnerPath) throws(FlowError) -> ExecutablePlan {
    do throws(FlowError) {
      return try detour.withSite { site throws(FlowError) in
        if startsAtDestination {
          var builder = PlanBuilder(at: site)
          builder.append(.setRoot(destination), to: site.start)
          return builder.plan
        }
        let plan = try Planner.plan(
          destination,
          at: site,
          upwards: false,
          lastResort: false,
          isComing: true
        )
        if plan.steps.count == 1, plan.steps[0].owner === detour,
          case .push = plan.steps[0].action, detour.baseRouter.current.stack.count == 0,
          site.questions.path(of: detour, to: destination) == nil
        {
          plan.note = .pushedOnRoot(RouteDescription(detour.rootRoute), of: detour.ownerPath)
        }
        return plan
      }
    } catch {
      throw error.inDetour(at: place)
    }
  }
}

extension DeclinedAnswer {
  /// The same answer with the path that its owner will have once the detour is at `place`.
  fileprivate func moved(to place: OwnerPath) -> DeclinedAnswer {
    DeclinedAnswer(owner: owner.moved(to: place), reason: reason)
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
        declined: declined.map { $0.moved(to: place) }
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
