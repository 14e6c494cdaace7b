import FlowEngine
import LayoutSim
import Testing

extension GeneratedWalkTests {
  /// What is in front is what the engine says, and everything is somewhere.
  func check(_ walk: GeneratedWalk, seed: Int) {
    let (stage, root) = (walk.stage, walk.app.root)
    // While something moves, what is in front is where it was.
    if !stage.isMoving, let problem = problemInFront(stage, root) {
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

  /// Nothing is left to settle, and how the user came here does not matter to the columns.
  func checkRest(_ walk: GeneratedWalk, seed: Int) {
    let stage = walk.stage
    stage.settle()
    let tree = stage.renderTree
    stage.settle()
    let isStill = stage.renderTree == tree
    let (columns, surfaces) = (stage.columnFrames, stage.surfaces.count)
    // Its screens appear, and change what all of them read.
    let fresh = Stage(walk.app.root, under: stage.traits, clock: walk.app.models.clock)
    // What elements present is not in a new stage.
    // Nor are the columns that elements have been made to show.
    let hasInner = stage.renderTree.words.contains { $0.hasPrefix("Inner columns") }
    if isStill, hasInner || surfaces != fresh.surfaces.count || fresh.columnFrames == columns {
      return
    }
    let problem = isStill ? "\(fresh.columnFrames) in place of \(columns)" : "not at rest"
    Issue.record("Seed \(seed): \(problem), after:\n\(walk.history.joined(separator: "\n"))")
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
    if hidesFront(stage, surfaces.last?.content) { return nil }
    let visible = root.visibleCoordinator
    guard let top = stage.topScreen else {
      // Neither tabs nor columns that are all empty have a screen of a coordinator.
      return (visible is GeneratedTabs || visible is GeneratedSplit) && visible.children.isEmpty
        ? nil : "nothing is in front, and not \(visible.ownerPath)"
    }
    if top.owner != visible.ownerPath {
      return "\(top.owner) is in front, and not \(visible.ownerPath)"
    }
    // Of what is on stacks and tabs of elements, no coordinator knows.
    if top.isOfElement { return nil }
    return top.route == RouteDescription(root.visibleRoute)
      ? nil : "\(top.route) is in front, and not \(root.visibleRoute.identifier)"
  }

  /// Whether the column in front is one that the device does not show beside others.
  private func hidesFront(_ stage: Stage, _ content: SurfaceContent?) -> Bool {
    guard let split = content?.split else { return false }
    let shown = stage.renderTree.nodes.filter { $0.role == .splitColumn && $0.frame != nil }
      .compactMap(\.route)
    return !shown.isEmpty && !shown.contains(split.front?.rawValue ?? "none")
  }
}

extension SurfaceContent {
  /// The columns that are shown, in tabs or by themselves.
  fileprivate var split: SplitComposition? {
    switch self {
    case .split(let split): split
    case .tabs(let tabs): tabs.content.split
    case .stack(let entries): entries.last?.tabs?.content.split
    case .screen: nil
    }
  }
}
