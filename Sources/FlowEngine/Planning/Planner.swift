/// Finds who answers a route: one walk over the hierarchy, free of side effects, each coordinator
/// asked at most once.
///
/// The walk goes down from where the call entered and then upwards, owner by owner. In each
/// coordinator the order is: the route is there already or further down its stack; what it presents,
/// top-most first; itself; its children, or the selected tab and then the others, or its flow; its
/// registered modals. The walk down keeps its way on an explicit stack, so that depth costs memory
/// and not the thread's stack. What it finds is turned into operations by ``PlanWriter``.
@MainActor
struct Planner {
  let route: any Route

  private var frames: [Frame] = []
  private var left: [AnyCoordinator] = []
  private var refusals: [Refusal] = []

  /// The most specific failure of a tab, thrown if no other tab takes the route.
  private var tabFailure: (depth: Int, error: FlowError)?

  private let visit: UInt

  private init(route: any Route, start: AnyCoordinator) {
    self.route = route
    visit = start.hierarchy.nextVisit()
  }

  /// Who answers `route` when it is called on `start`.
  ///
  /// - Parameter upwards: Whether owners are asked when `start` and all below it decline.
  /// - Parameter lastResort: Whether a root that did not promise a change of flow may be asked for one.
  static func find(
    _ route: any Route,
    from start: AnyCoordinator,
    upwards: Bool = true,
    lastResort: Bool
  ) throws(FlowError) -> Found {
    var planner = Planner(route: route, start: start)
    return try planner.find(from: start, upwards: upwards, lastResort: lastResort)
  }

  private mutating func find(
    from start: AnyCoordinator,
    upwards: Bool,
    lastResort: Bool
  ) throws(FlowError) -> Found {
    var top = start
    if let found = try walkDown(from: top) { return found }
    while upwards, let parent = top.parent {
      left.append(top)
      top = parent
      if let found = try walkDown(from: top) { return found }
    }
    if upwards {
      let isCertain = top.canHandleFlowChange(to: route)
      if isCertain || lastResort {
        return found(.changeFlow(isCertain: isCertain), at: top)
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

  // MARK: - One walk down

  private mutating func walkDown(from start: AnyCoordinator) throws(FlowError) -> Found? {
    if let found = enter(start, by: .start) { return found }
    while let index = frames.indices.last {
      switch frames[index].next() {
      case .ask(let coordinator, let edge):
        guard coordinator.visit != visit else { continue }
        if let found = enter(coordinator, by: edge) { return found }
      case .own:
        if frames[index].claims, let found = try askSelf(frames[index].coordinator) {
          return found
        }
      case .done:
        let frame = frames.removeLast()
        if let failure = tabFailure, frame.coordinator.childOwnership == .tab {
          throw failure.error
        }
      }
    }
    return nil
  }

  /// Asks a coordinator the first questions, and puts it on the way down unless it answers at once.
  private mutating func enter(_ coordinator: AnyCoordinator, by edge: Edge) -> Found? {
    coordinator.visit = visit
    frames.append(Frame(coordinator: coordinator, edge: edge))
    let here = position(in: coordinator)

    // Being there needs no permission when the coordinator is asked itself; when it is one of many
    // that its owner might choose, it must have claimed the route, or somebody below it must.
    if let here, edge.needsNoClaim { return found(here) }

    let claims = coordinator.canHandle(route)
    if let here, claims { return found(here) }

    let last = frames.count - 1
    frames[last].unclaimed = here
    if claims, coordinator.baseRouter.accepts(route) {
      frames[last].claims = true
    } else {
      let reason: RefusalReason = claims ? .foreignRoute : .cannotHandle
      refusals.append(Refusal(coordinator: coordinator, reason: reason))
    }
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
  private mutating func askSelf(_ coordinator: AnyCoordinator) throws(FlowError) -> Found? {
    let type = coordinator.navigationType(for: route)
    if coordinator.isContainer, type != .modal {
      return try fail(
        .containerCannotPush(route: RouteDescription(route), owner: coordinator.ownerPath)
      )
    }
    switch type {
    case .push: return found(.push)
    case .replace: return found(.replace)
    case .modal:
      guard let modal = coordinator.registeredModal(for: route) else {
        return try fail(
          .modalCoordinatorNotConfigured(
            route: RouteDescription(route),
            owner: coordinator.ownerPath
          )
        )
      }
      return found(.present(modal))
    }
  }

  /// Gives the next tab a chance if the failure lies inside a tab, and throws it otherwise.
  private mutating func fail(_ error: FlowError) throws(FlowError) -> Found? {
    if let failed = frames.last?.coordinator {
      refusals.append(Refusal(coordinator: failed, reason: .failed))
    }
    guard let tab = frames.lastIndex(where: { $0.edge.isTab }) else { throw error }
    if frames.count > (tabFailure?.depth ?? 0) {
      tabFailure = (frames.count, error)
    }
    frames.removeSubrange(tab...)
    return nil
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
