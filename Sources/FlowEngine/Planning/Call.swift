/// A request to a coordinator that may change its hierarchy.
///
/// A call is planned when it runs, which may be later than it was made.
@MainActor
protocol Call {
  /// The public method that was called.
  var name: String { get }

  /// The destination; `nil` for a call without one.
  var route: (any Route)? { get }

  /// Whether the call changes ownership, and so may be made before anything is shown.
  var isStructural: Bool { get }

  /// The reason for the dismissals that the call causes: by default the navigation to its route, if it has one.
  var reason: DismissalReason { get }

  /// Whether the change is animated where it is shown.
  var isAnimated: Bool { get }

  /// The reason why the call has nothing to do, if its plan has no steps; `nil` for a call that always adds something,
  /// which is the default.
  var idleReason: IdleReason? { get }

  /// The other coordinators that may get or lose an owner; empty for most calls.
  var partners: [AnyCoordinator] { get }

  /// The value with which a flow finishes by the call; `nil` for any other call.
  var outcome: FlowValue? { get }

  /// Whether the surfaces that the call dismisses are asked for permission.
  var asksSurfaces: Bool { get }

  /// Whether the surfaces that the call dismisses were asked before, and are not asked again.
  var isAllowed: Bool { get }

  /// Whether the call on `start` has waited until it had nothing left to do.
  func isObsolete(for start: AnyCoordinator) -> Bool

  /// Is called when all steps of the call are done.
  func wasApplied()

  /// Plans the call.
  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan

  /// The call that waits for a guard in place of this one, and has the same meaning later that this one has now.
  func waiting(at site: CallSite) throws(FlowError) -> any Call

  /// The call on the root that replaces a waiting call when the coordinator that was called is gone.
  ///
  /// - Parameter route: The route that the call would have shown.
  /// - Returns: `nil` if the call is meaningless without that coordinator.
  func onRoot(for route: (any Route)?) -> (any Call)?
}

extension Call {
  var route: (any Route)? { nil }
  var reason: DismissalReason { route.map { .navigation(to: $0) } ?? .call }
  var idleReason: IdleReason? { nil }
  var isStructural: Bool { false }
  var partners: [AnyCoordinator] { [] }
  var isAnimated: Bool { true }
  var outcome: FlowValue? { nil }
  var asksSurfaces: Bool { reason.canBeRefused }
  var isAllowed: Bool { false }

  func isObsolete(for start: AnyCoordinator) -> Bool { false }

  func wasApplied() {}
  func waiting(at site: CallSite) -> any Call { self }
  func onRoot(for route: (any Route)?) -> (any Call)? { nil }
}

/// The place where a call enters a hierarchy.
@MainActor
struct CallSite {
  /// The coordinator that was called.
  var start: AnyCoordinator

  let root: AnyCoordinator
  let hierarchy: Hierarchy

  /// The answers of coordinators while the call was planned.
  let questions = QuestionCache()

  /// The intent whose call is planned again; `nil` for a new call.
  var intent: Intent?

  /// Whether a root that did not promise a change of flow may be asked for one as the last resort.
  var hasLastResort = true

  /// Whether the redirection by `guardian` is the one for which the call has been waiting.
  func isWaiting(for first: any Route, of guardian: AnyCoordinator) -> Bool {
    guard let intent else { return false }
    return intent.first.isEqual(to: first) && intent.description.guardian == guardian.ownerPath
  }

  /// Whether the answer to `dialog`, for which the call has waited, allows it to proceed.
  func isGranted(by dialog: any Route, of guardian: AnyCoordinator) -> Bool {
    intent?.isGranted == true && isWaiting(for: dialog, of: guardian)
  }

  /// The plan of a call that continues to wait; it has no steps.
  func stillWaiting() -> ExecutablePlan {
    let plan = ExecutablePlan(at: self)
    plan.isStillWaiting = true
    return plan
  }
}

extension AnyCoordinator {
  /// Runs `body` with the site of this coordinator, and keeps the hierarchy alive meanwhile.
  func withSite<Result>(
    _ body: @MainActor (CallSite) throws(FlowError) -> Result
  ) throws(FlowError) -> Result {
    if !holdsRouter { try checkRouter() }
    let (hierarchy, root) = keptHierarchy
    defer { extendLifetime(root) }
    return try body(CallSite(start: self, root: root ?? self, hierarchy: hierarchy))
  }
}
