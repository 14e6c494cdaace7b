/// Asking the coordinators that the walk reaches.
extension Planner {
  /// Asks a coordinator the first questions, and adds it to the way down unless there is nothing else to ask
  /// there.
  mutating func enter(
    _ coordinator: AnyCoordinator,
    by link: WalkLink,
    isAskedItself: Bool = false,
    for route: any Route
  ) throws(FlowError) {
    coordinator.visit = visit
    // A coordinator cannot show a route of another type, whatever it claims.
    guard coordinator.baseRouter.acceptsRouteType(routeType) else {
      if coordinator.hasNeighbours {
        walk.append(WalkStep(coordinator: coordinator, link: link, pending: pending.count))
        scheduleNeighbours(claims: false)
      }
      return decline(coordinator, .foreignRoute)
    }
    let here = position(of: route, in: coordinator)

    // A coordinator that is already there needs no claim if it is asked itself; if it is one of several that
    // its owner might choose, it, or one below it, must have claimed the route.
    let needsNoClaim = isAskedItself || link.needsNoClaim
    if let here, needsNoClaim, !here.isContainer {
      walk.append(WalkStep(coordinator: coordinator, link: link, pending: pending.count))
      return try settle(route, as: here)
    }

    let claims = coordinator.canHandle(route)
    if here == nil, !claims, !coordinator.hasNeighbours {
      return decline(coordinator, .cannotHandle)
    }
    let last = walk.count
    walk.append(WalkStep(coordinator: coordinator, link: link, pending: pending.count))
    if let here, here.isRootOfContainer || (here.isContainer && needsNoClaim && !claims) {
      scheduleNeighbours(claims: false)
      guard needsNoClaim || claims else { return decline(coordinator, .cannotHandle) }
      // A container draws no screen of its own: a coordinator below it that shows the route takes precedence.
      walk[last].fallback = here
      guard here.isRootOfContainer, let flow = coordinator.flow, flow.visit != visit,
        flow.baseRouter.acceptsRouteType(routeType),
        position(of: route, in: flow) != nil
      else { return }
      return try enter(flow, by: .flow, isAskedItself: true, for: route)
    }
    if let here, claims { return try settle(route, as: here) }
    walk[last].unclaimed = here
    let isOwn = claims && coordinator.baseRouter.accepts(route, of: routeType)
    if isOwn, coordinator.baseRouter.current.presentations.isEmpty {
      return try askClaimant(coordinator, for: route)
    }
    scheduleNeighbours(claims: isOwn)
    if !isOwn { decline(coordinator, claims ? .foreignRoute : .cannotHandle) }
  }

  mutating func decline(_ coordinator: AnyCoordinator, _ reason: RefusalReason) {
    // A plain screen is not the app's coordinator.
    if coordinator.ownership == .screen { return }
    // A known path is up to date: the hierarchy is, and stays, as it was when the call began.
    let path = coordinator.knownPath.map(OwnerPath.init) ?? coordinator.ownerPath
    declined.append(DeclinedAnswer(owner: path, reason: reason))
  }

  /// The answer of a coordinator that already shows the route, or has it further down its stack.
  private func position(of route: any Route, in coordinator: AnyCoordinator) -> Answer? {
    if let modal = coordinator.topModal(showing: route) { return .reveal(modal) }
    guard let position = coordinator.baseRouter.locate(route) else { return nil }
    return coordinator.isContainer ? .reveal(nil) : .pop(position)
  }

  /// Asks a coordinator that claimed the route how it shows it.
  mutating func askClaimant(_ coordinator: AnyCoordinator, for route: any Route) throws(FlowError) {
    // A coordinator on the way that is already at the route answers, even if this one could not show it.
    if unclaimedIndex != nil { return try settle(route, as: .push) }
    let type = builder.questions.type(of: route, in: coordinator)
    let style = type == .styled ? builder.questions.style(of: route, in: coordinator) : nil
    let isShownOver = type == .modal || style.map { $0 != .push } ?? false
    if coordinator.isContainer, !isShownOver {
      return try fail(
        .containerCannotPush(route: RouteDescription(route), owner: coordinator.ownerPath)
      )
    }
    switch type {
    case .push: try settle(route, as: .push)
    case .replace: try settle(route, as: .replace)
    case .styled:
      guard isShownOver, let style else { return try settle(route, as: .push) }
      try settle(route, as: .show(style))
    case .modal:
      if let modal = coordinator.registeredModal(for: route) {
        return try settle(route, as: .present(modal))
      }
      try fail(
        .modalCoordinatorNotConfigured(
          route: RouteDescription(route),
          owner: coordinator.ownerPath
        )
      )
    }
  }
}

/// Settling on an answer that the walk has found.
extension Planner {
  /// Builds the plan for an answer; one that cannot be built counts as a refusal.
  mutating func settle(_ route: any Route, as answer: Answer) throws(FlowError) {
    do throws(FlowError) {
      try write(route, as: answer)
    } catch {
      try fail(error)
    }
  }

  mutating func write(_ route: any Route, as answer: Answer) throws(FlowError) {
    let answer = finish(answer)
    try builder.write(route, as: answer, way: walk, left: left)
    if builder.cover != nil, builder.isStartSeen() {
      // A tab that is not selected still presents something: the call was made from it, or it would stay.
      builder.startAgain()
      try builder.write(route, as: answer, way: walk, left: left, wholly: true)
    }
    builder.plan.presenter =
      if case .present(let modal) = answer { modal } else { walk[walk.count - 1].coordinator }
    isFound = true
  }

  /// Records that the last coordinator asked claimed the route but cannot show it.
  mutating func fail(_ error: FlowError) throws(FlowError) {
    if let failed = walk.last?.coordinator { decline(failed, .failed) }
    try passToNextTab(error, from: walk.count)
  }

  /// Continues with the next tab or column if the failure is inside one, otherwise throws it.
  mutating func passToNextTab(_ error: FlowError, from depth: Int) throws(FlowError) {
    guard let tab = walk.lastIndex(where: { $0.link.isTabOrColumn }) else { throw error }
    assert(tab > 0, "A walk of \(walk.count) begins with a tab or a column.")
    pending.removeSubrange(walk[tab].pending...)
    walk.removeSubrange(tab...)
    note(TabFailure(error: error, depth: depth, step: tab - 1))
    builder.startAgain()
  }

  /// Stores `failure` unless an earlier tab failed at least as deep.
  private mutating func note(_ failure: TabFailure) {
    while let known = tabFailures.last, known.step >= failure.step {
      guard known.step > failure.step || failure.depth > known.depth else { return }
      tabFailures.removeLast()
    }
    tabFailures.append(failure)
    walk[failure.step].hasTabFailure = true
  }

  /// The outermost coordinator on the way that is at the route and left claiming it to those below.
  ///
  /// A presented coordinator answers for itself: if it were dismissed for a coordinator below, it might be
  /// the only one that claims the route, and navigating there again would fail.
  var unclaimedIndex: Int? {
    var outermost: Int?
    for index in walk.indices.reversed() {
      if walk[index].unclaimed != nil { outermost = index }
      if walk[index].link == .presentation { break }
    }
    return outermost
  }

  /// Shortens the walk so that it ends at the coordinator that answers, and returns its answer.
  private mutating func finish(_ answer: Answer) -> Answer {
    var answer = answer
    // A coordinator on the way that is itself the destination takes precedence over those below it.
    if let index = unclaimedIndex, let here = walk[index].unclaimed {
      walk.removeSubrange((index + 1)...)
      answer = here
    }
    if case .reveal(let modal?) = answer {
      walk.append(WalkStep(coordinator: modal, link: .presentation))
      answer = .pop(.root)
    }
    return answer
  }
}
