import FlowEngine
import LayoutSim
import ScreenMapping
import SnapshotRendering

/// A plain breadth-first search by replay alone, which shares nothing with the exploration but the list of actions.
@MainActor
struct ReferenceSearch {
  /// A move by the words of its ends and of its step.
  struct Move: Hashable {
    let from: String
    let step: String
    let to: String
  }

  private(set) var states: Set<String> = []
  private(set) var moves: Set<Move> = []

  /// Whether there were no more states than wanted.
  private(set) var isComplete = true

  init(_ plan: GeneratedPlan, most: Int) {
    var queue: [[StageAction]] = [[]]
    var next = 0
    states = [ReferenceSearch.key(ReferenceSearch.stage(plan, []))]
    while next < queue.count {
      let way = queue[next]
      next += 1
      let stage = ReferenceSearch.stage(plan, way)
      let key = ReferenceSearch.key(stage)
      for action in stage.actions {
        let after = ReferenceSearch.key(ReferenceSearch.stage(plan, way + [action]))
        moves.insert(Move(from: key, step: action.description, to: after))
        guard states.insert(after).inserted else { continue }
        guard states.count <= most else {
          isComplete = false
          return
        }
        queue.append(way + [action])
      }
    }
  }

  /// A fresh app after `actions`.
  static func stage(_ plan: GeneratedPlan, _ actions: [StageAction]) -> Stage {
    let stage = Stage(GeneratedApp.make(plan))
    for action in actions { try? stage.perform(action, scrolling: true) }
    return stage
  }

  /// The search of the plan of `seed`, which several tests look at.
  static func of(seed: Int) -> ReferenceSearch {
    if let known = known[seed] { return known }
    let search = ReferenceSearch(GeneratedPlan(seed: seed), most: 200)
    known[seed] = search
    return search
  }

  private static var known: [Int: ReferenceSearch] = [:]

  /// The hierarchy and the words on screen.
  static func key(_ stage: Stage) -> String {
    let words = stage.renderTree.nodes.filter { $0.detail != .layout }.map { node in
      "\(node.role.rawValue) \(node.label ?? "") \(node.flags.contains(.selected))"
    }
    return "\(stage.coordinator.describedState)\n" + words.joined(separator: "\n")
  }
}
