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
