/// Shows one flow of an app at a time and replaces it as a whole: login, then the main app.
///
/// The current flow is its content, like the selected tab of a tab coordinator: routes are delegated to it,
/// it is never pushed or popped, and its root screen has no back button.
///
/// ```swift
/// override func handleFlowChange(to route: any Route) -> Bool {
///   switch route as? TransitRoute {
///   case .login: transitionToFlow(LoginCoordinator(), root: .login)
///   case .main: transitionToFlow(TransitTabs(), root: .main)
///   case nil: false
///   }
/// }
/// ```
open class FlowOrchestrator<R: Route>: Coordinator<R> {
  /// The current flow, to be cast to its concrete type; `nil` before the first transition.
  public var currentFlow: AnyCoordinator? { flow }

  override class var kind: CoordinatorKind { .flows }

  /// Replaces the current flow with `flow` and makes `root` the orchestrator's own root route.
  ///
  /// The old flow is dismissed with all its presentations and released. A coordinator that another one owns
  /// is refused: nothing changes, and the error is reported. Passing the current flow keeps its state.
  ///
  /// ```swift
  /// let app = TransitApp()  // shows the login
  /// app.transitionToFlow(TransitTabs(), root: .main)
  /// #expect(app.currentFlow is TransitTabs)  // the login is gone
  /// ```
  @discardableResult
  public func transitionToFlow(_ flow: AnyCoordinator, root: R) -> Bool {
    submitDirectly(Transition(flow: flow, root: root))
  }

  override func install(_ flow: AnyCoordinator, root: any Route) {
    if flow !== currentFlow {
      let old = currentFlow
      setFlow(flow)
      if let old { detach(old) }
      attach(flow, as: .flow)
      old?.reset()
    }
    baseRouter.apply(.installFlow(flow, root: root))
  }
}
