/// The coordinators whose observers are notified of one call, in the order of the first notification.
@MainActor
final class CallObservers {
  private var members: [AnyCoordinator] = []
  private var known: Set<ObjectIdentifier> = []

  /// Whether the call moves what it changes.
  let isAnimated: Bool

  init(isAnimated: Bool) { self.isAnimated = isAnimated }

  /// Includes `coordinator` and all its owners in the notification that the call has settled.
  func include(_ coordinator: AnyCoordinator) {
    var current: AnyCoordinator? = coordinator
    while let here = current, known.insert(ObjectIdentifier(here)).inserted {
      members.append(here)
      current = here.parent
    }
  }

  /// Notifies `coordinator` and all its owners of `change`, and includes them in ``notifySettled(_:)``.
  func notify(_ change: Change, by coordinator: AnyCoordinator) {
    include(coordinator)
    var current: AnyCoordinator? = coordinator
    while let here = current {
      here.notifyOwnObservers(.changed(change))
      current = here.parent
    }
  }

  /// Notifies all that were included that the call has settled.
  func notifySettled(_ plan: NavigationPlan) {
    for member in members { member.notifyOwnObservers(.settled(plan)) }
  }
}
