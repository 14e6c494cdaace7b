/// What a plan does when a guard puts something before the call: the call waits.
@MainActor
final class Deferral {
  let call: any Call

  /// Where the call entered.
  let start: AnyCoordinator

  /// The route that was wanted; `nil` for a call without one.
  let wanted: (any Route)?

  /// The route that comes first.
  let first: any Route

  /// Who put it first.
  let guardian: AnyCoordinator

  /// Whether it is a question that a surface asks before it goes.
  let isQuestion: Bool

  /// Who will show it; the root of a flow that is about to change.
  let shower: AnyCoordinator

  /// The guards that sent the navigation elsewhere, in order.
  let redirections: [Redirection]

  init(
    call: any Call,
    start: AnyCoordinator,
    wanted: (any Route)?,
    first: any Route,
    guardian: AnyCoordinator,
    isQuestion: Bool = false,
    shower: AnyCoordinator,
    redirections: [Redirection] = []
  ) {
    self.call = call
    self.start = start
    self.wanted = wanted
    self.first = first
    self.guardian = guardian
    self.isQuestion = isQuestion
    self.shower = shower
    self.redirections = redirections
  }

  /// What waits, and for what, before the plan is applied.
  var description: PendingIntent {
    PendingIntent(
      call: call.name,
      route: wanted.map(RouteDescription.init),
      start: start.ownerPath,
      first: RouteDescription(first),
      guardian: guardian.ownerPath
    )
  }

  /// The waiting call, once the plan has been applied.
  func makeIntent(as description: PendingIntent) -> Intent {
    Intent(
      call: call,
      callOnRoot: call.onRoot(wanting: wanted),
      start: start,
      description: description,
      first: first,
      shower: shower.flow ?? shower,
      isShownByFlow: shower.flow != nil,
      isQuestion: isQuestion
    )
  }
}
