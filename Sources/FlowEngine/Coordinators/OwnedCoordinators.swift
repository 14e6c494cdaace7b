/// The coordinators that one coordinator owns for good, and so keeps alive.
///
/// What it only shows, such as a detour, its router keeps alive.
struct OwnedCoordinators {
  var children: [AnyCoordinator] = []
  var modals: [AnyCoordinator] = []

  /// Modals that are registered no more and stay until they are dismissed.
  var leavingModals: [AnyCoordinator] = []

  /// The flow that an orchestrator shows; one of its children.
  var flow: AnyCoordinator?

  var all: [AnyCoordinator] {
    var all = children
    all += modals
    all += leavingModals
    if let flow { all.append(flow) }
    return all
  }
}
