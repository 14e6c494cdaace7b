/// The coordinators whose observers hear of one call, in the order in which they came to hear of
/// it.
@MainActor
final class CallObservers {
  private var members: [AnyCoordinator] = []
  private var known: Set<ObjectIdentifier> = []

  /// Lets `coordinator` and all its owners hear when the call has settled.
  func include(_ coordinator: AnyCoordinator) {
    var current: AnyCoordinator? = coordinator
    while let here = current, known.insert(ObjectIdentifier(here)).inserted {
      members.append(here)
      current = here.parent
    }
  }

  /// Tells `coordinator` and all its owners of `change`, now and when the call has settled.
  func tell(_ change: Change, by coordinator: AnyCoordinator) {
    include(coordinator)
    var current: AnyCoordinator? = coordinator
    while let here = current {
      here.tellOwnObservers(.changed(change))
      current = here.parent
    }
  }

  /// Tells everybody who is to hear it that the call has settled.
  func tellSettled(_ plan: NavigationPlan) {
    for member in members { member.tellOwnObservers(.settled(plan)) }
  }
}
