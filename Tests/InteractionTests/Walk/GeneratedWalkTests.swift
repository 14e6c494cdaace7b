import FlowEngine
import Foundation
import LayoutSim
import TestSupport
import Testing

/// Laws of a stage that hold in every app; `STAGE_WALKS` in the environment says how many are tried.
@MainActor
struct GeneratedWalkTests {
  nonisolated static let walks =
    ProcessInfo.processInfo.environment["STAGE_WALKS"].flatMap(Int.init) ?? 4

  @Test("The same steps end in the same tree, whether the stage was read after each or not")
  func looking() async {
    for seed in 1...Self.walks {
      let seen = GeneratedWalk(seed: seed)
      for _ in 0..<12 {
        await seen.step()
        check(seen, seed: seed)
      }
      // Read at once: while another walk waits, the code of this one would go on.
      let tree = seen.stage.renderTree
      let rows = seen.app.models.rowHistory
      let unseen = GeneratedWalk(seed: seed)
      for _ in 0..<12 { await unseen.step() }
      let other = unseen.stage.renderTree
      if rows != unseen.app.models.rowHistory {
        Issue.record(
          """
          Seed \(seed): rows came and went otherwise, \(rows) if asked, \
          \(unseen.app.models.rowHistory) if not, after:
          \(seen.history.joined(separator: "\n"))
          """
        )
        return
      }
      guard tree != other else { continue }
      let node = zip(tree.nodes, other.nodes).first { $0 != $1 }
      Issue.record(
        """
        Seed \(seed): \(node.map { "\($0) if asked, \($1) if not" } ?? "other findings"), after:
        \(seen.history.joined(separator: "\n"))
        """
      )
      return
    }
  }

  @Test(
    "The laws are not untested: each kind of step takes effect in some walk",
    .enabled(if: Night.isOn)
  )
  func effects() async {
    var idle = Set(GeneratedStep.allCases)
    for seed in 1...200 where !idle.isEmpty {
      let walk = GeneratedWalk(seed: seed)
      var tree = walk.stage.renderTree
      for _ in 0..<12 {
        let step = await walk.step()
        let next = walk.stage.renderTree
        if next != tree { idle.remove(step) }
        tree = next
      }
    }
    #expect(idle == [])
  }

  @Test(
    "A settled stage shows no more when it settles again, and its columns where a new one has them"
  )
  func rest() async {
    for seed in 1...Self.walks {
      let walk = GeneratedWalk(seed: seed)
      for _ in 0..<12 { await walk.step() }
      checkRest(walk, seed: seed)
    }
  }

  @Test("Nothing of an app is retained once the app and its stage are gone, whatever was done")
  func leaving() async {
    for seed in 1...Self.walks {
      weak var stage: Stage?
      var members: [GeneratedWalk.Guest] = []
      var models: ModelCensus?
      do {
        let walk = GeneratedWalk(seed: seed)
        for _ in 0..<12 { await walk.step() }
        _ = walk.stage.renderTree
        stage = walk.stage
        models = walk.app.models
        members = walk.guests + walk.app.members.map { .init(coordinator: $0) }
      }
      // Code that waits is given up in the next turns.
      for _ in 0..<1_000
      where stage != nil || members.contains(where: { $0.coordinator != nil }) || models?.kept != 0
      {
        await Task.yield()
        await Task.detached {}.value
      }
      let kept = members.count { $0.coordinator != nil }
      if stage != nil || kept > 0 || models?.kept != 0 {
        Issue.record(
          """
          Seed \(seed): kept are \(stage == nil ? "no stage" : "the stage"), \(kept) coordinators and \
          \(models?.kept ?? 0) models
          """
        )
        return
      }
    }
  }
}
