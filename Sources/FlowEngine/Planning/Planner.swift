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
///
/// A hierarchy has one planner and uses it again for each call, so that planning takes little memory.
@MainActor
final class Planner {
  @exclusivity(unchecked) var route: any Route
  @exclusivity(unchecked) var routeType: ObjectIdentifier
  @exclusivity(unchecked) var site: CallSite

  /// Holds the operations, once the walk has found who answers.
  let writer: PlanWriter

  /// Who will show the route that was planned last; the root if it changes the flow.
  @exclusivity(unchecked) unowned(unsafe) var answering: AnyCoordinator

  /// Whether the walk has found who answers.
  @exclusivity(unchecked) var isFound = false

  /// Who was asked and declined, in order.
  @exclusivity(unchecked) var declined: [DeclinedAnswer] = []

  /// The coordinators that the call left upwards, from where it entered.
  @exclusivity(unchecked) var left: [AnyCoordinator] = []

  @exclusivity(unchecked) var frames: [Frame] = []

  /// Who is still to be asked, the next one last.
  @exclusivity(unchecked) var pending: [Visit] = []

  @exclusivity(unchecked) var visit: UInt = 0

  init(at site: CallSite) {
    self.site = site
    route = site.start.baseRouter.rootRoute
    routeType = ObjectIdentifier(type(of: route))
    answering = site.start
    writer = PlanWriter(at: site)
  }

  /// Finds who answers `route` when it is called at `site`, and writes what is done then.
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - site: Where the call entered.
  ///   - upwards: Whether owners are asked when those at and below `site` decline.
  ///   - lastResort: Whether a root that did not promise a change of flow may be asked for one.
  /// - Returns: What is done.
  /// - Throws: Why nobody answers, or why the one that claimed the route cannot show it.
  func plan(
    _ route: any Route,
    at site: CallSite,
    upwards: Bool = true,
    lastResort: Bool
  ) throws(FlowError) -> PlanScript {
    self.site = site
    self.route = route
    routeType = ObjectIdentifier(type(of: route))
    isFound = false
    visit = site.hierarchy.nextVisit()
    writer.begin(at: site)
    defer { clear() }
    do throws(FlowError) {
      try decide(upwards: upwards, lastResort: lastResort)
    } catch {
      writer.script.clear()
      throw error
    }
    writer.script.write(route: route)
    if !declined.isEmpty { writer.script.declined = declined }
    if writer.cover != nil { writer.script.makeExtras().note = writer.note }
    return writer.script
  }

  /// Lets go of everything but the memory.
  private func clear() {
    if !left.isEmpty { left.removeAll(keepingCapacity: true) }
    if !declined.isEmpty { declined.removeAll(keepingCapacity: true) }
    while frames.popLast() != nil {}
    while pending.popLast() != nil {}
    writer.clearPlan()
  }

  private func decide(upwards: Bool, lastResort: Bool) throws(FlowError) {
    try walkDown(from: site.start)
    if isFound || !upwards { return try conclude() }
    var top = site.start
    while !isFound, top.ownership != .none, let parent = top.parent {
      left.append(top)
      top = parent
      try walkDown(from: top)
    }
    if isFound { return }
    let isCertain = top.canHandleFlowChange(to: route)
    if isCertain || lastResort {
      frames = [Frame(coordinator: top, edge: .start)]
      return try write(.changeFlow(isCertain: isCertain))
    }
    decline(top, .noFlowChange)
    try conclude()
  }

  private func conclude() throws(FlowError) {
    if isFound { return }
    throw .navigationFailed(
      route: RouteDescription(route),
      start: site.start.ownerPath,
      declined: declined
    )
  }

  // MARK: - One walk down

  private func walkDown(from start: AnyCoordinator) throws(FlowError) {
    try enter(start, by: .start)
    while !isFound, let visit = pending.popLast() {
      switch visit {
      case .ask(let coordinator, let edge):
        let coordinator = coordinator.takeUnretainedValue()
        if coordinator.visit != self.visit { try enter(coordinator, by: edge) }
      case .own: try askSelf(frames[frames.count - 1].coordinator)
      case .leave: try leave()
      }
    }
  }

  private func leave() throws(FlowError) {
    let last = frames.count - 1
    if let failure = frames[last].tabFailure {
      try passOn(failure)
    } else if let answer = frames[last].fallback {
      try settle(answer)
    } else {
      frames.removeLast()
    }
  }

  /// Notes whom the coordinator that was met last leads to, in the order in which to ask.
  private func lookAround(claims: Bool) {
    let last = frames.count - 1
    let coordinator = frames[last].coordinator
    // Last in, first out.
    pending.append(.leave)
    for modal in coordinator.ties.modals.reversed() { ask(modal, by: .modal) }
    let children = coordinator.ties.children
    if coordinator.isContainer {
      // The content is asked first; that it is not asked again is seen by its mark.
      let hasTabs = coordinator.childOwnership == .tab
      for index in children.indices.reversed() {
        ask(children[index], by: hasTabs ? .tab(index) : .child)
      }
      if let content = coordinator.content {
        ask(content, by: hasTabs ? .tab(coordinator.baseRouter.selectedTab) : .flow)
      }
    } else {
      for child in children.reversed() { ask(child, by: .child) }
    }
    if claims { pending.append(.own) }
    for presentation in coordinator.baseRouter.presentations {
      ask(presentation.coordinator, by: .presentation)
    }
  }

  private func ask(_ coordinator: AnyCoordinator, by edge: Edge) {
    pending.append(.ask(.passUnretained(coordinator), edge))
  }

  /// Asks a coordinator the first questions, and puts it on the way down unless nobody else is to be
  /// asked there.
  private func enter(
    _ coordinator: AnyCoordinator,
    by edge: Edge,
    isAskedItself: Bool = false
  ) throws(FlowError) {
    coordinator.visit = visit
    let here = position(in: coordinator)

    // Being there needs no permission when the coordinator is asked itself; when it is one of many
    // that its owner might choose, it must have claimed the route, or somebody below it must.
    let needsNoClaim = isAskedItself || edge.needsNoClaim
    if let here, needsNoClaim, !here.isRootOfContainer {
      frames.append(Frame(coordinator: coordinator, edge: edge, pending: pending.count))
      return try settle(here)
    }

    let claims = coordinator.canHandle(route)
    if here == nil, !claims, !coordinator.leadsOn {
      return decline(coordinator, .cannotHandle)
    }
    let last = frames.count
    frames.append(Frame(coordinator: coordinator, edge: edge, pending: pending.count))
    if let here, here.isRootOfContainer {
      lookAround(claims: false)
      guard needsNoClaim || claims else { return decline(coordinator, .cannotHandle) }
      // A container draws no screen of its own: whoever below it shows the route comes first.
      frames[last].fallback = here
      guard let flow = coordinator.flow, flow.visit != visit, position(in: flow) != nil
      else { return }
      return try enter(flow, by: .flow, isAskedItself: true)
    }
    if let here, claims { return try settle(here) }
    frames[last].unclaimed = here
    let isOwn = claims && coordinator.baseRouter.accepts(route)
    if isOwn, coordinator.baseRouter.presentations.isEmpty { return try askSelf(coordinator) }
    lookAround(claims: isOwn)
    if !isOwn { decline(coordinator, claims ? .foreignRoute : .cannotHandle) }
  }

  func decline(_ coordinator: AnyCoordinator, _ reason: RefusalReason) {
    declined.append(DeclinedAnswer(owner: coordinator.ownerPath, reason: reason))
  }

  /// The answer of a coordinator that shows the route already, or has it further down.
  private func position(in coordinator: AnyCoordinator) -> Answer? {
    let router = coordinator.baseRouter
    guard router.mayOwn(routeType) else { return nil }
    for presentation in router.presentations.reversed() where presentation.kind == .modal {
      if presentation.route.isEqual(to: route) { return .reveal(presentation.coordinator) }
      break
    }
    guard let position = router.locate(route) else { return nil }
    return coordinator.isContainer ? .reveal(nil) : .pop(position)
  }

  /// What a coordinator that claimed the route does with it.
  private func askSelf(_ coordinator: AnyCoordinator) throws(FlowError) {
    // Somebody on the way who is there already answers, even if this one could not show the route.
    for frame in frames where frame.unclaimed != nil { return try settle(.push) }
    let type = writer.answers.type(of: route, in: coordinator)
    if coordinator.isContainer, type != .modal {
      return try fail(
        .containerCannotPush(route: RouteDescription(route), owner: coordinator.ownerPath)
      )
    }
    switch type {
    case .push: try settle(.push)
    case .replace: try settle(.replace)
    case .modal:
      if let modal = coordinator.registeredModal(for: route) { return try settle(.present(modal)) }
      try fail(
        .modalCoordinatorNotConfigured(
          route: RouteDescription(route),
          owner: coordinator.ownerPath
        )
      )
    }
  }
}
