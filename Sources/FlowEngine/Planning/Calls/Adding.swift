/// Pushing or presenting a route on the coordinator that was called.
struct RouteAddition: Call {
  let name: String
  let destination: any Route
  let style: TransitionPresentationStyle?
  let isAnimated: Bool

  /// Whether it is presented unless a push was requested.
  var presents = false

  var route: (any Route)? { destination }
  var reason: DismissalReason { .navigation(to: destination) }
  var idleReason: IdleReason? { nil }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let host = site.start
    let style = style(on: host)
    if let redirected = try site.redirect(self, to: destination, downTo: host) {
      return redirected
    }
    var builder = PlanBuilder(at: site)
    if style == .push {
      if host.isContainer {
        throw .noStackToPushOn(route: RouteDescription(destination), owner: host.ownerPath)
      }
      try builder.writePush(.push(destination), on: host)
    } else {
      try builder.writePresentation(
        .screen(destination, of: host, in: style),
        by: host
      )
    }
    return builder.finish(at: destination)
  }

  private func style(on host: AnyCoordinator) -> TransitionPresentationStyle {
    if let style { return style }
    let own = host.presentationStyle(for: destination)
    return presents ? own.orSheet : own ?? .push
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
  var reason: DismissalReason { .navigation(to: flow.rootRoute) }
  var idleReason: IdleReason? { nil }
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
      if host.isContainer {
        throw .noStackToPushOn(route: RouteDescription(root), owner: host.ownerPath)
      }
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
