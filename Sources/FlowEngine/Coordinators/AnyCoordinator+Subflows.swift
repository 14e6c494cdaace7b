extension AnyCoordinator {
  /// Brings `flow` along: shows a coordinator that this one owns until it leaves.
  ///
  /// It is started, and then presented over all that this coordinator presents, or pushed on its stack, with all
  /// of its screens flattened into that. When popped, dismissed or finished, it is reset and released. A coordinator
  /// that has an owner is refused. A failure is reported; it leaves the flow started, and everything else as it
  /// was.
  ///
  /// ```swift
  /// let tickets = TicketCoordinator()
  /// lines.navigate(to: tickets, presentationStyle: .sheet)  // a stack of its own, over the lines
  /// tickets.navigate(toRoute: .ticket(4))
  /// tickets.finishFlow()  // leaves, and is released
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The coordinator.
  ///   - presentationStyle: The style; `nil` for that of its root, or else a sheet.
  ///   - animated: Whether the change is animated where it is shown.
  /// - Returns: Whether it succeeded, or waits until the current call has settled.
  @discardableResult
  public func navigate(
    to flow: AnyCoordinator,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true
  ) -> Bool {
    start(flow)
    return submit(
      Bringing(name: "navigate", flow: flow, style: presentationStyle, isAnimated: animated)
    )
  }

  /// Brings `flow` along as ``navigate(to:presentationStyle:animated:)`` does, but throws errors instead of
  /// reporting them.
  public func perform(
    to flow: AnyCoordinator,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true
  ) throws(FlowError) {
    start(flow)
    try run(Bringing(name: "perform", flow: flow, style: presentationStyle, isAnimated: animated))
  }

  /// Returns what ``navigate(to:presentationStyle:animated:)`` would do, without doing it.
  ///
  /// The flow is started, because what is planned depends on its root. A plan is outdated once the flow has changed,
  /// or had another owner.
  public func plan(
    to flow: AnyCoordinator,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true
  ) throws(FlowError) -> NavigationPlan {
    start(flow)
    return try plan(
      Bringing(name: "navigate", flow: flow, style: presentationStyle, isAnimated: animated),
      by: "plan"
    )
  }

  /// Presents this coordinator over whatever is visible in the hierarchy of `rootCoordinator`.
  ///
  /// - Parameters:
  ///   - animated: Whether the change is animated where it is shown.
  ///   - presentationStyle: The style; `nil` for that of its root if it is not a push, or else a sheet.
  ///   - rootCoordinator: A coordinator of the hierarchy.
  /// - Throws: Why it cannot be shown there; nothing has changed then.
  public func forcePresentation(
    animated: Bool = true,
    presentationStyle: TransitionPresentationStyle? = nil,
    rootCoordinator: AnyCoordinator
  ) throws(FlowError) {
    let host = rootCoordinator.rootCoordinator.visibleCoordinator
    host.start(self)
    var call = Bringing(
      name: "forcePresentation",
      flow: self,
      style: presentationStyle,
      isAnimated: animated
    )
    call.presents = true
    try host.run(call)
  }

  /// Brings `flow` along, and reports its end to `ending`.
  func bring(
    _ flow: AnyCoordinator,
    style: TransitionPresentationStyle?,
    animated: Bool,
    reporting ending: FlowEnding
  ) throws(FlowError) -> WeakAwaitedFlow {
    flow.takeEarlyValue()
    start(flow)
    let awaited = AwaitedFlow(flow, ending)
    if let value = flow.takeEarlyValue() {
      awaited.end(.finished(value.value))
      return WeakAwaitedFlow()
    }
    var call = Bringing(name: "outcome", flow: flow, style: style, isAnimated: animated)
    call.awaited = awaited
    try run(call)
    return WeakAwaitedFlow(flow: awaited)
  }

  /// Starts `newcomer`, unless it has an owner or questions are being asked, when the call will be refused.
  final func start(_ newcomer: AnyCoordinator) {
    if newcomer !== rootCoordinator, hierarchy.phase != .planning { newcomer.startIfNeeded() }
  }
}

/// Pushing or presenting a coordinator that has no owner yet.
private struct Bringing: Call {
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
