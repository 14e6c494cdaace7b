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
    let stage = Stage(PlannedApp.make(plan))
    for action in actions { try? stage.perform(action, scrolling: true) }
    return stage
  }

  /// The hierarchy that begins with `seed`, and its search, which several tests look at.
  ///
  /// Plans of more than 200 states are passed over, so that there is one to compare for each seed.
  static func hierarchy(_ seed: Int) -> (plan: GeneratedPlan, search: ReferenceSearch) {
    if let known = known[seed] { return known }
    var next = seed
    while true {
      let plan = GeneratedPlan(seed: next)
      let search = ReferenceSearch(plan, most: 200)
      if search.isComplete {
        known[seed] = (plan, search)
        return (plan, search)
      }
      next += 1_000
    }
  }

  private static var known: [Int: (plan: GeneratedPlan, search: ReferenceSearch)] = [:]

  /// The hierarchy and the words on screen.
  static func key(_ stage: Stage) -> String {
    let words = stage.renderTree.nodes.filter { $0.detail != .layout }.map { node in
      "\(node.role.rawValue) \(node.label ?? "") \(node.flags.contains(.selected))"
    }
    return "\(stage.coordinator.describedState)\n" + words.joined(separator: "\n")
  }
}
