/// The coordinators that one coordinator owns for good, and so keeps alive.
///
/// What it only shows, such as a detour, its router keeps alive.
package struct OwnedCoordinators {
  var children: [AnyCoordinator] = []
  var modals: [AnyCoordinator] = []

  /// Modals that are no longer registered and stay until they are dismissed.
  package var leavingModals: [AnyCoordinator] = []

  var all: [AnyCoordinator] {
    var all = children
    all += modals
    all += leavingModals
    return all
  }
}

extension [AnyCoordinator] {
  /// Removes `coordinator`.
  // Not a closure: one that is made on the main actor checks, each time it is called, that it is there.
  mutating func remove(_ coordinator: AnyCoordinator) {
    for index in indices where self[index] === coordinator {
      remove(at: index)
      return
    }
  }
}
