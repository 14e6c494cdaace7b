/// The coordinators that one coordinator owns permanently, and so retains.
///
/// Those that it only shows, such as a detour, are retained by its router.
package struct OwnedCoordinators {
  var children: [AnyCoordinator] = []
  var modals: [AnyCoordinator] = []

  /// Modals that are no longer registered but stay until they are dismissed.
  package var leavingModals: [AnyCoordinator] = []

  /// The flows shown here for whose end code waits.
  var awaited: [AwaitedFlow] = []

  var isEmpty: Bool { children.isEmpty && modals.isEmpty && leavingModals.isEmpty }

  package var all: [AnyCoordinator] {
    var all = children
    all += modals
    all += leavingModals
    return all
  }
}

extension [AnyCoordinator] {
  /// Removes `coordinator`.
  // Not a closure: one created on the main actor checks its isolation on each call.
  mutating func remove(_ coordinator: AnyCoordinator) {
    for index in indices.reversed() where self[index] === coordinator {
      remove(at: index)
      return
    }
  }
}
