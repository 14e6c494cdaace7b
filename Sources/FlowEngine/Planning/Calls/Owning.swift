/// Adding a child, a tab or a registered modal.
struct Adoption: Call {
  let name: String
  let coordinator: AnyCoordinator
  let ownership: OwnerStep.Role

  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { nil }
  var isStructural: Bool { true }
  var partners: [AnyCoordinator] { [coordinator] }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let owner = site.start
    try owner.checkOwnable(coordinator)
    switch ownership {
    case .child: try owner.checkSplit(coordinator, as: .child)
    case .column:
      throw .childNeedsColumn(coordinator.ownerName, owner: owner.ownerPath)
    default: break
    }
    return ExecutablePlan(at: site, .adopt(coordinator, as: ownership))
  }
}

/// Removing a child, a tab or a registered modal.
struct Release: Call {
  let name: String
  let coordinator: AnyCoordinator
  let expected: OwnerStep.Role

  var reason: DismissalReason { .removal }
  var idleReason: IdleReason? { .notOwned }
  var isStructural: Bool { true }
  var partners: [AnyCoordinator] { [coordinator] }

  func plan(at site: CallSite) -> ExecutablePlan {
    let owner = site.start
    guard coordinator.parent === owner,
      !owner.ownedCoordinators.leavingModals.contains(where: { $0 === coordinator })
    else {
      return ExecutablePlan(at: site)
    }
    var builder = PlanBuilder(at: site)
    guard coordinator.ownership == expected else {
      // A flow that was brought along is a child for as long as it is on screen.
      if expected != .modal, coordinator.ownership == .subflow {
        builder.removeFromScreen(coordinator, of: site.start)
      }
      return builder.plan
    }
    // A modal that loses its registration stays until it is dismissed.
    if expected != .modal {
      builder.removeFromScreen(coordinator, of: site.start)
    }
    builder.append(.release(coordinator), to: site.start)
    return builder.plan
  }
}

struct Transition: Call {
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
