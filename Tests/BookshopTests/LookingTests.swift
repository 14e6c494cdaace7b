import LayoutSim
import TestSupport
import Testing

/// What a stage shows does not depend on whether it has been read before.
@Suite("Looking at the shop")
@MainActor
struct LookingTests {
  @Test(
    "Two customers do the same, and only one of them is watched",
    arguments: Night.sample(1...10, oneIn: 3)
  )
  func twins(seed: Int) {
    let (seen, unseen) = (ShopWalk(seed: seed), ShopWalk(seed: seed))
    for number in 1...max(10, RandomWalkTests.steps / 80) {
      for walk in [seen, unseen] { walk.step() }
      _ = seen.stage.renderTree
      guard number.isMultiple(of: 7) else { continue }
      let (tree, other) = (seen.stage.renderTree, unseen.stage.renderTree)
      guard tree != other else { continue }
      let node = zip(tree.nodes, other.nodes).first { $0 != $1 }
      Issue.record(
        """
        Seed \(seed): \(node.map { "\($0) if seen, \($1) if not" } ?? "other findings"), after:
        \(seen.history.joined(separator: "\n"))
        """
      )
      return
    }
  }
}
