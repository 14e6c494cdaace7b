/// The maximum number of rounds in which the viewers of one hierarchy update because another one had news.
private let updateLimit = 10

/// An object, such as a stage, that shows a hierarchy or a part of it, and updates before and after each
/// call.
@MainActor
struct Viewer {
  /// The coordinator that is shown.
  private weak var coordinator: AnyCoordinator?

  private weak var listener: AnyObject?

  /// Takes in changes, and returns whether there were any.
  let update: @MainActor () -> Bool

  init(_ coordinator: AnyCoordinator, listener: AnyObject, update: @escaping @MainActor () -> Bool)
  {
    self.coordinator = coordinator
    self.listener = listener
    self.update = update
  }

  /// Whether the coordinator that is shown belongs to `hierarchy`, and is still shown.
  func watches(_ hierarchy: Hierarchy) -> Bool {
    listener != nil && coordinator?.hierarchy === hierarchy
  }
}

extension AnyCoordinator {
  /// Calls `update` before and after each outermost call in this coordinator's hierarchy, and `notify` as an
  /// observer of this coordinator.
  ///
  /// - Parameters:
  ///   - listener: The observation lasts as long as this object exists.
  ///   - update: Takes in changes, and returns whether there were any; it may make calls, which then come
  ///     first.
  ///   - notify: Is called with the events of the call.
  package func observe(
    for listener: AnyObject,
    update: @escaping @MainActor () -> Bool,
    notify: @escaping @MainActor (FlowEvent) -> Void
  ) {
    observe(for: listener, notify)
    hierarchy.viewers.append(Viewer(self, listener: listener, update: update))
    hierarchy.hasViewers = true
  }

  /// Updates the viewers of the hierarchy, unless a call is running, after which they update anyway.
  package func updateViewers() { hierarchy.updateViewers() }

  /// Whether a call is being applied that is not animated.
  package var isInCallWithoutAnimation: Bool { hierarchy.callObservers?.isAnimated == false }
}

extension Hierarchy {
  /// Whether no call is running, including waiting ones.
  var isAtRest: Bool { phase == .idle && !isRunningWaiting && runner == nil }

  /// Updates the viewers, unless a call is running, after which they update anyway.
  func updateViewers() {
    if let successor { return successor.updateViewers() }
    guard isAtRest else { return }
    // A viewer that left with the last call still updates for it.
    let present = viewers
    // If one of them changes a model that all of them show, that is part of the same call. Viewers that
    // respond to each other endlessly are stopped, and calls that they make start no further rounds.
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
