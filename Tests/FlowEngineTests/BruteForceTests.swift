import Foundation
import TestSupport
import Testing

@testable import FlowEngine

/// Random calls on random hierarchies, the laws checked after each: some 3,000 calls in all, besides those
/// that cannot be made because a coordinator they name no longer exists.
///
/// `NAVIGATION_FUZZ_RANGES=10..<100` runs other seeds, 25 and some 1,000 calls in each range.
@MainActor
struct BruteForceTests {
  private static let callsOfSeed = 42
  private static let seedsOfRange = 25

  private nonisolated static var ranges: Range<Int> {
    let bounds = ProcessInfo.processInfo.environment["NAVIGATION_FUZZ_RANGES"]?
      .components(separatedBy: "..<").compactMap { Int($0) }
    guard let bounds, bounds.count == 2, bounds[0] >= 0, bounds[0] < bounds[1]
    else { return 0..<1 }
    return bounds[0]..<bounds[1]
  }

  @Test("No call breaks a law", arguments: ranges)
  func laws(range: Int) {
    for seed in range * Self.seedsOfRange..<(range + 1) * Self.seedsOfRange {
      let (script, violation) = CallScript.random(seed: seed, count: Self.callsOfSeed)
      guard let violation else { continue }
      let short = script.shrunk(breaking: violation.law)
      let problem = short.run()?.problem ?? violation.problem
      Issue.record("Seed \(seed) breaks “\(violation.law)”: \(problem)\n\(short)")
      // One script is enough to look at; the next may well have the same cause.
      return
    }
  }

  @Test("No call breaks a law where tabs are replaced as a whole in between", arguments: ranges)
  func lawsWithOtherTabs(range: Int) {
    for seed in range * Self.seedsOfRange..<(range + 1) * Self.seedsOfRange {
      let (script, violation) = CallScript.random(
        seed: seed,
        count: Self.callsOfSeed,
        replacesTabs: true
      )
      guard let violation else { continue }
      let short = script.shrunk(breaking: violation.law)
      let problem = short.run()?.problem ?? violation.problem
      Issue.record("Seed \(seed) breaks “\(violation.law)”: \(problem)\n\(short)")
      return
    }
  }

  @Test("No call breaks a law where literal calls are made in between", arguments: ranges)
  func lawsOfLayers(range: Int) {
    for seed in range * Self.seedsOfRange..<(range + 1) * Self.seedsOfRange {
      let (script, violation) = CallScript.random(
        seed: seed,
        count: Self.callsOfSeed,
        replacesTabs: seed % 3 == 0,
        hasLayers: true
      )
      guard let violation else { continue }
      let short = script.shrunk(breaking: violation.law)
      let problem = short.run()?.problem ?? violation.problem
      Issue.record("Seed \(seed) breaks “\(violation.law)”: \(problem)\n\(short)")
      return
    }
  }

  @Test(
    "The laws of tabs are not untested: tabs stay, come and go, and every refusal is met",
    .enabled(if: Night.isOn)
  )
  func reachOfTabs() {
    var (stayed, came, went, refused) = (0, 0, 0, 0)
    let watch = Law(name: "What comes is noted", holdsOfGuarded: true) { record in
      guard case .setTabs(_, _, let id) = record.call, let old = record.before[id],
        let new = record.after[id]
      else { return nil }
      if record.isRefused { refused += 1 }
      if old.children.contains(where: new.children.contains) { stayed += 1 }
      if !Set(new.children).isSubset(of: old.children) { came += 1 }
      if !Set(old.children).isSubset(of: new.children) { went += 1 }
      return nil
    }
    for seed in 0..<125 {
      _ = CallScript.random(seed: seed, count: Self.callsOfSeed, laws: [watch], replacesTabs: true)
    }
    #expect(stayed > 50 && came > 50 && went > 50 && refused > 50)
  }

  @Test(
    "The laws of layers are not untested: every kind comes, goes, and is refused",
    .enabled(if: Night.isOn)
  )
  func reachOfLayers() {
    var steps: Set<String> = []
    var done: [String: Int] = [:]
    var refused: [String: Int] = [:]
    var flowsOnStack = 0
    let watch = Law(name: "What comes is noted", holdsOfGuarded: true) { record in
      for step in record.changes {
        switch step {
        case .present(_, let kind, _): steps.insert("present \(kind.rawValue)")
        case .dismiss(_, let kind): steps.insert("dismiss \(kind.rawValue)")
        default: steps.insert(caseName(of: step))
        }
      }
      guard let call = record.call.literal?.call else { return nil }
      if record.isRefused {
        refused[caseName(of: call), default: 0] += 1
      } else if !record.before.isSameHierarchy(as: record.after) {
        done[caseName(of: call), default: 0] += 1
      }
      if record.after.attached.contains(where: { id in
        record.after[id].map { $0.ownership == .subflow && $0.context == .pushed } == true
      }) {
        flowsOnStack += 1
      }
      return nil
    }
    for seed in 0..<250 {
      _ = CallScript.random(seed: seed, count: Self.callsOfSeed, laws: [watch], hasLayers: true)
    }
    let kinds = ["modal", "detour", "screen", "subflow"]
    let expected = Set(kinds.flatMap { ["present \($0)", "dismiss \($0)"] } + ["changeRoot"])
    #expect(expected.subtracting(steps) == [])
    let calls = [
      "show", "present", "startFlow", "bring", "force", "finishFlow", "showSeveral", "remove",
      "insertBelowTop", "replaceTop", "restart", "close", "dismiss",
    ]
    #expect(calls.filter { done[$0, default: 0] < 10 } == [])
    #expect(calls.prefix(9).filter { refused[$0, default: 0] < 3 } == [])
    #expect(flowsOnStack > 50)
  }

  @Test(
    "The laws are not untested: every kind of step is taken, every refusal is met",
    .enabled(if: Night.isOn)
  )
  func reach() {
    var steps: Set<String> = []
    var refusals: Set<String> = []
    let watch = Law(name: "What comes is noted", holdsOfGuarded: true) { record in
      steps.formUnion(record.plan?.steps.map(caseName) ?? [])
      if case .refused(let error?) = record.outcome { refusals.insert(caseName(of: error)) }
      refusals.formUnion(record.errors.map(caseName))
      return nil
    }
    for seed in 0..<500 {
      _ = CallScript.random(seed: seed, count: Self.callsOfSeed, laws: [watch])
    }
    let expectedSteps: Set = [
      "changeFlow", "dismiss", "pop", "popChild", "present", "push", "pushChild", "replace",
      "selectTab", "setRoot",
    ]
    #expect(expectedSteps.subtracting(steps) == [])
    let expectedRefusals: Set = [
      "alreadyOwned", "callDuringPlanning", "circularReference", "containerCannotPush",
      "detourCannotShow", "dismissalRefused", "duplicateChild", "endlessRedirection",
      "flowChangeRefused", "invalidTabIndex", "malformedPath", "modalCoordinatorNotConfigured",
      "navigationFailed", "navigationRefused", "planOutdated",
    ]
    #expect(expectedRefusals.subtracting(refusals) == [])
  }
}

/// The name of the case that `value` is.
private func caseName(of value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}
