/// A plan as the engine runs it: operations with live objects, good for one revision.
///
/// It is isolated to the main actor, so that a ``NavigationPlan`` can carry it as an opaque token
/// and still be sent anywhere.
@MainActor
final class PlanScript {
  /// Where the call entered.
  let start: AnyCoordinator

  /// The destination; `nil` for calls that have none, such as a pop.
  let route: (any Route)?

  let operations: [Operation]
  let refusals: [Refusal]
  let note: PlanNote?

  /// Coordinators that the plan itself will attach, with their owners to be.
  let plannedOwners: [ObjectIdentifier: AnyCoordinator]

  init(
    start: AnyCoordinator,
    route: (any Route)? = nil,
    operations: [Operation] = [],
    refusals: [Refusal] = [],
    note: PlanNote? = nil,
    plannedOwners: [ObjectIdentifier: AnyCoordinator] = [:]
  ) {
    self.start = start
    self.route = route
    self.operations = operations
    self.refusals = refusals
    self.note = note
    self.plannedOwners = plannedOwners
  }

  func path(of coordinator: AnyCoordinator) -> OwnerPath {
    coordinator.ownerPath { $0.parent ?? self.plannedOwners[ObjectIdentifier($0)] }
  }
}

/// A coordinator that was asked and did not take the route.
struct Refusal {
  let coordinator: AnyCoordinator
  let reason: RefusalReason
}
