/// One coordinator on a walk down, with its answers so far and those of coordinators below it.
struct WalkStep {
  let coordinator: AnyCoordinator

  /// The link from the one before it.
  let link: WalkLink

  /// The number of pending tasks when it was reached.
  var pending = 0

  /// Its answer in case it, or one below it, claims the route.
  var unclaimed: Answer?

  /// Its answer in case none below it answers.
  var fallback: Answer?

  /// Whether one of its tabs or columns claimed the route and failed; see ``TabFailure``.
  var hasTabFailure = false
}

/// The reason why a tab, or a column, that claimed a route could not show it.
struct TabFailure {
  let error: FlowError

  /// Its depth below the start.
  let depth: Int

  /// The index of the tab coordinator on the way down.
  var step: Int
}

/// A pending task of a walk down.
enum WalkTask {
  /// Asks a coordinator, unless it was asked before.
  case ask(AnyCoordinator, WalkLink)

  /// Lets the current coordinator show the route that it claims.
  case own

  /// Goes back up from the current coordinator.
  case leave
}

/// How one coordinator leads to another.
enum WalkLink {
  /// The walk turns downwards here.
  case start

  /// It is currently presented, on a surface of its own.
  case presentation

  case child
  case tab
  case column

  /// It is the current flow.
  case flow

  /// It is registered as a modal, which would be presented.
  case modal

  var needsNoClaim: Bool { self == .start || self == .presentation }

  /// Whether it leads to a separate surface.
  var isPresentation: Bool { self == .presentation || self == .modal }

  /// Whether the owner shows others of its kind instead, or next to it.
  var isTabOrColumn: Bool { self == .tab || self == .column }
}
