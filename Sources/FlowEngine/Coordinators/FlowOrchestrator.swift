/// Shows one flow of an app at a time and replaces it as a whole: login, then the main app.
///
/// The current flow is its content as a selected tab is a tab coordinator's: routes are delegated
/// to it, it is never pushed and never popped, and its root screen has no back button.
open class FlowOrchestrator<R: Route>: Coordinator<R> {
  /// The flow on screen, to be cast to its own type; `nil` before the first transition.
  public internal(set) var currentFlow: AnyCoordinator?

  override var content: AnyCoordinator? { currentFlow }

  override var flow: AnyCoordinator? { currentFlow }

  /// Replaces the current flow by `flow` and makes `root` the orchestrator's own root route.
  ///
  /// The old flow is dismissed with all it had presented and is freed. A coordinator that somebody
  /// else owns is refused whole: nothing changes, and the error is reported. The current flow again
  /// keeps its state.
  @discardableResult
  public func transitionToFlow(_ flow: AnyCoordinator, root: R) -> Bool {
    submitDirectly("transitionToFlow") { [self] () throws(FlowError) in
      if flow !== currentFlow {
        try checkOwnable(flow)
      }
      let operations = PlanWriter.emptying(self, keeping: flow)
      // Shown already at that root, the flow is no change to tell anybody of.
      if flow === currentFlow, router.isRooted(at: root) {
        return PlanScript(start: self, operations: operations)
      }
      return PlanScript(start: self, operations: operations + [.installFlow(flow, root, self)])
    }
  }

  override func install(_ flow: AnyCoordinator, root: any Route) {
    if flow !== currentFlow {
      if let old = currentFlow {
        children.removeAll { $0 === old }
        old.reset()
        detach(old)
      }
      currentFlow = flow
      children.append(flow)
      attach(flow, as: .flow)
    }
    guard let root = root as? R else {
      preconditionFailure(
        "\(root.identifier) is not a \(R.self); transitionToFlow takes only those"
      )
    }
    router.replaceRoot(root)
  }
}
