/// A call that a guard defers: it waits until the route that the guard puts first has been dealt with.
@MainActor
final class Intent {
  let call: any Call

  /// The call that is made on the root once `start` is freed; `nil` if there is nothing to do then.
  private let callOnRoot: (any Call)?

  /// The coordinator that was called, as long as it exists.
  private(set) weak var start: AnyCoordinator?

  /// The requested route; `nil` for a call without one.
  let requested: (any Route)?

  /// The route that is put first, and its coordinator once it is shown.
  let first: any Route
  private weak var presenter: AnyCoordinator?

  /// Whether the route changed the flow, so that it counts as shown as long as that flow is.
  private var isShownByFlow = false

  /// Whether the first route is a question that a surface asks before it is dismissed.
  let isQuestion: Bool

  /// The guards that redirected the navigation, in order.
  let redirections: [Redirection]

  /// The public description.
  let description: PendingIntent

  /// Whether the call was made inside ``AnyCoordinator/withoutAnimation(_:)``.
  private(set) var isWithoutAnimation = false

  /// Whether the answer to the dialog that comes first lets the call continue, whatever the guard's verdict is.
  var isGranted = false

  /// Whether a button of the dialog that comes first was pressed.
  var isAnswered = false

  /// Whether the call that created the intent has ended.
  var hasCallEnded = false

  init(
    _ call: any Call,
    on start: AnyCoordinator,
    to requested: (any Route)?,
    after first: any Route,
    of guardian: AnyCoordinator,
    redirections: [Redirection] = []
  ) {
    self.call = call
    callOnRoot = call.onRoot(for: requested)
    self.start = start
    self.requested = requested
    self.first = first
    self.redirections = redirections
    isQuestion = redirections.isEmpty
    description = PendingIntent(
      call: call.name,
      route: requested.map(RouteDescription.init),
      start: start.ownerPath,
      first: RouteDescription(first),
      guardian: guardian.ownerPath
    )
  }

  /// Records which coordinator shows the first route; the root, if the flow has changed for it.
  func begin(shownBy presenter: AnyCoordinator, isWithoutAnimation: Bool) {
    self.presenter = presenter.flow ?? presenter
    isShownByFlow = presenter.flow != nil
    self.isWithoutAnimation = isWithoutAnimation
    hasCallEnded = false
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

/// A call that waits because a guard deferred it.
public struct PendingIntent: Hashable, Sendable {
  /// The method that was called: `navigate`, `pop`.
  public let call: String

  /// The requested route; `nil` for a call without one.
  public let route: RouteDescription?

  /// The coordinator that was called.
  public let start: OwnerPath

  /// The route that is shown first.
  public let first: RouteDescription

  /// The coordinator whose guard deferred the call.
  public let guardian: OwnerPath
}

extension PendingIntent: CustomStringConvertible {
  /// The waiting call and what it waits for.
  public var description: String {
    "\(call)\(route.map { " to \($0)" } ?? "") from \(start) waits for \(first)"
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
    selfAndOwners.allSatisfy(\.isShownByOwner)
  }
}
