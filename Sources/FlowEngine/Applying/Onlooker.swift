/// Who shows a hierarchy, or a part of it, and looks at what is there before and after each call.
@MainActor
struct Onlooker {
  /// What of the hierarchy is shown.
  private weak var coordinator: AnyCoordinator?

  private weak var listener: AnyObject?
  let look: @MainActor () -> Void

  init(_ coordinator: AnyCoordinator, listener: AnyObject, look: @escaping @MainActor () -> Void) {
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
  ///   - look: Takes in what is so far; it may make calls, which come first then.
  ///   - hear: Hears of what the call does.
  package func observe(
    for listener: AnyObject,
    look: @escaping @MainActor () -> Void,
    hear: @escaping @MainActor (FlowEvent) -> Void
  ) {
    observe(for: listener, hear)
    hierarchy.onlookers.append(Onlooker(self, listener: listener, look: look))
    hierarchy.hasOnlookers = true
  }

  /// Lets everybody look who watches the hierarchy, unless a call is running that they look after.
  package func letOnlookersLook() { hierarchy.letOnlookersLook() }
}

extension Hierarchy {
  /// Whether no call is running, nor one that waited for another.
  var isAtRest: Bool { phase == .idle && !isRunningWaiting && runner == nil }

  /// Lets everybody look who watches, unless a call is running that they look after.
  func letOnlookersLook() {
    if let successor { return successor.letOnlookersLook() }
    guard isAtRest else { return }
    // Who left with the last call looks at that, too.
    let present = onlookers
    for onlooker in present { onlooker.look() }
    onlookers.removeAll { !$0.watches(self) }
  }
}
