/// How often in a row those who show one hierarchy look again, because another one had something new.
private let lookingLimit = 10

/// Who shows a hierarchy, or a part of it, and looks at what is there before and after each call.
@MainActor
struct Viewer {
  /// What of the hierarchy is shown.
  private weak var coordinator: AnyCoordinator?

  private weak var listener: AnyObject?

  /// Takes in what is so far, and says whether there was anything new.
  let look: @MainActor () -> Bool

  init(_ coordinator: AnyCoordinator, listener: AnyObject, look: @escaping @MainActor () -> Bool) {
    self.coordinator = coordinator
    self.listener = listener
    self.look = look
  }

  /// Whether what is shown belongs to `hierarchy`, and is still shown.
  func watches(_ hierarchy: Hierarchy) -> Bool {
    listener != nil && coordinator?.hierarchy === hierarchy
  }
}

extension AnyCoordinator {
  /// Calls `look` before and after each call in this coordinator's hierarchy that is not part of another
  /// one, and `hear` as an observer of this coordinator.
  ///
  /// - Parameters:
  ///   - listener: The observation lasts for as long as it lives.
  ///   - look: Takes in what is so far, and says whether there was anything new; it may make calls, which
  ///     come first then.
  ///   - hear: Hears of what the call does.
  package func observe(
    for listener: AnyObject,
    look: @escaping @MainActor () -> Bool,
    hear: @escaping @MainActor (FlowEvent) -> Void
  ) {
    observe(for: listener, hear)
    hierarchy.viewers.append(Viewer(self, listener: listener, look: look))
    hierarchy.hasViewers = true
  }

  /// Lets everybody look who watches the hierarchy, unless a call is running that they look after.
  package func updateViewers() { hierarchy.updateViewers() }
}

extension Hierarchy {
  /// Whether no call is running, nor one that waited for another.
  var isAtRest: Bool { phase == .idle && !isRunningWaiting && runner == nil }

  /// Lets everybody look who watches, unless a call is running that they look after.
  func updateViewers() {
    if let successor { return successor.updateViewers() }
    guard isAtRest else { return }
    // Who left with the last call looks at that, too.
    let present = viewers
    // What one of them changes by looking, a model that all of them show, is part of the same call. Those
    // that answer each other without end are stopped, and calls that they make start no rounds of their own.
    var rounds = present.count > 1 && !isUpdatingViewers ? lookingLimit : 1
    let wasLookedAround = isUpdatingViewers
    isUpdatingViewers = true
    var isNew = true
    while isNew, rounds > 0 {
      rounds -= 1
      isNew = false
      for viewer in present where viewer.look() { isNew = true }
    }
    isUpdatingViewers = wasLookedAround
    viewers.removeAll { !$0.watches(self) }
  }
}
