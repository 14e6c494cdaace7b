import FlowEngine

/// What is wrong with the screens and tabs that a stage builds.
///
/// Each is reported once, when nothing is being built, to the handlers of the coordinator that it is
/// about. What no handler handles stays a finding for as long as what is wrong is on screen.
@MainActor
struct BuildErrors {
  /// The errors of the present pass, each once, in the order in which they were found.
  private var found: [(error: FlowError, report: BuildReport)] = []

  /// Those that were not reported yet, with the coordinator that is to report each.
  private var pending: [(owner: AnyCoordinator, error: FlowError, report: BuildReport)] = []

  /// What was not handled: of `errors` those that calls have raised, and what is wrong in the present pass.
  func toShow(besides errors: some Sequence<FlowError>) -> [FlowError] {
    errors.filter { !$0.isAboutBuilding } + found.filter(\.report.isUnheard).map(\.error)
  }

  /// Forgets what was wrong with what the last pass built.
  mutating func beginPass() {
    found = []
  }

  /// Notes that something could not be built as it should, and that it is to be reported if it was not yet.
  mutating func note(_ error: FlowError, of owner: AnyCoordinator, in report: BuildReport) {
    if !found.contains(where: { $0.error == error }) { found.append((error, report)) }
    guard !report.isMade else { return }
    report.isMade = true
    pending.append((owner, error, report))
  }

  /// Whether anything is to be reported.
  var arePending: Bool { !pending.isEmpty }

  /// What is to be reported, which is not to be reported again.
  mutating func takePending() -> [(owner: AnyCoordinator, error: FlowError, report: BuildReport)] {
    defer { pending = [] }
    return pending
  }
}

/// What became of the report that one screen or tab could not be built; it goes with the memory of that.
@MainActor
final class BuildReport {
  /// Whether it was made, or will be when nothing is being built.
  fileprivate(set) var isMade = false

  /// Whether no handler handled it.
  fileprivate(set) var isUnheard = false
}

extension FlowError {
  /// Whether it is one that stages find while they build.
  fileprivate var isAboutBuilding: Bool {
    switch self {
    case .viewCreationFailed, .missingTabItem: true
    default: false
    }
  }
}

extension Stage {
  /// Reports what was found while building; a handler may ask the stage, which is settled by then.
  ///
  /// Handlers that answer each broken screen with another one are stopped as settling is.
  func reportBuildErrors(isTooLate: Bool) {
    let errors = buildErrors.takePending()
    if isTooLate {
      coordinator.reportEndlessCalls(limit: settlingLimit)
    } else {
      for (owner, error, report) in errors { report.isUnheard = !owner.report(error) }
    }
  }
}
