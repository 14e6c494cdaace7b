/// Turns what a planning walk found into operations.
///
/// Everything that must not stay above the destination goes first, the top-most surface before those
/// below it; then tabs are selected, children pushed, paths walked; the destination comes last. The
/// writer's conditions (is the stack empty, is the child pushed) are read from an overlay that holds
/// the effect of the operations written so far.
@MainActor
struct PlanWriter {
  let start: AnyCoordinator
  var operations: [Operation] = []
  var overlay = PlanOverlay()

  init(start: AnyCoordinator) {
    self.start = start
  }

  /// Writes the operations that take `route` to where `found` says.
  mutating func write(_ route: any Route, as found: Found) throws(FlowError) {
    if case .changeFlow(let isCertain) = found.answer {
      operations.append(.changeFlow(route, found.answering, isCertain: isCertain))
      return
    }
    let way = attached(found.way)
    for (index, leg) in way.enumerated() {
      clear(leg.coordinator, towards: index + 1 < way.count ? way[index + 1] : nil, found.answer)
    }
    cleanLeft(found.left, staysUnder: found.isShownOver)
    for (leg, next) in zip(way, way.dropFirst()) {
      try go(from: leg.coordinator, to: next, for: route)
    }
    try arrive(at: found.answering, with: route, as: found.answer)
  }

  /// The way, begun at the outermost owner that must first show what `way` starts with.
  ///
  /// A call may enter at a coordinator that is attached and not shown: a child that is not pushed, a
  /// modal that is not presented. Its owner shows it first. Unselected tabs are left as they are.
  private func attached(_ way: [Leg]) -> [Leg] {
    var hidden: [Leg] = []
    var result: [Leg] = []
    var current = way[0].coordinator
    while let parent = current.parent {
      switch current.ownership {
      case .child where parent.isContainer == false && !isPushed(current, in: parent):
        hidden.insert(Leg(coordinator: current, edge: .child), at: 0)
        result = hidden
      case .modal where !parent.presents(current):
        hidden.insert(Leg(coordinator: current, edge: .modal), at: 0)
        result = hidden
      case .child: hidden.insert(Leg(coordinator: current, edge: .child), at: 0)
      case .modal, .detour: hidden.insert(Leg(coordinator: current, edge: .presentation), at: 0)
      case .tab:
        // Nothing above an unselected tab is touched on behalf of what lies in it.
        return finish(result, way)
      case .flow, .none:
        return finish(result, way)
      }
      current = parent
    }
    return finish(result, way)
  }

  private func finish(_ hidden: [Leg], _ way: [Leg]) -> [Leg] {
    guard let first = hidden.first?.coordinator, let owner = first.parent else { return way }
    return [Leg(coordinator: owner, edge: .start)] + hidden + way.dropFirst()
  }

  private func isPushed(_ child: AnyCoordinator, in parent: AnyCoordinator) -> Bool {
    parent.baseRouter.pushedChildren.contains { $0 === child }
  }
}

// MARK: - What goes

extension PlanWriter {
  /// Takes away what `coordinator` has above the way to `next`, or above its own answer.
  private mutating func clear(
    _ coordinator: AnyCoordinator,
    towards next: Leg?,
    _ answer: Answer
  ) {
    guard let next else {
      dismissAll(above: coordinator)
      if !answer.isPresentation { popChildren(of: coordinator, above: 0) }
      return
    }
    switch next.edge {
    case .start: break
    case .presentation:
      dismissPresentations(of: coordinator, above: next.coordinator)
    case .child:
      let pushed = overlay[coordinator].pushed
      if let index = pushed.firstIndex(where: { $0 === next.coordinator }) {
        dismissPresentations(of: coordinator)
        popChildren(of: coordinator, above: index + 1)
      } else {
        dismissAll(above: coordinator)
      }
    case .tab(let index) where index != overlay[coordinator].selectedTab:
      dismissAll(above: coordinator)
    case .tab, .flow:
      dismissPresentations(of: coordinator)
    case .modal:
      dismissAll(above: coordinator)
    }
  }

  /// Cleans the coordinators that a call left upwards, outermost first.
  ///
  /// Those inside a surface that is dismissed need no cleaning of their own. Under a modal of an
  /// ancestor on the same surface, stacks and pushed children stay.
  private mutating func cleanLeft(_ left: [AnyCoordinator], staysUnder: Bool) {
    let surfaces = left.lastIndex { !$0.ownership.sharesSurface }
    for coordinator in left[((surfaces ?? -1) + 1)...].reversed() {
      dismissAll(above: coordinator)
      if staysUnder { continue }
      popChildren(of: coordinator, above: 0)
      keep(0, of: coordinator)
    }
  }

  /// Dismisses every surface that lies over `coordinator`'s content, the top-most first.
  mutating func dismissAll(above coordinator: AnyCoordinator) {
    enum Visit {
      case content(AnyCoordinator)
      case dismissal(LivePresentation, AnyCoordinator)
    }
    var pending = [Visit.content(coordinator)]
    while let visit = pending.popLast() {
      switch visit {
      case .content(let here):
        // Last in, first out: what is to be dismissed first is put on last.
        let state = overlay[here]
        if let content = overlay.content(of: here) { pending.append(.content(content)) }
        pending += state.pushed.map(Visit.content)
        for presentation in state.presentations {
          pending.append(.dismissal(presentation, here))
          pending.append(.content(presentation.coordinator))
        }
      case .dismissal(let presentation, let host):
        dismiss(presentation, from: host)
      }
    }
  }

  private mutating func dismissPresentations(
    of host: AnyCoordinator,
    above kept: AnyCoordinator? = nil
  ) {
    let presentations = overlay[host].presentations
    let first = presentations.firstIndex { $0.coordinator === kept }.map { $0 + 1 } ?? 0
    for presentation in presentations[first...].reversed() {
      dismissAll(above: presentation.coordinator)
      dismiss(presentation, from: host)
    }
  }

  private mutating func dismiss(_ presentation: LivePresentation, from host: AnyCoordinator) {
    operations.append(.dismiss(presentation.coordinator, presentation.kind, from: host))
    overlay[host].presentations.removeAll { $0.coordinator === presentation.coordinator }
    overlay.reset(presentation.coordinator)
  }

  /// Pops the pushed children of `parent` from the top down to the one at `index`.
  mutating func popChildren(of parent: AnyCoordinator, above index: Int) {
    for child in overlay[parent].pushed[index...].reversed() {
      dismissAll(above: child)
      operations.append(.popChild(child, from: parent))
      overlay[parent].pushed.removeLast()
      overlay.reset(child)
    }
  }

  /// Pops the stack of `coordinator` itself until `count` entries are left.
  mutating func keep(_ count: Int, of coordinator: AnyCoordinator) {
    guard overlay[coordinator].stackCount > count else { return }
    overlay[coordinator].added = []
    overlay[coordinator].kept = count
    operations.append(.pop(coordinator, keeping: count, top: overlay.topRoute(of: coordinator)))
  }

  /// Takes `owned` off the screen: the surface it is in, or its screens and those above them.
  mutating func removeFromScreen(_ owned: AnyCoordinator, of owner: AnyCoordinator) {
    if let index = overlay[owner].pushed.firstIndex(where: { $0 === owned }) {
      dismissAll(above: owned)
      operations.append(.popChild(owned, from: owner))
      overlay[owner].pushed.remove(at: index)
      overlay.reset(owned)
    } else if let presentation = overlay[owner].presentations.first(where: {
      $0.coordinator === owned
    }) {
      dismissAll(above: owned)
      dismiss(presentation, from: owner)
    } else if owned.ownership == .tab {
      dismissAll(above: owned)
      popChildren(of: owned, above: 0)
      keep(0, of: owned)
    }
  }

  /// The operations that empty `orchestrator` before it shows another flow.
  static func teardown(of orchestrator: AnyCoordinator) -> [Operation] {
    var writer = PlanWriter(start: orchestrator)
    writer.dismissAll(above: orchestrator)
    writer.popChildren(of: orchestrator, above: 0)
    writer.keep(0, of: orchestrator)
    return writer.operations
  }
}

// MARK: - What comes

extension PlanWriter {
  /// Shows the next coordinator on the way.
  private mutating func go(
    from host: AnyCoordinator,
    to next: Leg,
    for route: any Route
  ) throws(FlowError) {
    let target = next.coordinator
    switch next.edge {
    case .start, .presentation, .flow: break
    case .tab(let index):
      guard overlay[host].selectedTab != index else { return }
      overlay[host].selectedTab = index
      operations.append(.selectTab(index, host))
    case .child:
      if host.isContainer {
        throw .containerCannotPush(route: RouteDescription(route), owner: host.ownerPath)
      }
      _ = try walkPath(of: host, to: route, belowChildren: true)
      guard !overlay[host].pushed.contains(where: { $0 === target }) else { return }
      overlay[host].pushed.append(target)
      operations.append(.pushChild(target, onto: host))
    case .modal:
      _ = try walkPath(of: host, to: route)
      present(target, for: target.baseRouter.rootRoute, by: host)
    }
  }

  private mutating func arrive(
    at coordinator: AnyCoordinator,
    with route: any Route,
    as answer: Answer
  ) throws(FlowError) {
    switch answer {
    case .pop(let position):
      keep(position.keptCount, of: coordinator)
    case .reveal, .changeFlow: break
    case .push:
      if try walkPath(of: coordinator, to: route, showing: .push) { return }
      push(route, on: coordinator)
    case .replace:
      if try walkPath(of: coordinator, to: route, showing: .replace) { return }
      replace(with: route, on: coordinator)
    case .present(let modal):
      _ = try walkPath(of: coordinator, to: route, showing: .modal)
      if !modal.baseRouter.rootRoute.isEqual(to: route) {
        operations.append(.setRoot(route, modal))
      }
      present(modal, for: route, by: coordinator)
    }
  }

  private mutating func present(
    _ modal: AnyCoordinator,
    for route: any Route,
    by host: AnyCoordinator
  ) {
    let presentation = LivePresentation(
      kind: .modal,
      coordinator: modal,
      route: route,
      detents: host.modalDetentConfiguration(for: route)
    )
    overlay[host].presentations.append(presentation)
    operations.append(.present(presentation, by: host))
  }

  private mutating func push(_ route: any Route, on coordinator: AnyCoordinator) {
    overlay[coordinator].added.append(route)
    operations.append(.push(route, coordinator))
  }

  private mutating func replace(with route: any Route, on coordinator: AnyCoordinator) {
    if overlay[coordinator].added.popLast() == nil, overlay[coordinator].kept > 0 {
      overlay[coordinator].kept -= 1
    }
    overlay[coordinator].added.append(route)
    operations.append(.replace(route, coordinator))
  }

  /// Builds the screens that must lie under `route`, if the stack is empty.
  ///
  /// - Parameter ownType: How the coordinator shows `route`, if the route is its own.
  /// - Parameter belowChildren: Whether the screens belong under those of a pushed child.
  /// - Returns: Whether the path itself ends at the destination.
  private mutating func walkPath(
    of coordinator: AnyCoordinator,
    to route: any Route,
    showing ownType: NavigationType? = nil,
    belowChildren: Bool = false
  ) throws(FlowError) -> Bool {
    guard !coordinator.isContainer, overlay[coordinator].stackCount == 0,
      let path = coordinator.navigationPath(for: route), !path.isEmpty
    else { return false }

    let root = coordinator.baseRouter.rootRoute
    var entries: [(route: any Route, type: NavigationType)] = []
    var destination: Int?
    for entry in path {
      guard coordinator.baseRouter.accepts(entry) else {
        throw malformed(.foreignEntry(RouteDescription(entry)))
      }
      if entry.isEqual(to: root) { continue }
      let isDestination = entry.isEqual(to: route)
      let type = isDestination ? ownType : nil
      entries.append((entry, type ?? coordinator.navigationType(for: entry)))
      if isDestination { destination = entries.count - 1 }
    }
    if let modal = entries.first(where: { $0.type == .modal }) {
      throw malformed(.modalEntry(RouteDescription(modal.route)))
    }
    if let destination, destination != entries.count - 1 {
      throw malformed(.destinationNotLast)
    }
    if !belowChildren, !entries.isEmpty { popChildren(of: coordinator, above: 0) }
    for entry in entries {
      if entry.type == .replace {
        replace(with: entry.route, on: coordinator)
      } else {
        push(entry.route, on: coordinator)
      }
    }
    return destination != nil

    func malformed(_ problem: PathProblem) -> FlowError {
      .malformedPath(
        route: RouteDescription(route),
        owner: coordinator.ownerPath,
        problem: problem
      )
    }
  }
}

extension Answer {
  /// Whether the destination comes up in a surface of its own, over what is there.
  var isPresentation: Bool {
    if case .present = self { true } else { false }
  }
}
