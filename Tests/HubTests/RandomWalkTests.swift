import Foundation
import TestSupport
import Testing

/// Long walks through the hub by fingers and calls, under the laws of the bookshop's walks.
@Suite("Random walks through the hub")
@MainActor
struct RandomWalkTests {
  /// The steps of all walks together; `HUB_WALK_STEPS` in the environment says another number.
  nonisolated static let steps =
    ProcessInfo.processInfo.environment["HUB_WALK_STEPS"].flatMap(Int.init) ?? 30

  nonisolated static let seeds = Night.sample(1...40, oneIn: 14)

  @Test(
    "Whatever is pressed and called, nothing is orphaned, and everything can be left",
    arguments: seeds
  )
  func walk(seed: Int) async {
    let walk = HubWalk(seed: seed)
    await walk.walk(Self.steps / Self.seeds.count, restingEvery: 10)
    if let problem = walk.problem {
      Issue.record("Seed \(seed): \(problem), after:\n\(walk.history.joined(separator: "\n"))")
    }
  }
}
