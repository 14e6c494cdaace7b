import Foundation
import Testing

@testable import FlowEngine

/// Random calls on random hierarchies, with others from inside: from observers, questions, verdicts, error
/// handlers, listeners of logs, and while saved states are restored.
///
/// `HOSTILE_FUZZ_RANGES=1..<40` runs other seeds, 10 and some 400 calls with 1,200 from inside in each range.
@MainActor
struct HostileTests {
  private static let seedsOfRange = 10
  private static let callsOfSeed = 40

  private nonisolated static var ranges: Range<Int> {
    let bounds = ProcessInfo.processInfo.environment["HOSTILE_FUZZ_RANGES"]?
      .components(separatedBy: "..<").compactMap { Int($0) }
    guard let bounds, bounds.count == 2, bounds[0] >= 0, bounds[0] < bounds[1]
    else { return 0..<1 }
    return bounds[0]..<bounds[1]
  }

  @Test(
    "No coordinator has two owners, is lost, or is leaked when a call is over",
    arguments: ranges
  )
  func calls(range: Int) {
    check(range, replacesTabs: false)
  }

  @Test("Nor is any where tabs are replaced as a whole in between", arguments: ranges)
  func callsWithOtherTabs(range: Int) {
    check(range, replacesTabs: true)
  }

  @Test("Nor is any where literal calls are made in between", arguments: ranges)
  func callsWithLayers(range: Int) {
    check(range, replacesTabs: true, hasLayers: true)
  }

  @Test("Nor is any where columns are filled, emptied and shown in between", arguments: ranges)
  func callsWithColumns(range: Int) {
    check(range, replacesTabs: true, hasLayers: true, hasColumns: true)
  }

  private func check(
    _ range: Int,
    replacesTabs: Bool,
    hasLayers: Bool = false,
    hasColumns: Bool = false
  ) {
    for seed in range * Self.seedsOfRange..<(range + 1) * Self.seedsOfRange {
      let app = HostileApp(
        seed: seed,
        replacesTabs: replacesTabs,
        hasLayers: hasLayers,
        hasColumns: hasColumns
      )
      for call in 0..<Self.callsOfSeed {
        // Every third call is left alone, so that it can be seen what a failure changes.
        guard let complaint = app.step(disturbances: call % 3 == 0 ? 0 : 10) else { continue }
        Issue.record("Seed \(seed), call \(call): \(complaint)\n\(app.journal)")
        return
      }
    }
  }
}
