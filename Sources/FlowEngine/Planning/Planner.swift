/// Finds the coordinator that answers a route: one walk over the hierarchy, without side effects, in which
/// each coordinator is asked at most once.
///
/// The walk goes down from the coordinator that was called and then upwards, owner by owner. In each coordinator the
/// order is: the route if it is already there or further down its stack; its presentations, top-most first; itself; its
/// children, or the selected tab and then the others, or the column in front and then the others, or its flow; its
/// registered modals. A container's own root is not a screen and comes last. The walk down keeps its path on an
/// explicit stack, so depth costs memory but no space on the thread's stack. ``PlanBuilder`` turns an answer into steps
/// at once, because a tab whose plan cannot be built gives way to the next tab.
@MainActor
struct Planner {
  /// Builds the plan, once the walk has found the coordinator that answers.
  var builder: PlanBuilder

  let visit = Hierarchy.nextVisit()
  let routeType: ObjectIdentifier

  /// Whether the walk has found the coordinator that answers.
  var isFound = false

  /// The coordinators that were asked and declined, in order.
  var declined: [DeclinedAnswer] = []

  /// The coordinators that the call left upwards, beginning with the one that was called.
  var left: [AnyCoordinator] = []

  var walk: [WalkStep] = []

  /// The failures of tabs on the way, the most specific one of each tab coordinator.
  var tabFailures: [TabFailure] = []

  /// The coordinators that are still to be asked, the next one last.
  var pending: [WalkTask] = []

  private init(for route: any Route, at site: CallSite) {
    routeType = ObjectIdentifier(type(of: route))
    builder = PlanBuilder(at: site)
    walk.reserveCapacity(8)
  }

  /// Finds the coordinator that answers `route`, and plans the call.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - site: The place at which the call was made.
  ///   - upwards: Whether owners are asked when those at and below `site` decline.
  ///   - lastResort: Whether a root that did not promise a change of flow may be asked for one.
  ///   - isComing: Whether `site` is a detour that has yet to be presented.
  /// - Returns: What is done.
  /// - Throws: Why none answers, or why the one that claimed the route cannot show it.
  static func plan(
    _ route: any Route,
    at site: CallSite,
    upwards: Bool = true,
    lastResort: Bool,
    isComing: Bool = false
  ) throws(FlowError) -> ExecutablePlan {
    var planner = Planner(for: route, at: site)
    planner.builder.startIsComing = isComing
    try planner.decide(route, from: site.start, upwards: upwards, lastResort: lastResort)
    let plan = planner.builder.finish(at: route)
    plan.declined = planner.declined
    return plan
  }

  private mutating func decide(
    _ route: any Route,
    from start: AnyCoordinator,
    upwards: Bool,
    lastResort: Bool
  ) throws(FlowError) {
    try walkDown(from: start, to: route)
    if isFound { return }
    var top = start
    while upwards, top.ownership != .none, let owner = top.parent {
      left.append(top)
      top = owner
      try walkDown(from: top, to: route)
      if isFound { return }
    }
    guard upwards else { throw noAnswer(route, from: start) }
    let flowChange = top.flowChangeAnswer(to: route)
    if flowChange == .promised || (flowChange == .open && lastResort) {
      walk.append(WalkStep(coordinator: top, link: .start))
      return try write(route, as: .changeFlow(isCertain: flowChange == .promised))
    }
    decline(top, .noFlowChange)
    throw noAnswer(route, from: start)
  }

  private func noAnswer(_ route: any Route, from start: AnyCoordinator) -> FlowError {
    .navigationFailed(
      route: RouteDescription(route),
      start: start.ownerPath,
      declined: declined
    )
  }

  // MARK: - One walk down

  private mutating func walkDown(from start: AnyCoordinator, to route: any Route) throws(FlowError)
  {
    try enter(start, by: .start, for: route)
    while !isFound, let visit = pending.popLast() {
      switch visit {
      case .ask(let coordinator, let link):
        if coordinator.visit != self.visit { try enter(coordinator, by: link, for: route) }
      case .own: try askClaimant(walk[walk.count - 1].coordinator, for: route)
      case .leave: try leave(for: route)
      }
    }
    assert(isFound || (walk.isEmpty && tabFailures.isEmpty), "The walk has left something unasked.")
  }

  private mutating func leave(for route: any Route) throws(FlowError) {
    let last = walk.count - 1
    if walk[last].hasTabFailure {
      let failure = tabFailures.removeLast()
      assert(failure.step == last, "Step \(last) passes on the failure of step \(failure.step).")
      try passToNextTab(failure.error, from: failure.depth)
    } else if let answer = walk[last].fallback {
      try settle(route, as: answer)
    } else {
      walk.removeLast()
    }
  }

  /// Schedules the coordinators to which the current one leads, in the order in which to ask them.
  mutating func scheduleNeighbours(claims: Bool) {
    let coordinator = walk[walk.count - 1].coordinator
    // Last in, first out.
    pending.append(.leave)
    for modal in coordinator.ownedCoordinators.modals.reversed() {
      pending.append(.ask(modal, .modal))
    }
    let kind = coordinator.kind
    let link: WalkLink = kind == .tabs ? .tab : kind == .split ? .column : .child
    for child in coordinator.ownedCoordinators.children.reversed() {
      pending.append(.ask(child, link))
    }
    // The content is asked first; its mark prevents it from being asked again.
    if kind != .stack, let content = coordinator.content {
      pending.append(.ask(content, kind == .flows ? .flow : link))
    }
    if claims { pending.append(.own) }
    for presentation in coordinator.baseRouter.current.presentations {
      pending.append(.ask(presentation.coordinator, .presentation))
    }
  }
}

/// One coordinator on a walk down, with its answers so far and those of coordinators below it.
struct WalkStep {
  let coordinator: AnyCoordinator

  /// The link from the one before it.
  let link: WalkLink

  /// The number of pending tasks when it was reached.
  var pending = 0

  /// Its answer in case it, or one below it, claims the route.
  var unclaimed: Answer?

  /// Its answer in case none below it answers.
  var fallback: Answer?

  /// Whether one of its tabs or columns claimed the route and failed; see ``TabFailure``.
  var hasTabFailure = false
}

/// The reason why a tab, or a column, that claimed a route could not show it.
struct TabFailure {
  let error: FlowError

  /// Its depth below the start.
  let depth: Int

  /// The index of the tab coordinator on the way down.
  var step: Int
}

/// A pending task of a walk down.
enum WalkTask {
  /// Asks a coordinator, unless it was asked before.
  case ask(AnyCoordinator, WalkLink)

  /// Lets the current coordinator show the route that it claims.
  case own

  /// Goes back up from the current coordinator.
  case leave
}

/// How one coordinator leads to another.
enum WalkLink {
  /// The walk turns downwards here.
  case start

  /// It is currently presented, on a surface of its own.
  case presentation

  case child
  case tab
  case column

  /// It is the current flow.
  case flow

  /// It is registered as a modal, which would be presented.
  case modal

  var needsNoClaim: Bool { self == .start || self == .presentation }

  /// Whether it leads to a separate surface.
  var isPresentation: Bool { self == .presentation || self == .modal }

  /// Whether the owner shows others of its kind instead, or next to it.
  var isTabOrColumn: Bool { self == .tab || self == .column }
}
