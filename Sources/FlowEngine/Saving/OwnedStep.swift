/// A coordinator with the step that leads to it from its owner.
struct OwnedStep {
  let step: OwnerStep
  let coordinator: AnyCoordinator
}

extension AnyCoordinator {
  /// What this coordinator owns for good (children, tabs, its flow, registered modals) with the
  /// steps there, found in one pass.
  var ownedSteps: [OwnedStep] {
    var counts: [OwnerStep: Int] = [:]
    var steps: [OwnedStep] = []
    let all = children + modalCoordinators + ties.leavingModals
    for (position, owned) in all.enumerated() {
      guard let role = owned.ownership.role else { continue }
      let first = OwnerStep(role: role, name: owned.ownerName)
      let index = role == .tab ? position : counts[first, default: 0]
      counts[first, default: 0] += 1
      steps.append(
        OwnedStep(
          step: OwnerStep(role: role, name: first.name, index: index),
          coordinator: owned
        )
      )
    }
    return steps
  }
}

/// A coordinator that shows one flow at a time; its own root goes with the flow.
@MainActor
protocol FlowHolder: AnyCoordinator {}

extension FlowOrchestrator: FlowHolder {}

extension FlowHolder {
  /// Shows another flow, or none, without a look at who owns what.
  func setFlow(_ flow: AnyCoordinator?) {
    if let old = ties.flow { ties.children.remove(old) }
    ties.flow = flow
    if let flow { ties.children.append(flow) }
  }
}
