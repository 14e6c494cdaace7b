import FlowEngine

/// Errors of the screens and tabs that a stage builds.
///
/// Each is reported once, when nothing is being built, to the handlers of the coordinator concerned. An error
/// that no handler handles stays a finding as long as its cause is on screen.
@MainActor
struct BuildErrors {
  /// The errors of the current pass, each once, in the order in which they were found.
  private var found: [(error: FlowError, report: BuildReport)] = []

  /// The errors that were not reported yet, with the coordinator that reports each.
  private var pending: [(owner: AnyCoordinator, error: FlowError, report: BuildReport)] = []

  /// The unhandled errors: those among `errors`, which calls have raised, and those of the current pass.
  func toShow(besides errors: some Sequence<FlowError>) -> [FlowError] {
    errors.filter { !$0.isAboutBuilding } + found.filter(\.report.isUnhandled).map(\.error)
  }

  /// Discards the errors of the last pass.
  mutating func beginPass() {
    found = []
  }

  /// Adds an error, which will be reported unless it already was.
  mutating func note(_ error: FlowError, of owner: AnyCoordinator, in report: BuildReport) {
    if !found.contains(where: { $0.error == error }) { found.append((error, report)) }
    guard !report.isMade else { return }
    report.isMade = true
    pending.append((owner, error, report))
  }

  /// The number of errors of the current pass.
  var count: Int { found.count }

  /// Whether any error has yet to be reported.
  var arePending: Bool { !pending.isEmpty }

  /// Removes and returns the errors to be reported.
  mutating func takePending() -> [(owner: AnyCoordinator, error: FlowError, report: BuildReport)] {
    defer { pending = [] }
    return pending
  }
}

/// The state of the report about one screen or tab that could not be built; it is released with that screen's
/// memory.
@MainActor
final class BuildReport {
  /// Whether the report was made, or will be once nothing is being built.
  fileprivate(set) var isMade = false

  /// Whether no handler handled it.
  var isUnhandled = false
}

extension FlowError {
  /// Whether it is an error that stages find while they build.
  fileprivate var isAboutBuilding: Bool {
    switch self {
    case .viewCreationFailed, .missingTabItem: true
    default: false
    }
  }
}
