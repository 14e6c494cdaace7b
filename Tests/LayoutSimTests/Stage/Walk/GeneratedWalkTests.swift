import FlowEngine
import Foundation
import LayoutSim
import Testing

/// Laws of a stage that hold in every app; `STAGE_WALKS` in the environment says how many are tried.
@MainActor
@Suite("Walks through generated apps")
struct GeneratedWalkTests {
  nonisolated static let walks =
    ProcessInfo.processInfo.environment["STAGE_WALKS"].flatMap(Int.init) ?? 120

  @Test("The same steps end in the same tree, whether the stage was asked after each or not")
  func looking() {
    for seed in 1...Self.walks {
      let (seen, unseen) = (GeneratedWalk(seed: seed), GeneratedWalk(seed: seed))
      for _ in 0..<12 {
        for walk in [seen, unseen] { walk.step() }
        check(seen, seed: seed)
      }
      let (tree, other) = (seen.stage.renderTree, unseen.stage.renderTree)
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

  /// What is in front belongs to whom the engine says, and everything is somewhere.
  private func check(_ walk: GeneratedWalk, seed: Int) {
    let (stage, root) = (walk.stage, walk.app.root)
    if let top = stage.topScreen, top.owner != root.visibleCoordinator.ownerPath {
      Issue.record(
        """
        Seed \(seed): \(top.owner) is in front, and not \(root.visibleCoordinator.ownerPath), after:
        \(walk.history.joined(separator: "\n"))
        """
      )
    }
    let tree = stage.renderTree
    let isWhole = tree.nodes.compactMap(\.frame).allSatisfy { frame in
      [frame.minX, frame.minY, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
    }
    if !isWhole, !tree.findings.contains(where: { $0.code == "endless-content" }) {
      Issue.record(
        "Seed \(seed): a frame has no end, after:\n\(walk.history.joined(separator: "\n"))"
      )
    }
  }
}
