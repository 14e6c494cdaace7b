/// Something that a coordinator is told to do and that may change its hierarchy.
///
/// A call is planned at the moment at which it runs, which may be later than it was made.
@MainActor
protocol Call {
  /// The public method that was called.
  var name: String { get }

  /// The destination; `nil` for a call without one.
  var route: (any Route)? { get }

  /// Whether the call changes who owns whom, and so may come before anything is shown.
  var isStructural: Bool { get }

  /// Why the surfaces go that the call dismisses.
  var reason: DismissalReason { get }

  /// Finds out what the call does.
  func plan(at site: CallSite) throws(FlowError) -> PlanScript
}

extension Call {
  var route: (any Route)? { nil }
  var isStructural: Bool { false }
}

/// Where a call enters a hierarchy.
///
/// It keeps nobody alive, and neither do the planner's notes: whoever runs a call keeps the root, and
/// nobody can leave a hierarchy while a call is planned. Counting references to coordinators would
/// cost more than the planning itself.
struct CallSite {
  /// The coordinator that was called.
  unowned(unsafe) let start: AnyCoordinator

  unowned(unsafe) let root: AnyCoordinator
  unowned(unsafe) let hierarchy: Hierarchy

  /// Whether the call has waited for a guard and is tried again, without being asked for.
  var isRetry = false

  /// The same place for a call that is tried again.
  var again: CallSite {
    var again = self
    again.isRetry = true
    return again
  }
}

extension AnyCoordinator {
  /// Runs `body` with the place of this coordinator, and keeps the hierarchy alive meanwhile.
  func withSite<Result>(
    _ body: @MainActor (CallSite) throws(FlowError) -> Result
  ) throws(FlowError) -> Result {
    let hierarchy = hierarchy
    let root = hierarchy.root ?? self
    defer {
      // Not `withExtendedLifetime`: its closure would check where it runs, at a high cost.
      _fixLifetime(root)
      _fixLifetime(hierarchy)
    }
    return try body(CallSite(start: self, root: root, hierarchy: hierarchy))
  }
}

/// A call that waits until the changes before it have settled.
struct WaitingCall {
  let coordinator: AnyCoordinator
  let call: any Call

  /// The number of the call whose callbacks made this one.
  let cause: Int
}
