/// Finds who answers a route: one walk over the hierarchy, free of side effects, each coordinator
/// asked at most once.
///
/// The walk goes down from where the call entered and then upwards, owner by owner. In each
/// coordinator the order is: the route is there already or further down its stack; what it
/// presents, top-most first; itself; its children, or the selected tab and then the others, or its
/// flow; its registered modals. A container's own root is no screen and comes last. The walk down
/// keeps its way on an explicit stack, so that depth costs memory and not the thread's stack. What
/// it finds is turned into operations by ``PlanWriter`` at once: a tab whose plan cannot be written
/// gives way to the next tab.
@MainActor
struct Planner {
  let route: any Route

  private let start: AnyCoordinator
  private let startIsSeen: Bool
  private let answers = Answers()
  private var frames: [Frame] = []
  private var left: [AnyCoordinator] = []
  private var refusals: [Refusal] = []
  private let visit: UInt

  /// Who answers, and a writer that holds the operations.
  typealias Decision = (found: Found, writer: PlanWriter)

  private init(route: any Route, start: AnyCoordinator) {
    self.route = route
    self.start = start
    startIsSeen = start.root.visibleCoordinator.isSelfOrBelow(start)
    visit = start.hierarchy.nextVisit()
  }

  /// Who answers `route` when it is called on `start`, and what is done then.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - start: Where the call entered.
  ///   - upwards: Whether owners are asked when `start` and all below it decline.
  ///   - lastResort: Whether a root that did not promise a change of flow may be asked for one.
  /// - Returns: Who answers, and a writer that holds the operations.
  /// - Throws: Why nobody answers, or why the one that claimed the route cannot show it.
  static func decide(
    _ route: any Route,
    from start: AnyCoordinator,
    upwards: Bool = true,
    lastResort: Bool
  ) throws(FlowError) -> Decision {
    var planner = Planner(route: route, start: start)
    return try planner.decide(upwards: upwards, lastResort: lastResort)
  }

  private mutating func decide(upwards: Bool, lastResort: Bool) throws(FlowError) -> Decision {
    var top = start
    if let decision = try walkDown(from: top) { return decision }
    while upwards, let parent = top.parent {
      left.append(top)
      top = parent
      if let decision = try walkDown(from: top) { return decision }
    }
    if upwards {
      let isCertain = top.canHandleFlowChange(to: route)
      if isCertain || lastResort {
        return try write(found(.changeFlow(isCertain: isCertain), at: top))
      }
      refusals.append(Refusal(coordinator: top, reason: .noFlowChange))
    }
    throw .navigationFailed(
      route: RouteDescription(route),
      start: start.ownerPath,
      declined: refusals.map {
        DeclinedAnswer(owner: $0.coordinator.ownerPath, reason: $0.reason)
      }
    )
  }

  private func write(_ found: Found) throws(FlowError) -> Decision {
    var writer = PlanWriter(start: start, answers: answers)
    try writer.write(route, as: found)
    if startIsSeen, writer.cover(of: found) != nil {
      // A tab that is not selected had left a surface up: the user called from it, or it would
      // stay.
      writer = PlanWriter(start: start, answers: answers)
      try writer.write(route, as: found, wholly: true)
    }
    return (found, writer)
  }

  // MARK: - One walk down

  private mutating func walkDown(from start: AnyCoordinator) throws(FlowError) -> Decision? {
    if let found = enter(start, by: .start), let decision = try settle(found) { return decision }
    while let index = frames.indices.last {
      switch frames[index].next() {
      case .ask(let coordinator, let edge):
        guard coordinator.visit != visit else { continue }
        if let found = enter(coordinator, by: edge), let decision = try settle(found) {
          return decision
        }
      case .own:
        guard frames[index].claims else { continue }
        if let decision = try askSelf(frames[index].coordinator) { return decision }
      case .done:
        if let failure = frames[index].tabFailure {
          try passOn(failure)
        } else if let answer = frames[index].fallback {
          if let decision = try settle(found(answer)) { return decision }
        } else {
          frames.removeLast()
        }
      }
    }
    return nil
  }

  /// Writes the plan for who was found; one that cannot be written is as good as a refusal.
  private mutating func settle(_ found: Found) throws(FlowError) -> Decision? {
    do throws(FlowError) {
      return try write(found)
    } catch {
      try fail(error)
      return nil
    }
  }

  /// Asks a coordinator the first questions, and puts it on the way down unless it answers at once.
  private mutating func enter(
    _ coordinator: AnyCoordinator,
    by edge: Edge,
    isAskedItself: Bool = false
  ) -> Found? {
    coordinator.visit = visit
    let last = frames.count
    frames.append(Frame(coordinator: coordinator, edge: edge))
    let here = position(in: coordinator)

    // Being there needs no permission when the coordinator is asked itself; when it is one of many
    // that its owner might choose, it must have claimed the route, or somebody below it must.
    let needsNoClaim = isAskedItself || edge.needsNoClaim
    if let here, needsNoClaim, !here.isRootOfContainer { return found(here) }

    let claims = coordinator.canHandle(route)
    if let here, here.isRootOfContainer {
      guard needsNoClaim || claims else { return decline(coordinator, .cannotHandle) }
      // A container draws no screen of its own: whoever below it shows the route comes first.
      frames[last].fallback = here
      guard let flow = coordinator.flow, flow.visit != visit, position(in: flow) != nil
      else { return nil }
      return enter(flow, by: .flow, isAskedItself: true)
    }
    if let here, claims { return found(here) }
    frames[last].unclaimed = here
    guard claims else { return decline(coordinator, .cannotHandle) }
    guard coordinator.baseRouter.accepts(route) else { return decline(coordinator, .foreignRoute) }
    frames[last].claims = true
    return nil
  }

  private mutating func decline(_ coordinator: AnyCoordinator, _ reason: RefusalReason) -> Found? {
    refusals.append(Refusal(coordinator: coordinator, reason: reason))
    return nil
  }

  /// The answer of a coordinator that shows the route already, or has it further down.
  private func position(in coordinator: AnyCoordinator) -> Answer? {
    let router = coordinator.baseRouter
    if let modal = router.presentations.last(where: { $0.kind == .modal }),
      router.accepts(route), modal.route.isEqual(to: route)
    {
      return .reveal(modal.coordinator)
    }
    guard let position = router.locate(route) else { return nil }
    return coordinator.isContainer ? .reveal(nil) : .pop(position)
  }

  /// What a coordinator that claimed the route does with it.
  private mutating func askSelf(_ coordinator: AnyCoordinator) throws(FlowError) -> Decision? {
    // Somebody on the way who is there already answers, even if this one could not show the route.
    if frames.contains(where: { $0.unclaimed != nil }) { return try settle(found(.push)) }
    let type = answers.type(of: route, in: coordinator)
    if coordinator.isContainer, type != .modal {
      try fail(.containerCannotPush(route: RouteDescription(route), owner: coordinator.ownerPath))
      return nil
    }
    switch type {
    case .push: return try settle(found(.push))
    case .replace: return try settle(found(.replace))
    case .modal:
      if let modal = coordinator.registeredModal(for: route) {
        return try settle(found(.present(modal)))
      }
      try fail(
        .modalCoordinatorNotConfigured(
          route: RouteDescription(route),
          owner: coordinator.ownerPath
        )
      )
      return nil
    }
  }

  /// Notes that the coordinator asked last claimed the route and cannot show it.
  private mutating func fail(_ error: FlowError) throws(FlowError) {
    if let failed = frames.last?.coordinator {
      refusals.append(Refusal(coordinator: failed, reason: .failed))
    }
    try passOn(Frame.Failure(error: error, depth: frames.count))
  }

  /// Gives the next tab a chance if the failure lies inside a tab, and throws it otherwise.
  private mutating func passOn(_ failure: Frame.Failure) throws(FlowError) {
    guard let tab = frames.lastIndex(where: { $0.edge.isTab }) else { throw failure.error }
    frames.removeSubrange(tab...)
    frames[tab - 1].note(failure)
  }

  private func found(_ answer: Answer) -> Found {
    var answer = answer
    var way = frames
    // A coordinator on the way that is itself the destination comes before what lies below it.
    if let index = way.dropLast().firstIndex(where: { $0.unclaimed != nil }),
      let here = way[index].unclaimed
    {
      way.removeSubrange((index + 1)...)
      answer = here
    }
    if case .reveal(let modal?) = answer {
      way.append(Frame(coordinator: modal, edge: .presentation))
      answer = .pop(.root)
    }
    return Found(
      answer: answer,
      way: way.map { Leg(coordinator: $0.coordinator, edge: $0.edge) },
      left: left,
      refusals: refusals
    )
  }

  private func found(_ answer: Answer, at top: AnyCoordinator) -> Found {
    Found(
      answer: answer,
      way: [Leg(coordinator: top, edge: .start)],
      left: left,
      refusals: refusals
    )
  }
}

extension AnyCoordinator {
  /// The registered modal whose root is `route`, or else the first whose root has its identifier.
  func registeredModal(for route: any Route) -> AnyCoordinator? {
    modalCoordinators.first { $0.baseRouter.rootRoute.isEqual(to: route) }
      ?? modalCoordinators.first { $0.baseRouter.rootRoute.identifier == route.identifier }
  }
}
