/// Showing tabs, pushed children, screens and surfaces.
extension PlanBuilder {
  /// Shows the next coordinator on the path, with `route` as its root if it starts there.
  mutating func go(
    from host: AnyCoordinator,
    to next: WalkStep,
    for route: any Route,
    startingThere: Bool
  ) throws(FlowError) {
    let target = next.coordinator
    switch next.link {
    case .start, .presentation, .flow: break
    case .tab:
      guard overlay.content(of: host) !== target,
        let index = host.ownedCoordinators.children.lastIndex(of: target)
      else { return }
      append(.selectTab(index, byCall: true), to: host)
    case .column:
      if let column = target.column { show(column, of: host) }
    case .child:
      if host.isContainer {
        throw .containerCannotPush(route: RouteDescription(route), owner: host.ownerPath)
      }
      _ = try walkPath(of: host, to: route, belowChildren: true)
      guard overlay.pushedChildren(of: host).lastIndex(of: target) == nil else { return }
      try host.checkSplit(target, as: .child)
      if startingThere { append(.setRoot(route), to: target) }
      append(.pushChild(target), to: host)
    case .modal:
      _ = try walkPath(of: host, to: route)
      if startingThere { append(.setRoot(route), to: target) }
      present(target, for: startingThere ? route : overlay.root(of: target), by: host)
    }
  }

  mutating func arrive(
    at coordinator: AnyCoordinator,
    with route: any Route,
    as answer: Answer
  ) throws(FlowError) {
    switch answer {
    case .pop(let position):
      let count = position.keptCount
      guard overlay.stackCount(of: coordinator) > count else { return }
      append(last: .pop(keeping: count), to: coordinator)
    case .reveal, .changeFlow: break
    case .push:
      if try walkPath(of: coordinator, to: route, showing: .push) { return }
      append(last: .push(route), to: coordinator)
    case .replace:
      if try walkPath(of: coordinator, to: route, showing: .replace) { return }
      append(last: .replace(with: route), to: coordinator)
    case .show(let style):
      _ = try walkPath(of: coordinator, to: route, showing: .styled)
      present(.screen(route, of: coordinator, in: style), by: coordinator)
    case .present(let modal):
      _ = try walkPath(of: coordinator, to: route, showing: .modal)
      // The modal is not presented at this point of the plan; if it was, it has been dismissed.
      presentRegistered(modal, for: route, by: coordinator)
    }
  }

  /// Presents a registered modal of `host` with `route` as its root.
  mutating func presentRegistered(
    _ modal: AnyCoordinator,
    for route: any Route,
    by host: AnyCoordinator
  ) {
    if !overlay.root(of: modal).isEqual(to: route) { append(.setRoot(route), to: modal) }
    present(modal, for: route, by: host)
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
      detents: questions.detents(of: host, for: route)
    )
    dismissDialogs()
    append(.present(presentation), to: host)
  }

  /// Presents a coordinator that `host` owns only while it is presented, over everything that it presents.
  mutating func present(
    _ visitor: LivePresentation,
    by host: AnyCoordinator,
    asLast isLast: Bool = false
  ) {
    if !visitor.isDialog { dismissDialogs() }
    if let role = visitor.kind.visitorOwnership {
      plan.add(
        ExecutablePlan.Arrival(coordinator: visitor.coordinator, host: host, role: role)
      )
    }
    if isLast {
      append(last: .present(visitor), to: host)
    } else {
      append(.present(visitor), to: host)
    }
  }

  /// Whether `coordinator` shows its `route` in a surface rather than on its stack, given the navigation type.
  private func isShownOver(
    _ route: any Route,
    as type: NavigationType,
    by coordinator: AnyCoordinator
  ) -> Bool {
    switch type {
    case .push, .replace: false
    case .modal: true
    case .styled: questions.style(of: route, in: coordinator).map { $0 != .push } ?? false
    }
  }

  /// Pushes the screens that must be below `route`, if the stack is empty.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator that provides the path.
  ///   - route: The destination, its own or that of a descendant.
  ///   - ownType: How the coordinator shows `route`, if the route is its own.
  ///   - belowChildren: Whether the screens belong under those of a pushed child.
  /// - Returns: Whether the path itself has shown the destination, as its last entry.
  /// - Throws: The problem with the path.
  private mutating func walkPath(
    of coordinator: AnyCoordinator,
    to route: any Route,
    showing ownType: NavigationType? = nil,
    belowChildren: Bool = false
  ) throws(FlowError) -> Bool {
    guard !coordinator.isContainer, overlay.stackCount(of: coordinator) == 0,
      let path = questions.path(of: coordinator, to: route), !path.isEmpty
    else { return false }

    let root = overlay.root(of: coordinator)
    var entries: [(route: any Route, type: NavigationType)] = []
    var (count, destination): (Int, Int?) = (0, nil)
    for entry in path {
      guard coordinator.baseRouter.accepts(entry) else {
        throw malformed(.foreignEntry(RouteDescription(entry)))
      }
      if entry.isEqual(to: root) { continue }
      count += 1
      if entry.isEqual(to: route) {
        destination = count
        // A descendant shows it: the screens below it are all that is needed here.
        guard let ownType else { continue }
        entries.append((entry, ownType))
      } else {
        entries.append((entry, questions.type(of: entry, in: coordinator)))
      }
    }
    for entry in entries where isShownOver(entry.route, as: entry.type, by: coordinator) {
      throw malformed(.modalEntry(RouteDescription(entry.route)))
    }
    if let destination, destination != count { throw malformed(.destinationNotLast) }
    if !belowChildren, !entries.isEmpty { popChildren(of: coordinator, above: 0) }
    for entry in entries {
      if entry.type != .replace {
        append(.push(entry.route), to: coordinator)
        // A path may name the same replacing screen twice in a row.
      } else if overlay.stackCount(of: coordinator) == 0
        || !overlay.topRoute(of: coordinator).isEqual(to: entry.route)
      {
        append(.replace(with: entry.route), to: coordinator)
      }
    }
    return destination != nil && ownType != nil

    func malformed(_ problem: PathProblem) -> FlowError {
      .malformedPath(
        route: RouteDescription(route),
        owner: coordinator.ownerPath,
        problem: problem
      )
    }
  }
}
