struct Restart: Call {
  let isAnimated: Bool

  var name: String { "restart" }
  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { .atItsRoot }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    builder.removeAll(above: site.start)
    return builder.plan
  }
}

struct Finishing: Call {
  let isAnimated: Bool
  var outcome: FlowValue?

  var name: String { "finishFlow" }
  var reason: DismissalReason { .finished }
  var idleReason: IdleReason? { .finished }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let flow = flow(of: site)
    var builder = PlanBuilder(at: site)
    if flow.ownership == .flow { throw .flowCannotFinish(flow.ownerPath) }
    if flow.ownership != .none, let owner = flow.parent {
      if builder.overlay.presentations(of: owner).last?.coordinator == flow {
        builder.removeLatestPresentation(of: owner)
      } else {
        builder.removeFromScreen(flow, of: owner, takingLaterOnes: true)
      }
    } else {
      builder.removeAll(above: flow)
    }
    return builder.plan
  }

  /// The flow may have left by then, so it is stored.
  func waiting(at site: CallSite) -> any Call {
    let flow = flow(of: site)
    if flow.ownership == .none { return self }
    return LeavingScreen(
      of: flow,
      name: name,
      reason: reason,
      takesLaterOnes: true,
      isAnimated: isAnimated,
      outcome: outcome
    )
  }

  /// The coordinator that leaves: for a tab, its tab coordinator; for a column, its split coordinator.
  private func flow(of site: CallSite) -> AnyCoordinator {
    var flow = site.start
    while flow.ownership == .tab || flow.ownership == .column, let owner = flow.parent {
      flow = owner
    }
    return flow
  }
}

struct FlowStart: Call {
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
