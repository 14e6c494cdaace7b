/// Pushing or presenting a route on the coordinator that was called.
struct RouteAddition: Call {
  let name: String
  let destination: any Route
  let style: TransitionPresentationStyle?
  let isAnimated: Bool

  /// Whether it is presented unless a push was requested.
  var presents = false

  /// The wait for the end of the presentation, if there is one.
  var awaited: AwaitedFlow?

  var route: (any Route)? { destination }

  func wasApplied() {
    if let awaited, let host = awaited.screen?.parent { host.keep(awaited) }
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let host = site.start
    let style = style(on: host)
    if let redirected = try site.redirect(self, to: destination, downTo: host) {
      return redirected
    }
    var builder = PlanBuilder(at: site)
    if style == .push {
      try host.checkStack(for: destination)
      try builder.writePush(.push(destination), on: host)
    } else {
      let screen = LivePresentation.screen(destination, of: host, in: style)
      awaited?.follow(screen.coordinator)
      try builder.writePresentation(screen, by: host)
    }
    return builder.finish(at: destination)
  }

  private func style(on host: AnyCoordinator) -> TransitionPresentationStyle {
    if awaited != nil, style == .push { return .sheet }
    if let style { return style }
    let own = host.presentationStyle(for: destination)
    return presents ? own.orSheet : own ?? .push
  }
}

/// Pushing and presenting several routes on the coordinator that was called.
struct SeveralAdditions: Call {
  /// The routes with their styles; `nil` for the coordinator's own.
  let screens: [(route: any Route, style: TransitionPresentationStyle?)]
  let isAnimated: Bool

  var name: String { "show" }
  var route: (any Route)? { screens.last?.route }
  var idleReason: IdleReason? { .nothingToShow }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let host = site.start
    guard let last = screens.last else { return ExecutablePlan(at: site) }
    var pushed: [any Route] = []
    var presented: [LivePresentation] = []
    for (index, (route, style)) in screens.enumerated() {
      let isKnown = screens[..<index].contains { $0.route.isEqual(to: route) }
      if !isKnown, let redirected = try site.redirect(self, to: route, downTo: host) {
        return redirected
      }
      let style = style ?? site.questions.style(of: route, in: host) ?? .push
      if style != .push {
        presented.append(.screen(route, of: host, in: style))
      } else if let under = presented.last {
        throw .pushUnderPresentation(
          route: RouteDescription(route),
          presented: RouteDescription(under.route),
          owner: host.ownerPath
        )
      } else {
        try host.checkStack(for: route)
        pushed.append(route)
      }
    }
    var builder = PlanBuilder(at: site)
    try builder.writeAll(pushing: pushed, presenting: presented, by: host)
    return builder.finish(at: last.route)
  }
}

/// Replacing the top screen of the coordinator that was called, or inserting one below it.
struct StackChange: Call {
  let destination: any Route

  /// Whether it comes below the top screen, which stays.
  let isBelow: Bool
  let isAnimated: Bool

  var name: String { isBelow ? "insertBelowTop" : "replaceTop" }
  var route: (any Route)? { destination }
  var idleReason: IdleReason? { .atDestination }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let host = site.start
    try host.checkStack(for: destination)
    if let redirected = try site.redirect(self, to: destination, downTo: host) {
      return redirected
    }
    var builder = PlanBuilder(at: site)
    let state = host.baseRouter.current
    if !isBelow {
      let isThere = state.stack.count > 0 && state.topRoute.isEqual(to: destination)
      try builder.writePush(isThere ? nil : .replace(with: destination), on: host)
      return builder.finish(at: destination)
    }
    // Screens of pushed children are above all of its own.
    let index = state.stack.count - (state.pushedChildren.isEmpty ? 1 : 0)
    if index < 0 {
      throw .nothingAboveRoot(route: RouteDescription(destination), owner: host.ownerPath)
    }
    builder.append(.insert(destination, at: index), to: host)
    builder.plan.route = destination
    return builder.plan
  }
}

extension AnyCoordinator {
  /// Throws if it has no stack to push `route` on.
  fileprivate func checkStack(for route: any Route) throws(FlowError) {
    if isContainer { throw .noStackToPushOn(route: RouteDescription(route), owner: ownerPath) }
  }
}

/// Pushing or presenting a coordinator that has no owner yet.
struct Bringing: Call {
  let name: String
  let flow: AnyCoordinator
  let style: TransitionPresentationStyle?
  let isAnimated: Bool

  /// Whether it is presented unless a push was requested.
  var presents = false

  /// The wait for the end of the flow, if there is one.
  var awaited: AwaitedFlow?

  var route: (any Route)? { flow.rootRoute }
  var partners: [AnyCoordinator] { [flow] }

  func wasApplied() {
    if let awaited, flow.ownership == .subflow { flow.parent?.keep(awaited) }
  }

  /// A flow that has been shown meanwhile, or now owns the host, cannot be shown any more.
  func isObsolete(for start: AnyCoordinator) -> Bool {
    flow.parent != nil || start.rootCoordinator === flow
      || awaited != nil && flow.hasEarlyValue
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let host = site.start
    let root = flow.rootRoute
    try host.checkOwnable(flow)
    let style = style ?? ownStyle(for: root)
    if let redirected = try site.redirect(self, to: root, downTo: host, and: flow) {
      return redirected
    }
    var builder = PlanBuilder(at: site)
    if style == .push {
      try host.checkStack(for: root)
      if flow.kind != .stack { try host.checkSplit(flow, as: .subflow) }
      try builder.writePush(.pushChild(flow), on: host, bringing: flow)
    } else {
      let presentation = LivePresentation(
        kind: .subflow,
        coordinator: flow,
        route: root,
        style: style
      )
      try builder.writePresentation(presentation, by: host)
    }
    return builder.finish(at: root)
  }

  private func ownStyle(for root: any Route) -> TransitionPresentationStyle {
    let own = flow.presentationStyle(for: root)
    return presents ? own.orSheet : own ?? .sheet
  }
}
