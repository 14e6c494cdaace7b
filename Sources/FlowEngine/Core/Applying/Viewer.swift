/// How often in a row the viewers of one hierarchy update, because another viewer had something new.
private let updateLimit = 10

/// Something that shows a hierarchy, or a part of it, and updates before and after each call: a stage.
@MainActor
struct Viewer {
  /// What of the hierarchy is shown.
  private weak var coordinator: AnyCoordinator?

  private weak var listener: AnyObject?

  /// Takes in what is so far, and says whether there was anything new.
  let update: @MainActor () -> Bool

  init(_ coordinator: AnyCoordinator, listener: AnyObject, update: @escaping @MainActor () -> Bool)
  {
    self.coordinator = coordinator
    self.listener = listener
    self.update = update
  }

  /// Whether what is shown belongs to `hierarchy`, and is still shown.
  func watches(_ hierarchy: Hierarchy) -> Bool {
    listener != nil && coordinator?.hierarchy === hierarchy
  }
}

extension AnyCoordinator {
  /// Calls `update` before and after each call in this coordinator's hierarchy that is not part of another
  /// one, and `notify` as an observer of this coordinator.
  ///
  /// - Parameters:
  ///   - listener: The observation lasts for as long as it lives.
  ///   - update: Takes in what is so far, and says whether there was anything new; it may make calls, which
  ///     come first then.
  ///   - notify: Is called with what the call does.
  package func observe(
    for listener: AnyObject,
    update: @escaping @MainActor () -> Bool,
    notify: @escaping @MainActor (FlowEvent) -> Void
  ) {
    observe(for: listener, notify)
    hierarchy.viewers.append(Viewer(self, listener: listener, update: update))
    hierarchy.hasViewers = true
  }

  /// Updates the viewers of the hierarchy, unless a call is running after which they update.
  package func updateViewers() { hierarchy.updateViewers() }
}

extension Hierarchy {
  /// Whether no call is running, nor one that waited for another.
  var isAtRest: Bool { phase == .idle && !isRunningWaiting && runner == nil }

  /// Updates the viewers, unless a call is running after which they update.
  func updateViewers() {
    if let successor { return successor.updateViewers() }
    guard isAtRest else { return }
    // A viewer that left with the last call updates for that, too.
    let present = viewers
    // What one of them changes by updating, a model that all of them show, is part of the same call. Those
    // that answer each other without end are stopped, and calls that they make start no rounds of their own.
    var rounds = present.count > 1 && !isUpdatingViewers ? updateLimit : 1
    let wasUpdating = isUpdatingViewers
    isUpdatingViewers = true
    var isNew = true
    while isNew, rounds > 0 {
      rounds -= 1
      isNew = false
      for viewer in present where viewer.update() { isNew = true }
    }
    isUpdatingViewers = wasUpdating
    viewers.removeAll { !$0.watches(self) }
  }
}
