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
