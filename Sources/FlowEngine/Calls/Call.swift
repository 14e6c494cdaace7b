/// Something that a coordinator is told to do and that may change its hierarchy.
///
/// A call is planned at the moment at which it runs, which may be later than it was made.
@MainActor
protocol Call {
  /// The public method that was called.
  var name: String { get }

  /// Finds out what the call does.
  func plan(at site: CallSite) throws(FlowError) -> PlanScript
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
}

extension AnyCoordinator {
  /// Runs `body` with the place of this coordinator, and keeps the hierarchy alive meanwhile.
  func withSite<Result>(
    _ body: @MainActor (CallSite) throws(FlowError) -> Result
  ) throws(FlowError) -> Result {
    let hierarchy = hierarchy
    let root = hierarchy.root ?? self
    defer { withExtendedLifetime((self, root, hierarchy)) {} }
    return try body(CallSite(start: self, root: root, hierarchy: hierarchy))
  }
}

/// A call that waits until the changes before it have settled.
struct WaitingCall {
  let coordinator: AnyCoordinator
  let call: any Call
}
