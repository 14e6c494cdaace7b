/// A call that waits until the route that a guard put first has been dealt with.
@MainActor
final class Intent {
  let call: any Call

  /// The call that is made on the root once `start` is freed; `nil` if there is nothing to do then.
  private let callOnRoot: (any Call)?

  /// The coordinator that was called, as long as it exists.
  private weak var start: AnyCoordinator?

  /// The public description.
  let description: PendingIntent

  /// The route that was put first, and its coordinator.
  let first: any Route
  private weak var presenter: AnyCoordinator?

  /// Whether the route changed the flow, so that it counts as shown as long as that flow is.
  private let isShownByFlow: Bool

  /// Whether the first route is a question that a surface asks before it is dismissed.
  let isQuestion: Bool

  /// Whether the call was made inside ``AnyCoordinator/withoutAnimation(_:)``.
  let isWithoutAnimation: Bool

  /// Whether the call that created the intent has ended.
  var isOld = false

  init(
    call: any Call,
    callOnRoot: (any Call)?,
    start: AnyCoordinator,
    description: PendingIntent,
    first: any Route,
    presenter: AnyCoordinator,
    isShownByFlow: Bool,
    isQuestion: Bool,
    isWithoutAnimation: Bool
  ) {
    self.call = call
    self.callOnRoot = callOnRoot
    self.start = start
    self.description = description
    self.first = first
    self.presenter = presenter
    self.isShownByFlow = isShownByFlow
    self.isQuestion = isQuestion
    self.isWithoutAnimation = isWithoutAnimation
  }

  /// The call to be made now, and its start; `nil` if there is nothing left to do.
  func next(in hierarchy: Hierarchy) -> (call: any Call, start: AnyCoordinator)? {
    if let start, start.hierarchy === hierarchy {
      return call.isObsolete(for: start) ? nil : (call, start)
    }
    guard let root = hierarchy.root, let callOnRoot, !callOnRoot.isObsolete(for: root) else {
      return nil
    }
    return (callOnRoot, root)
  }

  /// Whether the first route is still on screen somewhere in `hierarchy`.
  func isFirstShown(in hierarchy: Hierarchy) -> Bool {
    guard let presenter, presenter.hierarchy === hierarchy else { return false }
    guard
      isShownByFlow || presenter.baseRouter.locate(first) != nil || presenter.showsPlainly(first)
    else { return false }
    return presenter.isShown
  }
}

extension AnyCoordinator {
  /// Whether this coordinator presents a plain screen for `route`.
  fileprivate func showsPlainly(_ route: any Route) -> Bool {
    baseRouter.current.presentations.contains { $0.kind == .screen && $0.route.isEqual(to: route) }
  }

  /// Whether this coordinator is shown: every owner above it shows the one below.
  ///
  /// Tabs count as shown, selected or not.
  var isShown: Bool {
    var current = self
    while let parent = current.parent {
      if !current.isShownByOwner { return false }
      current = parent
    }
    return true
  }
}
