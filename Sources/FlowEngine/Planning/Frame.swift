/// One coordinator on a walk down, and what has been heard from it and those below it.
@MainActor
struct Frame {
  // Keeps nobody alive; see ``CallSite``.
  unowned(unsafe) let coordinator: AnyCoordinator

  /// How the one before it leads there.
  let edge: Edge

  /// How many visits were still to come when it was met.
  let pending: Int

  /// What it would answer if it, or somebody below it, claimed the route.
  var unclaimed: Answer?

  /// What it answers if nobody below it does.
  var fallback: Answer?

  /// Why the tabs that claimed the route failed, the most specific failure of them.
  private(set) var tabFailure: Failure?

  init(coordinator: AnyCoordinator, edge: Edge, pending: Int = 0) {
    self.coordinator = coordinator
    self.edge = edge
    self.pending = pending
  }

  /// An error, and how deep below the start it arose.
  struct Failure {
    let error: FlowError
    let depth: Int
  }

  /// Keeps `failure` unless a tab asked before failed as deep.
  mutating func note(_ failure: Failure) {
    if failure.depth > tabFailure?.depth ?? 0 { tabFailure = failure }
  }
}

/// What a walk down does next.
enum Visit {
  /// Asks a coordinator, unless it was asked before.
  case ask(Unmanaged<AnyCoordinator>, Edge)

  /// Lets the coordinator that was met last take the route that it claims.
  case own

  /// Goes back up from the coordinator that was met last.
  case leave
}
