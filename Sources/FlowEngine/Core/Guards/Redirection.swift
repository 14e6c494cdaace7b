/// A guard that sent a navigation elsewhere.
public struct Redirection: Hashable, Sendable {
  /// The route that was wanted.
  public let wanted: RouteDescription

  /// The route that comes first.
  public let first: RouteDescription

  /// The coordinator that said so.
  public let guardian: OwnerPath
}

extension Redirection: CustomStringConvertible {
  /// The two routes and who redirected.
  public var description: String { "\(guardian) puts \(first) before \(wanted)" }
}
