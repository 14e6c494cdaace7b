import FlowEngine
import LayoutSim
import Observation
import StageSupport

/// The model that a screen reads besides its own state.
@Observable
@MainActor
final class ScreenModel {
  var presses = 0
}

/// What all screens of an app are given: models, of which it knows which are still retained, a clock, and a way on.
@MainActor
final class ModelCensus {
  /// What all screens read, and write.
  let shared = GeneratedModel()

  /// On which the app sleeps.
  let clock = StageClock()

  /// Where the code of screens navigates.
  weak var root: AnyCoordinator?

  var routes: [StubRoute] = []

  private struct Entry {
    weak var model: ScreenModel?
  }

  /// Which rows appeared and disappeared, in order.
  var rowHistory: [String] = []

  /// What was noted of the rows of each screen, also of those that are gone.
  private(set) var tallies: [RowTally] = []

  private let seed: Int
  private var entries: [Entry] = []

  init(seed: Int) {
    self.seed = seed
  }

  /// How many models are still retained.
  var kept: Int { entries.count { $0.model != nil } }

  func model() -> ScreenModel {
    let model = ScreenModel()
    entries.append(Entry(model: model))
    return model
  }

  /// Keeps what is noted of rows; returns a name for it.
  func join(_ tally: RowTally) -> String {
    tallies.append(tally)
    return "rows \(tallies.count)"
  }

  /// The parts of the screen with a number, besides what all screens have.
  func parts(of number: Int) -> Parts {
    switch (number + seed) % 9 {
    case 0: .tasks
    case 1: [.fields, .touches]
    case 2: [.touches, .rows]
    case 3: [.bars, .fields]
    case 4: [.tasks, .bars]
    case 5: .rows
    case 6: .inner
    case 7: [.inner, .fields]
    default: []
    }
  }

  struct Parts: OptionSet {
    let rawValue: Int

    static let tasks = Parts(rawValue: 1)
    static let fields = Parts(rawValue: 2)
    static let touches = Parts(rawValue: 4)
    static let bars = Parts(rawValue: 8)
    static let rows = Parts(rawValue: 16)
    static let inner = Parts(rawValue: 32)
  }

  /// Sleeps, or returns at once if the code is cancelled, which then goes on as careless code does.
  func sleep(_ seconds: Double) async {
    try? await clock.sleep(for: .seconds(seconds))
  }

  /// Sleeps and fails.
  func fail(after seconds: Double) async throws {
    try await clock.sleep(for: .seconds(seconds))
    throw Failure()
  }

  private struct Failure: Error {}

  /// Navigates to what follows `route`, wherever the user is by now.
  func goOn(from route: StubRoute) {
    guard !routes.isEmpty else { return }
    let position = routes.firstIndex(of: route) ?? 0
    root?.navigate(to: routes[(position + 1) % routes.count])
  }
}
