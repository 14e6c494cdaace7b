struct Restart: Call {
  let isAnimated: Bool

  var name: String { "restart" }
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

/// Removes a specific coordinator from the screen, as a gesture or a call delayed by a guard does.
struct LeavingScreen: Call {
  private weak var coordinator: AnyCoordinator?
  let name: String
  let reason: DismissalReason
  let isAnimated: Bool
  let outcome: FlowValue?

  /// Whether everything that its owner presented later leaves with it.
  private let takesLaterOnes: Bool

  /// The latest presentation that existed when it was allowed to leave; `nil` if its guards have not been asked yet.
  private let allowedWith: UInt?

  var isAllowed: Bool { allowedWith != nil }

  init(
    of coordinator: AnyCoordinator,
    name: String,
    reason: DismissalReason,
    takesLaterOnes: Bool = false,
    allowedWith: UInt? = nil,
    isAnimated: Bool = true,
    outcome: FlowValue? = nil
  ) {
    self.coordinator = coordinator
    self.name = name
    self.reason = reason
    self.takesLaterOnes = takesLaterOnes
    self.allowedWith = allowedWith
    self.isAnimated = isAnimated
    self.outcome = outcome
  }

  var idleReason: IdleReason? { .left }

  func isObsolete(for start: AnyCoordinator) -> Bool {
    guard let coordinator, let parent = coordinator.parent,
      coordinator.hierarchy === start.hierarchy
    else { return true }
    return !parent.presents(coordinator) && !parent.hasPushed(coordinator)
  }

  func plan(at site: CallSite) -> ExecutablePlan {
    var builder = PlanBuilder(at: site)
    if let coordinator, let parent = coordinator.parent {
      builder.removeFromScreen(
        coordinator,
        of: parent,
        takingLaterOnes: takesLaterOnes,
        upTo: allowedWith ?? .max
      )
    }
    return builder.plan
  }

  func onRoot(for route: (any Route)?) -> (any Call)? { self }
}
