extension Coordinator {
  /// Shows `route` on this coordinator in a style, without asking any other: it is always added.
  ///
  /// A push goes on top of this coordinator's stack, and whatever covers the stack is removed first; any other style
  /// presents a plain screen over all that this coordinator presents. So one route can be pushed or presented
  /// twice. A coordinator that is attached and not shown is shown first. A failure is reported and changes
  /// nothing.
  ///
  /// It stands beside ``AnyCoordinator/navigate(to:)``, because this is SUICoordinator's call and that one
  /// SwiftUIFlow's, and apps of both keep theirs.
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
  /// A route whose own style is a push is shown as a sheet; with `presentationStyle` a push, it is pushed. In that it
  /// differs from ``navigate(toRoute:presentationStyle:animated:)``; both are SUICoordinator's.
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
  ///   - onDismiss: Is called once, with the reason, when this one presentation has ended. With it, even a push is
  ///     presented as a sheet. Calls that it makes wait until the current call has settled.
  /// - Returns: Whether it succeeded, or waits until the current call has settled.
  @discardableResult
  public func present(
    _ route: R,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true,
    onDismiss: (@MainActor (DismissalReason) -> Void)? = nil
  ) -> Bool {
    var call = showing(route, presentationStyle, animated, by: "present")
    call.presents = true
    call.awaited = onDismiss.map { AwaitedFlow(FlowEnding($0)) }
    return submit(call)
  }

  /// Presents `route` as ``present(_:presentationStyle:animated:onDismiss:)`` does, and waits for the end of this one
  /// presentation.
  ///
  /// ```swift
  /// let reason = try await lines.dismissal(of: .stop("Harbour"))
  /// ```
  ///
  /// - Returns: Why it was dismissed, once everything has settled and all hosts of the hierarchy are at rest.
  /// - Throws: Why it was not presented, or ``FlowError/waitCancelled(_:)`` if the task was cancelled while it was.
  public func dismissal(
    of route: R,
    presentationStyle: TransitionPresentationStyle? = nil,
    animated: Bool = true
  ) async throws(FlowError) -> DismissalReason {
    let ending = FlowEnding()
    let awaited = try following(
      showing(route, presentationStyle, animated, by: "dismissal"),
      ending
    )
    await Waiter.wait { awaited.flow?.waiter = $0 }
    await HostEntry.rest(presentHosts)
    if case .cancelled(let reason)? = ending.result { return reason }
    if !ending.wasShown { throw .flowNotShown(route.identifier) }
    if Task.isCancelled { throw .waitCancelled(ownerPath) }
    return .removal
  }

  /// Makes `call`, and reports the end of what it presents to `ending`.
  private func following(
    _ call: RouteAddition,
    _ ending: FlowEnding
  ) throws(FlowError) -> WeakAwaitedFlow {
    var call = call
    call.presents = true
    let awaited = AwaitedFlow(ending)
    call.awaited = awaited
    try run(call)
    return WeakAwaitedFlow(flow: awaited)
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
