/// A call that waits because a guard put something else before it.
public struct PendingIntent: Hashable, Sendable {
  /// The method that was called: `navigate`, `pop`.
  public let call: String

  /// The route that was wanted; `nil` for a call without one.
  public let route: RouteDescription?

  /// The coordinator that was called.
  public let start: OwnerPath

  /// The route that comes first.
  public let first: RouteDescription

  /// The coordinator that put it first.
  public let guardian: OwnerPath
}

extension PendingIntent: CustomStringConvertible {
  /// What waits, and for what.
  public var description: String {
    "\(call)\(route.map { " to \($0)" } ?? "") from \(start) waits for \(first)"
  }
}
