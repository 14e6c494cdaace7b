/// A call that waits until what a guard put before it has been dealt with.
@MainActor
final class Intent {
  let call: any Call

  /// Where the call entered, for as long as it lives.
  private(set) weak var start: AnyCoordinator?

  /// What the app may know of it.
  let description: PendingIntent

  /// The route that was put first, and who shows it.
  let first: any Route
  private weak var shower: AnyCoordinator?

  /// Whether the call that made the intent is over.
  var isOld = false

  init(
    call: any Call,
    start: AnyCoordinator,
    description: PendingIntent,
    first: any Route,
    shower: AnyCoordinator
  ) {
    self.call = call
    self.start = start
    self.description = description
    self.first = first
    self.shower = shower
  }

  /// Whether what was put first is still on screen somewhere in `hierarchy`.
  func isFirstShown(in hierarchy: Hierarchy) -> Bool {
    guard let shower, shower.hierarchy === hierarchy else { return false }
    // A route that changed the flow is shown for as long as that flow is.
    if shower.flow == nil, shower.baseRouter.locate(first) == nil { return false }
    return shower.isShown
  }
}

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

extension AnyCoordinator {
  /// Whether every owner shows the one below it on the way down to this coordinator.
  ///
  /// Tabs count as shown, selected or not.
  var isShown: Bool {
    var current = self
    while let parent = current.parent {
      switch current.ownership {
      case .child where !parent.hasPushed(current): return false
      case .modal where !parent.presents(current): return false
      case .none, .child, .tab, .modal, .detour, .flow: break
      }
      current = parent
    }
    return true
  }
}
