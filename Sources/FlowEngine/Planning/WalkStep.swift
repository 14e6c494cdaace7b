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

  /// It is currently presented.
  case presentation

  /// It is a child.
  case child

  /// It is the tab at the index.
  case tab(Int)

  /// It is a column.
  case column

  /// It is the current flow.
  case flow

  /// It is registered as a modal.
  case modal

  var needsNoClaim: Bool {
    switch self {
    case .start, .presentation: true
    case .child, .tab, .column, .flow, .modal: false
    }
  }

  /// Whether it leads to a separate surface.
  var isPresentation: Bool {
    switch self {
    case .modal, .presentation: true
    case .start, .child, .tab, .column, .flow: false
    }
  }

  /// Whether it leads to a surface that is already presented.
  var isShown: Bool {
    if case .presentation = self { true } else { false }
  }

  var isChild: Bool {
    if case .child = self { true } else { false }
  }

  var isTab: Bool {
    if case .tab = self { true } else { false }
  }

  var isColumn: Bool {
    if case .column = self { true } else { false }
  }

  /// Whether the owner shows others of its kind instead, or next to it.
  var isTabOrColumn: Bool {
    switch self {
    case .tab, .column: true
    case .start, .child, .modal, .presentation, .flow: false
    }
  }
}
