import LayoutSim
import TestSupport
import Testing

extension GeneratedWalkTests {
  @Test(
    "After each step the tree is the same, whether what has not changed is resolved again or not"
  )
  func reuse() async {
    var reused = 0
    for seed in 1...Self.walks {
      let walk = GeneratedWalk(seed: seed)
      var trees: [RenderTree] = []
      for _ in 0..<12 {
        let evaluations = await walk.stage.evaluations { await walk.step() }
        reused += evaluations.laidOutBoxes - evaluations.resolvedBoxes
        trees.append(walk.stage.renderTree)
      }
      let plain = GeneratedWalk(seed: seed)
      plain.stage.reusesBoxes = false
      for (number, tree) in trees.enumerated() {
        await plain.step()
        let other = plain.stage.renderTree
        guard tree != other else { continue }
        let node = zip(tree.nodes, other.nodes).first { $0 != $1 }
        Issue.record(
          """
          Seed \(seed), step \(number): \(node.map { "\($0) with reuse, \($1) without" } ?? "other nodes or findings"), \
          after:
          \(plain.history.joined(separator: "\n"))
          """
        )
        return
      }
    }
    // Otherwise nothing would be compared.
    #expect(reused > 1_000)
  }
  @Test(
    "After each step evaluating everything shows the same, unless a finding says that content is stale"
  )
  func evaluatingEverything() async {
    var compared = 0
    for seed in 1...Self.walks {
      let walk = GeneratedWalk(seed: seed)
      var trees: [RenderTree] = []
      for _ in 0..<12 {
        await walk.step()
        trees.append(walk.stage.renderTree)
      }
      let thorough = GeneratedWalk(seed: seed)
      for (number, tree) in trees.enumerated() {
        await thorough.step()
        // Refreshing ends transitions.
        if thorough.stage.isMoving { continue }
        thorough.stage.refresh()
        // From there on the two may differ.
        if tree.findings.contains(where: { $0.code == .staleContent }) { break }
        compared += 1
        let other = thorough.stage.renderTree
        guard tree != other else { continue }
        let node = zip(tree.nodes, other.nodes).first { $0 != $1 }
        Issue.record(
          """
          Seed \(seed), step \(number): \(node.map { "\($0), and \($1) if everything is evaluated" } ?? "findings \(tree.findings), and \(other.findings)"), \
          after:
          \(thorough.history.joined(separator: "\n"))
          """
        )
        return
      }
    }
    // Otherwise nothing would be compared.
    #expect(compared > 2 * Self.walks)
  }
}
