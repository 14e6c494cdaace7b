import Foundation
import TestSupport
import Testing

/// Long walks through the shop, every step checked against the laws of a stage.
///
/// Ownership, the front-most surface and all places are checked after every step. That settling twice
/// shows the same, and that coordinators that left are freed, is checked after every tenth; every
/// fiftieth, and at the end, a new stage is compared, and everything is left by fingers alone.
@Suite("Random walks through the shop")
@MainActor
struct RandomWalkTests {
  /// The steps of all walks together; `BOOKSHOP_WALK_STEPS` in the environment says another number.
  nonisolated static let steps =
    ProcessInfo.processInfo.environment["BOOKSHOP_WALK_STEPS"].flatMap(Int.init) ?? 60

  nonisolated static let seeds = Night.sample(1...40, oneIn: 14)

  @Test(
    "Whatever the customer does, nothing is orphaned, and everything can be left",
    arguments: seeds
  )
  func walk(seed: Int) async {
    let walk = ShopWalk(seed: seed)
    await walk.walk(Self.steps / Self.seeds.count, restingEvery: 10)
    if let problem = walk.problem {
      Issue.record("Seed \(seed): \(problem), after:\n\(walk.history.joined(separator: "\n"))")
    }
  }
}
