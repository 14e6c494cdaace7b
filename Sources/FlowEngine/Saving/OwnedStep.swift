/// A coordinator with the step that leads to it from its owner.
struct OwnedStep {
  let step: OwnerStep
  let coordinator: AnyCoordinator
}

extension AnyCoordinator {
  /// The coordinators that this one owns permanently (children, tabs, its flow, registered modals) with the
  /// steps to them.
  var ownedSteps: [OwnedStep] {
    ownedCoordinators.all.compactMap { owned in
      owned.ownerPath.lastStep.map { OwnedStep(step: $0, coordinator: owned) }
    }
  }
}
