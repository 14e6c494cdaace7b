/// Navigates among the routes of one type; subclass it for each part of an app.
///
/// Three lines connect a coordinator and its factory:
///
/// ```swift
/// let factory = ShopFactory()
/// super.init(router: Router(initial: .list, factory: factory))
/// factory.coordinator = self
/// ```
///
/// Children have their own route types; modal coordinators share their host's, because a modal is found by
/// its root route.
open class Coordinator<R: Route>: AnyCoordinator {
  /// Holds this coordinator's navigation state.
  public let router: Router<R>

  /// Creates a coordinator with the state of `router`.
  ///
  /// A router holds the state of one coordinator. A second coordinator with the same router can be neither
  /// called nor attached as long as the first one exists: that is refused with
  /// ``FlowError/sharedRouter(coordinator:holder:)``.
  public init(router: Router<R>) {
    self.router = router
    super.init(baseRouter: router.base)
  }

  /// Creates a coordinator that shows `root`, with a router of its own and no factory.
  public convenience init(root: R) {
    self.init(router: Router(initial: root))
  }

  package override func buildScreen(for route: any Route) -> Any? {
    router.view(for: router.typed(route))
  }

  /// Registers a coordinator that presents this one's modal route `modal.router.state.root`.
  ///
  /// A modal is found by its root route, or else by that route's identifier, or else by its kind, which is
  /// the identifier up to the first bracket. The requested route is then its root until it is dismissed, so a
  /// modal that is registered with `about(1)` also shows `about(3)`.
  ///
  /// A registered modal can have no other host and no parent. A violation is refused, reported to the error
  /// handler, and changes nothing.
  @discardableResult
  public func addModalCoordinator(_ modal: Coordinator<R>) -> Bool {
    submit(Adoption(name: "addModalCoordinator", coordinator: modal, ownership: .modal))
  }

  /// Removes a registration; a modal that is presented stays until it is dismissed.
  ///
  /// - Returns: `false` if it was not registered here, which is logged.
  @discardableResult
  public func removeModalCoordinator(_ modal: Coordinator<R>) -> Bool {
    submitRemoval(
      Release(name: "removeModalCoordinator", coordinator: modal, expected: .modal)
    )
  }
}

/// Builds the screens of one route type: the only link between navigation and rendering.
///
/// The engine is independent of views. The results of a factory are for the renderer: elements for a stage,
/// views for an app.
@MainActor
open class ViewFactory<R: Route> {
  /// The coordinator whose screens this factory builds; weak, since the coordinator owns it.
  public weak var coordinator: Coordinator<R>?

  /// Creates a factory without a coordinator.
  public init() {}

  /// The screen for `route`; `nil` shows a placeholder instead.
  open func buildView(for route: R) -> Any? { nil }
}

extension Coordinator {
  /// Shows `route` on this coordinator in a style, without asking any other: it is always added.
  ///
  /// A push goes on top of this coordinator's stack, and whatever covers the stack is removed first; any other style
  /// presents a plain screen over all that this coordinator presents. So one route can be pushed or presented
  /// twice. A coordinator that is attached and not shown is shown first. A failure is reported and changes
  /// nothing.
  ///
  /// It exists alongside ``AnyCoordinator/navigate(to:)``: this is SUICoordinator's call, the other is SwiftUIFlow's,
  /// and apps that use either can keep their calls.
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
  /// A route whose own style is a push is shown as a sheet; if `presentationStyle` is a push, it is pushed. This
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
