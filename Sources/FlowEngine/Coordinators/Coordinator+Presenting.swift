extension Coordinator {
  /// Shows `route` on this coordinator in a style, without asking any other: it is always added.
  ///
  /// A push goes on top of this coordinator's stack, and whatever covers the stack is removed first; any other style
  /// presents a plain screen over all that this coordinator presents. So one route can be pushed or presented
  /// twice. A coordinator that is attached and not shown is shown first. A failure is reported and changes
  /// nothing.
  ///
  /// ```swift
  /// lines.navigate(toRoute: .line(2))  // pushed
  /// lines.navigate(toRoute: .stop("Harbour"), presentationStyle: .sheet)
  /// #expect(lines.composition.surfaces.count == 2)  // the stack and a sheet over it
  /// ```
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - presentationStyle: The style; `nil` for the coordinator's own for the route, or else a push.
  ///   - animated: Whether the change is animated where it is shown.
  /// - Returns: Whether it succeeded, or waits until the current call has settled.
  @discardableResult
  public func navigate(
    toRoute route: R,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true
  ) -> Bool {
    submit(showing(route, presentationStyle, animated, by: "navigate"))
  }

  /// Shows `route` as ``navigate(toRoute:presentationStyle:animated:)`` does, but throws errors instead of
  /// reporting them.
  public func perform(
    toRoute route: R,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true
  ) throws(FlowError) {
    try run(showing(route, presentationStyle, animated, by: "perform"))
  }

  /// Returns what ``navigate(toRoute:presentationStyle:animated:)`` would do, without doing it.
  public func plan(
    toRoute route: R,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true
  ) throws(FlowError) -> NavigationPlan {
    try plan(showing(route, presentationStyle, animated, by: "navigate"), by: "plan")
  }

  /// Presents `route` over all that this coordinator presents, as a plain screen without a stack.
  ///
  /// A route whose own style is a push is shown as a sheet; with `presentationStyle` a push, it is pushed.
  ///
  /// ```swift
  /// lines.present(.stop("Harbour"))  // a sheet, although stops are usually pushed
  /// lines.present(.stop("Market"), presentationStyle: .fullScreenCover)  // over it
  /// lines.dismiss()  // back to the sheet
  /// ```
  ///
  /// - Parameters:
  ///   - route: The destination.
  ///   - presentationStyle: The style; `nil` for the coordinator's own for the route, or else a sheet.
  ///   - animated: Whether the change is animated where it is shown.
  /// - Returns: Whether it succeeded, or waits until the current call has settled.
  @discardableResult
  public func present(
    _ route: R,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true
  ) -> Bool {
    var call = showing(route, presentationStyle, animated, by: "present")
    call.presents = true
    return submit(call)
  }

  /// Starts again at `route`: removes all that this coordinator shows, and replaces its root.
  ///
  /// The root is replaced for good, or for a registered modal until it is dismissed; a modal that is not presented has
  /// nothing to start. An orchestrator that has a flow is refused with ``FlowError/flowCannotFinish(_:)``: its root
  /// belongs to the flow.
  ///
  /// - Returns: Whether it succeeded, or waits until the current call has settled.
  @discardableResult
  public func startFlow(route: R, animated: Bool = true) -> Bool {
    submit(FlowStart(destination: route, isAnimated: animated))
  }

  private func showing(
    _ route: R,
    _ style: TransitionPresentationStyle?,
    _ animated: Bool,
    by name: String
  ) -> RouteAddition {
    RouteAddition(name: name, destination: route, style: style, isAnimated: animated)
  }
}

extension AnyCoordinator {
  /// Returns what `call` would do, without doing it.
  func plan(_ call: some Call, by name: String) throws(FlowError) -> NavigationPlan {
    try planning(name, bringing: call.partners.first) { site throws(FlowError) in
      var site = site
      // A guard may put a route first that only another flow can show.
      site.hasLastResort = site.root.kind == .flows
      let plan = try guarded(call, at: site)
      plan.reason = call.reason
      plan.arrival?.revision = call.partners.first?.revision
      return NavigationPlan(plan, revision: site.hierarchy.revision)
    }
  }
}

/// Pushing or presenting a route on the coordinator that was called.
private struct RouteAddition: Call {
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

private struct FlowStart: Call {
  let destination: any Route
  let isAnimated: Bool

  var name: String { "startFlow" }
  var route: (any Route)? { destination }
  var reason: DismissalReason { .navigation(to: destination) }
  var idleReason: IdleReason? { .atItsRoot }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let start = site.start
    if let redirected = try site.redirect(self, to: destination, downTo: start) {
      return redirected
    }
    if let flow = start.flow { throw .flowCannotFinish(flow.ownerPath) }
    let isModal = start.ownership == .modal
    // Until it is presented for some route, it has the root with which it was registered.
    if isModal, !start.isShownByOwner { return ExecutablePlan(at: site) }
    var builder = PlanBuilder(at: site)
    builder.removeAll(above: start)
    let state = start.baseRouter.current
    if !state.root.isEqual(to: destination) || (!isModal && !state.isRootLasting) {
      builder.append(isModal ? .setRoot(destination) : .changeRoot(to: destination), to: start)
    }
    return builder.finish(at: destination)
  }
}
