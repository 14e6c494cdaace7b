/// One coordinator on a walk down, and what has been heard from it and those below it.
struct WalkStep {
  let coordinator: UnownedCoordinator

  /// How the one before it leads there.
  let link: WalkLink

  /// How many visits were still to come when it was met.
  var pending = 0

  /// What it would answer if it, or one below it, claimed the route.
  var unclaimed: Answer?

  /// What it answers if nobody below it does.
  var fallback: Answer?

  /// Whether a tab of it claimed the route and failed; see ``TabFailure``.
  var hasTabFailure = false
}

/// Why a tab that claimed a route could not show it.
struct TabFailure {
  let error: FlowError

  /// How deep below the start it arose.
  let depth: Int

  /// Where the tab coordinator stands on the way down.
  var frame: Int
}

/// What a walk down does next.
enum WalkTask {
  /// Asks a coordinator, unless it was asked before.
  case ask(UnownedCoordinator, WalkLink)

  /// Lets the coordinator that was met last take the route that it claims.
  case own

  /// Goes back up from the coordinator that was met last.
  case leave
}
