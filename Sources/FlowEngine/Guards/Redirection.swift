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
