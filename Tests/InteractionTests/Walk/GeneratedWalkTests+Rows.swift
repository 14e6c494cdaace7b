import LayoutSim
import Testing

extension GeneratedWalkTests {
  @Test(
    "Rows appear and disappear by turns, are there as long as they are in sight, and their code ends with that"
  )
  func rows() async {
    for seed in 1...Self.walks {
      let walk = GeneratedWalk(seed: seed)
      for _ in 0..<16 {
        await walk.step()
        if walk.app.models.rowHistory.isEmpty || walk.numbers.chance(70) { continue }
        await comeToRest(walk)
        checkRows(walk, seed: seed)
      }
    }
  }

  /// Ends all transitions, and lets code go on until it waits.
  private func comeToRest(_ walk: GeneratedWalk) async {
    for _ in 0..<5 {
      walk.note("come to rest")
      walk.stage.settle()
      await walk.stage.proceed()
      if !walk.stage.isMoving { return }
    }
  }

  private func checkRows(_ walk: GeneratedWalk, seed: Int) {
    let tree = walk.stage.renderTree
    if tree.findings.contains(where: { $0.code == .layoutDoesNotSettle }) { return }
    let tallies = walk.app.models.tallies
    var problem = tallies.lazy.compactMap(\.problem).first
    for tally in tallies {
      for (row, entry) in tally.entries.sorted(by: { $0.key < $1.key }) {
        if entry.isPresent, !tally.isAlive { problem = problem ?? "row \(row) has not gone" }
        if entry.running != (entry.isPresent && GeneratedRows.isEndless(row) ? 1 : 0) {
          problem = problem ?? "code of row \(row) goes on \(entry.running) times"
        }
      }
    }
    for row in 0..<30 {
      let present = tallies.count { $0.entries[row]?.isPresent == true }
      let shown = tree.nodes.filter { $0.role == .text && $0.label == "line \(row)" }
      let isSeen = shown.count { $0.frame != nil && $0.flags.isDisjoint(with: Self.outOfSight) }
      if present > shown.count || present < isSeen {
        problem =
          problem
          ?? "row \(row) is there \(present) times, laid out \(shown.count), in sight \(isSeen)"
      }
    }
    guard let problem else { return }
    Issue.record("Seed \(seed): \(problem), after:\n\(walk.history.joined(separator: "\n"))")
  }

  private static let outOfSight: NodeFlags = [.covered, .scrolledAway, .hidden]
}
