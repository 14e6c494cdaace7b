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

  @Test("The same steps end in the same tree, whether the stage was read after each or not")
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

  @Test("Nothing of an app is retained once the app and its stage are gone, whatever was done")
  func leaving() {
    for seed in 1...Self.walks {
      weak var stage: Stage?
      var members: [GeneratedWalk.Guest] = []
      var models: ModelCensus?
      do {
        let walk = GeneratedWalk(seed: seed)
        for _ in 0..<12 { walk.step() }
        _ = walk.stage.renderTree
        stage = walk.stage
        models = walk.app.models
        members = walk.guests + walk.app.members.map { .init(coordinator: $0) }
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

  /// What is in front is what the engine says, and everything is somewhere.
  private func check(_ walk: GeneratedWalk, seed: Int) {
    let (stage, root) = (walk.stage, walk.app.root)
    if let problem = problemInFront(stage, root) {
      Issue.record("Seed \(seed): \(problem), after:\n\(walk.history.joined(separator: "\n"))")
    }
    let tree = stage.renderTree
    let isWhole = tree.nodes.compactMap(\.frame).allSatisfy { frame in
      [frame.minX, frame.minY, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
    }
    if !isWhole, !tree.findings.contains(where: { $0.code == .endlessContent }) {
      Issue.record(
        "Seed \(seed): a frame has no end, after:\n\(walk.history.joined(separator: "\n"))"
      )
    }
  }

  /// Where the screen in front differs from the engine's, in words.
  private func problemInFront(_ stage: Stage, _ root: AnyCoordinator) -> String? {
    let surfaces = root.composition.surfaces
    // Of what elements present, no coordinator knows.
    let shown = stage.surfaces.map(\.surface).filter(surfaces.contains)
    if shown != surfaces {
      return stage.traits.platform.hasCovers ? "not every surface is shown" : nil
    }
    if let front = stage.surfaces.last?.surface, !surfaces.contains(front) { return nil }
    let visible = root.visibleCoordinator
    guard let top = stage.topScreen else {
      return visible is TabCoordinator<StubRoute> && visible.children.isEmpty
        ? nil : "nothing is in front, and not \(visible.ownerPath)"
    }
    if top.owner != visible.ownerPath {
      return "\(top.owner) is in front, and not \(visible.ownerPath)"
    }
    return top.route == RouteDescription(root.visibleRoute)
      ? nil : "\(top.route) is in front, and not \(root.visibleRoute.identifier)"
  }
}
