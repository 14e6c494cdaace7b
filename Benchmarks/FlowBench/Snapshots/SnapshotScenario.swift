/// Something that is done with snapshots, and its cost.
@MainActor
struct SnapshotScenario {
  let name: String

  /// A short description of one round.
  let summary: String

  /// The time of one round that it must stay below, in milliseconds.
  let limit: Double

  /// Prepares what is used, and returns the action of one round.
  let prepare: () -> () -> Void
}

extension SnapshotScenario {
  static let all = differences + pictures + assertions + references
}
