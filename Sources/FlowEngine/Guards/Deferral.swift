/// The deferral of a call by a guard that shows another route first.
@MainActor
final class Deferral {
  let call: any Call

  /// The coordinator that was called.
  let start: AnyCoordinator

  /// The requested route; `nil` for a call without one.
  let wanted: (any Route)?

  /// The route that is shown first.
  let first: any Route

  /// The guard.
  let guardian: AnyCoordinator

  /// Whether it is a question that a surface asks before it is dismissed.
  let isQuestion: Bool

  /// The coordinator that will show the first route; the root for a change of flow.
  let presenter: AnyCoordinator

  /// The guards that redirected the navigation, in order.
  let redirections: [Redirection]

  init(
    call: any Call,
    start: AnyCoordinator,
    wanted: (any Route)?,
    first: any Route,
    guardian: AnyCoordinator,
    isQuestion: Bool = false,
    presenter: AnyCoordinator,
    redirections: [Redirection] = []
  ) {
    self.call = call
    self.start = start
    self.wanted = wanted
    self.first = first
    self.guardian = guardian
    self.isQuestion = isQuestion
    self.presenter = presenter
    self.redirections = redirections
  }

  /// The description of the intent before the plan is applied.
  var description: PendingIntent {
    PendingIntent(
      call: call.name,
      route: wanted.map(RouteDescription.init),
      start: start.ownerPath,
      first: RouteDescription(first),
      guardian: guardian.ownerPath
    )
  }

  /// The intent of the waiting call, once the plan has been applied.
  func makeIntent(as description: PendingIntent, isWithoutAnimation: Bool) -> Intent {
    Intent(
      call: call,
      callOnRoot: call.onRoot(for: wanted),
      start: start,
      description: description,
      first: first,
      presenter: presenter.flow ?? presenter,
      isShownByFlow: presenter.flow != nil,
      isQuestion: isQuestion,
      isWithoutAnimation: isWithoutAnimation
    )
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
