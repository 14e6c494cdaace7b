/// Shows one flow of an app at a time and replaces it as a whole: login, then the main app.
///
/// The current flow is its content, as the selected tab is a tab coordinator's: routes are delegated to it,
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

  /// Replaces the current flow by `flow` and makes `root` the orchestrator's own root route.
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

extension AnyCoordinator {
  /// Whether what it shows is a part of a stack, or in a column.
  fileprivate var isOnStackOrInColumn: Bool {
    var outer = self
    while outer.ownership == .flow, let parent = outer.parent { outer = parent }
    return switch outer.ownership {
    case .child, .column: true
    case .subflow: outer.parent?.hasPushed(outer) ?? false
    case .none, .tab, .modal, .detour, .flow, .screen: false
    }
  }
}

private struct Transition: Call {
  let flow: AnyCoordinator
  let root: any Route

  var name: String { "transitionToFlow" }
  var reason: DismissalReason { .flowChange }
  var idleReason: IdleReason? { .sameFlow }
  var partners: [AnyCoordinator] { [flow] }

  /// The current flow may be shown again, at another root.
  func isObsolete(for start: AnyCoordinator) -> Bool {
    flow.parent.map { $0 !== start } ?? (start.rootCoordinator === flow)
  }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let orchestrator = site.start
    if flow !== orchestrator.flow { try orchestrator.checkOwnable(flow) }
    // Most flows show no columns, and need no look at what is around them.
    if flow.showsSplit, orchestrator.isOnStackOrInColumn {
      try orchestrator.checkSplit(flow, as: .flow)
    }
    var builder = PlanBuilder(at: site)
    builder.empty(site.start, keeping: flow)
    // If the flow is already shown at that root, nothing changes.
    let state = orchestrator.baseRouter.current
    if flow !== state.flow || !state.isRootLasting || !state.root.isEqual(to: root) {
      builder.append(.installFlow(flow, root: root), to: site.start)
    }
    return builder.plan
  }
}
