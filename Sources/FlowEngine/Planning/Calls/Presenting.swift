struct DetourPresentation: Call {
  let name: String
  let detour: AnyCoordinator
  let destination: any Route

  var route: (any Route)? { destination }
  var partners: [AnyCoordinator] { [detour] }

  /// A detour that has been presented in the meantime, or now owns the host, can no longer be presented.
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

/// Showing a dialog over whatever is in front.
struct DialogPresentation: Call {
  let dialog: Dialog
  let isAnimated: Bool

  /// The wait for the answer, if there is one.
  var awaited: AwaitedFlow?

  /// The waiting calls abandoned in favour of the one that it is about: it replaces the dialog about them.
  var abandoned: [Intent] = []

  var name: String { "show" }
  var route: (any Route)? { dialog }

  func wasApplied() {
    if let awaited, let host = awaited.screen?.parent { host.keep(awaited) }
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    try plan(at: site) { awaited?.follow($0) }
  }

  /// Plans to show it, and passes on the coordinator that will stand for it.
  private func plan(
    at site: CallSite,
    _ follow: (AnyCoordinator) -> Void
  ) throws(FlowError) -> ExecutablePlan {
    var host = site.root.visibleCoordinator
    let front = site.root.frontDialog
    // Only an owner can present over a dialog of its own.
    if let owner = front?.screen.parent, host.isSelfOrBelow(owner) { host = owner }
    let shown = LivePresentation.dialog(dialog, of: host)
    follow(shown.coordinator)
    var builder = PlanBuilder(at: site)
    if let front, let owner = front.screen.parent,
      abandoned.contains(where: { $0.first.isEqual(to: front.dialog) })
    {
      builder.removeFromScreen(front.screen, of: owner)
    }
    try builder.writePresentation(shown, by: host)
    builder.plan.presenter = host
    return builder.finish(at: dialog)
  }
}

/// Pressing a button of a dialog.
struct DialogAnswer: Call {
  /// The button; `nil` if there is none with that title.
  let button: Dialog.Answer?

  /// The coordinator that stands for the dialog.
  private weak var screen: AnyCoordinator?

  /// The coordinator that shows it.
  private weak var host: AnyCoordinator?

  init(button: Dialog.Answer?, screen: AnyCoordinator?) {
    self.button = button
    self.screen = screen
    host = screen?.parent
  }

  var name: String { "answerDialog" }
  var idleReason: IdleReason? { .noSuchButton }

  var outcome: FlowValue? {
    guard let button, let screen else { return nil }
    return FlowValue(flow: screen.serial, value: button)
  }

  func wasApplied() {
    guard let button, let screen, screen.parent == nil else { return }
    host?.hierarchy.noteAnswer(to: screen.rootRoute, isGranting: button.resumes)
    button.action()
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    if button != nil, let screen, let host = screen.parent {
      builder.removeFromScreen(screen, of: host)
    }
    return builder.plan
  }
}
