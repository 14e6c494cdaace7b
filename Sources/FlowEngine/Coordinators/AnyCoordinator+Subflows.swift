extension AnyCoordinator {
  /// Brings `flow` along: shows a coordinator that this one owns until it leaves.
  ///
  /// It is started, and then presented over all that this coordinator presents, or pushed on its stack, with all
  /// of its screens flattened into that stack. When popped, dismissed or finished, it is reset and released. A
  /// coordinator that has an owner is refused. A failure is reported; it leaves the flow started, and everything
  /// else as it was.
  ///
  /// It exists alongside ``presentDetour(_:presenting:)``: this is SUICoordinator's call, the other is SwiftUIFlow's,
  /// and apps that use either can keep their calls.
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
  /// The flow is started, because the plan depends on its root. A plan is outdated once the flow has changed
  /// or has had another owner.
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
  /// It is SUICoordinator's call for ``navigate(to:presentationStyle:animated:)`` on the visible coordinator.
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

  /// Interrupts whatever is on screen with `detour`, going to `route` in it; everything below stays.
  ///
  /// The detour starts at its root, at a route with its root's identifier or of its kind, as a registered modal does,
  /// and at one for which it answers `true` to ``replacesRoot(for:)``. Any other is pushed on its root, so that there are two
  /// screens; the plan and the log note that, unless the detour's ``navigationPath(for:)`` asks for it.
  ///
  /// If a detour is already presented, the new one is presented above it. A host that is attached but not
  /// shown, such as a child that is not pushed, is shown first. A coordinator that has an owner, and a route
  /// that the detour cannot show, are refused and reported, and nothing changes.
  ///
  /// ```swift
  /// tabs.navigate(to: LineRoute.line(2))
  /// tabs.presentDetour(AlarmCoordinator(line: 2), presenting: .ringing(2))
  /// #expect(tabs.visibleRoute as? AlarmRoute == .ringing(2))
  /// tabs.dismissDetour()
  /// #expect(tabs.visibleRoute as? LineRoute == .line(2))  // as it was
  /// ```
  @discardableResult
  public func presentDetour<R: Route>(_ detour: Coordinator<R>, presenting route: R) -> Bool {
    submit(DetourPresentation(name: "presentDetour", detour: detour, destination: route))
  }

  /// Presents a detour as ``presentDetour(_:presenting:)`` does, but throws errors instead of reporting them.
  public func performDetour<R: Route>(
    _ detour: Coordinator<R>,
    presenting route: R
  ) throws(FlowError) {
    try run(DetourPresentation(name: "performDetour", detour: detour, destination: route))
  }
}
