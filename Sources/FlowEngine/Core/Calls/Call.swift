/// A request to a coordinator that may change its hierarchy.
///
/// A call is planned at the moment at which it runs, which may be later than it was made.
@MainActor
protocol Call {
  /// The public method that was called.
  var name: String { get }

  /// The destination; `nil` for a call without one.
  var route: (any Route)? { get }

  /// Whether the call changes ownership, and so may come before anything is shown.
  var isStructural: Bool { get }

  /// Why the surfaces go that the call dismisses.
  var reason: DismissalReason { get }

  /// The other coordinator that gets an owner by the call, or loses it; `nil` for most calls.
  var partner: AnyCoordinator? { get }

  /// Whether the call on `start` has waited for so long that there is nothing left to do.
  func isMoot(for start: AnyCoordinator) -> Bool

  /// Finds out what the call does.
  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan

  /// The call that waits for a guard in place of this one: it means later what this one means now.
  func waiting(at site: CallSite) throws(FlowError) -> any Call

  /// What a waiting call becomes, called on the root, when the coordinator that was called has gone.
  ///
  /// - Parameter route: The route that the call would have shown.
  /// - Returns: `nil` if it means nothing without that coordinator.
  func onRoot(wanting route: (any Route)?) -> (any Call)?
}

extension Call {
  var route: (any Route)? { nil }
  var isStructural: Bool { false }
  var partner: AnyCoordinator? { nil }

  func isMoot(for start: AnyCoordinator) -> Bool { false }

  func waiting(at site: CallSite) -> any Call { self }
  func onRoot(wanting route: (any Route)?) -> (any Call)? { nil }
}

/// Where a call enters a hierarchy.
struct CallSite {
  /// The coordinator that was called.
  let start: UnownedCoordinator

  let root: UnownedCoordinator
  let hierarchy: Hierarchy

  /// The intent whose call is tried again; `nil` for a call that is made.
  var intent: Intent?

  /// Whether a root that did not promise a change of flow may be asked for one.
  var hasLastResort = true

  /// Whether what `guardian` puts first is what the call has waited for all along.
  @MainActor
  func isWaiting(for first: any Route, of guardian: UnownedCoordinator) -> Bool {
    guard let intent else { return false }
    return intent.first.isEqual(to: first) && intent.description.guardian == guardian.ownerPath
  }

  /// The plan of a call that continues to wait: it does nothing.
  @MainActor
  func stillWaiting() -> ExecutablePlan {
    let plan = ExecutablePlan(at: self)
    plan.isStillWaiting = true
    return plan
  }
}

extension AnyCoordinator {
  /// Runs `body` with the place of this coordinator, and keeps the hierarchy alive meanwhile.
  func withSite<Result>(
    _ body: @MainActor (CallSite) throws(FlowError) -> Result
  ) throws(FlowError) -> Result {
    if !holdsRouter { try checkRouter() }
    let (hierarchy, root) = keptHierarchy
    // Not `withExtendedLifetime`: its closure would check where it runs, at a high cost.
    defer { _fixLifetime(root) }
    let start = UnownedCoordinator(self)
    return try body(
      CallSite(start: start, root: root.map(UnownedCoordinator.init) ?? start, hierarchy: hierarchy)
    )
  }
}

/// A call that waits until the changes before it have settled.
struct WaitingCall {
  let coordinator: AnyCoordinator
  let call: any Call

  /// The number of the call whose callbacks made this one.
  let cause: Int
}
