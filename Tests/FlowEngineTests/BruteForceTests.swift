import Testing

@testable import FlowEngine

/// Random calls on random hierarchies, the laws checked after each: 50,000 calls in all.
@MainActor
@Suite("Brute force")
struct BruteForceTests {
  private static let callsOfSeed = 40
  private static let seedsOfRange = 125

  @Test("No call breaks a law", arguments: 0..<10)
  func laws(range: Int) {
    for seed in range * Self.seedsOfRange..<(range + 1) * Self.seedsOfRange {
      let (script, violation) = Script.random(seed: seed, count: Self.callsOfSeed)
      guard let violation else { continue }
      let short = script.shrunk(breaking: violation.law)
      let problem = short.run()?.problem ?? violation.problem
      Issue.record("Seed \(seed) breaks “\(violation.law)”: \(problem)\n\(short)")
      // One script is enough to look at; the next may well have the same cause.
      return
    }
  }
}
