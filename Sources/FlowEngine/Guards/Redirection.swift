/// A redirection of a navigation by a guard.
public struct Redirection: Hashable, Sendable {
  /// The requested route.
  public let wanted: RouteDescription

  /// The route that is shown first.
  public let first: RouteDescription

  /// The coordinator that redirected.
  public let guardian: OwnerPath
}

extension Redirection: CustomStringConvertible {
  /// The two routes and the coordinator that redirected.
  public var description: String { "\(guardian) puts \(first) before \(wanted)" }
}

/// A coordinator's answer to a navigation that leads to it, or to one below it.
///
/// ```swift
/// override func navigationVerdict(on route: any Route) -> NavigationVerdict {
///   guard route as? ShopRoute == .orders, !session.isSignedIn else { return .allow }
///   return .redirect(to: ShopRoute.login)
/// }
/// ```
public enum NavigationVerdict {
  /// The route may be shown.
  case allow

  /// The route may not be shown; the reason is for the error and the log.
  case refuse(reason: String)

  /// Another route comes first, such as a login.
  ///
  /// The navigation becomes one to that route. The original one waits, and is resumed once no guard redirects
  /// it any more; see ``AnyCoordinator/pendingIntent``.
  case redirect(to: any Route)
}

/// The maximum number of successive redirections.
let redirectionLimit = 16

extension CallSite {
  /// Asks the guards from the root down to `last`, and those of a coordinator that `call` brings, about `route`.
  ///
  /// - Returns: The plan to the route that one of them puts first; `nil` if all allow the call.
  /// - Throws: A refusal, or the reason why the first route cannot be shown.
  func redirect(
    _ call: some Call,
    to route: any Route,
    downTo last: AnyCoordinator,
    and newcomer: AnyCoordinator? = nil
  ) throws(FlowError) -> ExecutablePlan? {
    var refusal = hierarchy.refusal(to: route, downTo: last)
    if refusal == nil, let newcomer { refusal = hierarchy.refusal(to: route, downTo: newcomer) }
    guard let refusal else { return nil }
    return try planRedirect(for: refusal, instead: call, destination: route)
  }

  /// Plans the alternative of a guard that does not allow a call.
  ///
  /// - Parameters:
  ///   - refusal: The guard's verdict; not ``NavigationVerdict/allow``.
  ///   - call: The call, which waits if another route comes first.
  ///   - route: The requested route.
  /// - Returns: The plan to the route that comes first.
  /// - Throws: The refusal, or the reason why the first route cannot be shown.
  func planRedirect(
    for refusal: GuardRefusal,
    instead call: some Call,
    destination route: any Route
  ) throws(FlowError) -> ExecutablePlan {
    var (refusal, wanted) = (refusal, route)
    var redirections: [Redirection] = []
    var planned = [route]
    while case .redirect(let first) = refusal.verdict {
      let guardian = refusal.guardian
      let redirection = Redirection(
        wanted: RouteDescription(wanted),
        first: RouteDescription(first),
        guardian: guardian.ownerPath
      )
      redirections.append(redirection)
      guard !planned.contains(where: { $0.isEqual(to: first) }),
        redirections.count <= redirectionLimit
      else { throw .endlessRedirection(redirections) }
      planned.append(first)

      if isWaiting(for: first, of: guardian) { return stillWaiting() }

      let plan = try Planner.plan(first, at: self, lastResort: hasLastResort)
      guard let next = hierarchy.refusal(to: first, downTo: plan.presenter) else {
        plan.intent = Intent(
          try call.waiting(at: self),
          on: start,
          to: route,
          after: first,
          of: guardian,
          redirections: redirections
        )
        return plan
      }
      refusal = next
      wanted = first
    }
    let guardian = refusal.guardian
    guard case .refuse(let reason) = refusal.verdict else {
      preconditionFailure("\(guardian.ownerPath) allows \(wanted.identifier): nothing to follow")
    }
    throw .navigationRefused(
      route: RouteDescription(wanted),
      guardian: guardian.ownerPath,
      because: reason
    )
  }
}
