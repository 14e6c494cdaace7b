/// A call that waits until what a guard put before it has been dealt with.
@MainActor
final class Intent {
  let call: any Call

  /// The call that is made on the root once `start` has gone; `nil` if there is nothing to do then.
  private let callOnRoot: (any Call)?

  /// Where the call entered, for as long as it lives.
  private weak var start: AnyCoordinator?

  /// What the app may know of it.
  let description: PendingIntent

  /// The route that was put first, and who shows it.
  let first: any Route
  private weak var shower: AnyCoordinator?

  /// Whether the route changed the flow, which is shown for as long as that flow is.
  private let isShownByFlow: Bool

  /// Whether what was put first is a question that a surface asks before it goes.
  let isQuestion: Bool

  /// Whether the call that made the intent is over.
  var isOld = false

  init(
    call: any Call,
    callOnRoot: (any Call)?,
    start: AnyCoordinator,
    description: PendingIntent,
    first: any Route,
    shower: AnyCoordinator,
    isShownByFlow: Bool,
    isQuestion: Bool
  ) {
    self.call = call
    self.callOnRoot = callOnRoot
    self.start = start
    self.description = description
    self.first = first
    self.shower = shower
    self.isShownByFlow = isShownByFlow
    self.isQuestion = isQuestion
  }

  /// What is to be done now, and on whom; `nil` if there is nothing left to do.
  func next(in hierarchy: Hierarchy) -> (call: any Call, start: AnyCoordinator)? {
    if let start, start.hierarchy === hierarchy {
      return call.isMoot(for: start) ? nil : (call, start)
    }
    guard let root = hierarchy.root, let callOnRoot, !callOnRoot.isMoot(for: root) else {
      return nil
    }
    return (callOnRoot, root)
  }

  /// Whether what was put first is still on screen somewhere in `hierarchy`.
  func isFirstShown(in hierarchy: Hierarchy) -> Bool {
    guard let shower, shower.hierarchy === hierarchy else { return false }
    guard isShownByFlow || shower.baseRouter.locate(first) != nil else { return false }
    return shower.isShown
  }
}

extension AnyCoordinator {
  /// Whether every owner shows the one below it on the way down to this coordinator.
  ///
  /// Tabs count as shown, selected or not.
  var isShown: Bool {
    var current = self
    while let parent = current.parent {
      if !UnownedCoordinator(current).isShownByOwner { return false }
      current = parent
    }
    return true
  }
}
