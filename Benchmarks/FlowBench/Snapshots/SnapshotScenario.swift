/// A use of snapshots, and its cost.
@MainActor
struct SnapshotScenario {
  let name: String

  /// A short description of one round.
  let summary: String

  /// The upper limit for the time of one round, in milliseconds.
  let limit: Double

  /// Prepares the input, and returns the action of one round.
  let prepare: () -> () -> Void
}

extension SnapshotScenario {
  static let all = differences + pictures + assertions + references
}
