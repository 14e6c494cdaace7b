/// One coordinator on a walk down, and the answers so far of it and of those below it.
struct WalkStep {
  let coordinator: UnownedCoordinator

  /// How the one before it leads there.
  let link: WalkLink

  /// How many tasks were still to come when it was met.
  var pending = 0

  /// What it would answer if it, or one below it, claimed the route.
  var unclaimed: Answer?

  /// What it answers if none below it does.
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
  var step: Int
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

/// How one coordinator leads to another.
enum WalkLink {
  /// The walk turned downwards here.
  case start

  /// It is presented at the moment.
  case presentation

  /// It is a child.
  case child

  /// It is the tab at the index.
  case tab(Int)

  /// It is the current flow.
  case flow

  /// It is registered as a modal.
  case modal

  var needsNoClaim: Bool {
    switch self {
    case .start, .presentation: true
    case .child, .tab, .flow, .modal: false
    }
  }

  /// Whether it leads to a surface of its own.
  var isPresentation: Bool {
    switch self {
    case .modal, .presentation: true
    case .start, .child, .tab, .flow: false
    }
  }

  /// Whether it leads to a surface that is up already.
  var isShown: Bool {
    if case .presentation = self { true } else { false }
  }

  var isChild: Bool {
    if case .child = self { true } else { false }
  }

  var isTab: Bool {
    if case .tab = self { true } else { false }
  }
}
