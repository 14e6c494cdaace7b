import FlowEngine
import Foundation
import LayoutSim
import ScreenMapping
import SnapshotRendering
import Testing

/// A plain breadth-first search by replay alone, which shares nothing with the exploration but the list of actions.
@MainActor
private struct ReferenceSearch {
  private(set) var states: Set<String> = []
  private(set) var moves: Set<[String]> = []

  /// Whether there were no more states than wanted.
  private(set) var isComplete = true

  init(_ plan: GeneratedPlan, most: Int) {
    var queue: [[StageAction]] = [[]]
    states = [ReferenceSearch.key(ReferenceSearch.stage(plan, []))]
    while !queue.isEmpty {
      let way = queue.removeFirst()
      let stage = ReferenceSearch.stage(plan, way)
      let key = ReferenceSearch.key(stage)
      for action in stage.actions {
        let after = ReferenceSearch.key(ReferenceSearch.stage(plan, way + [action]))
        moves.insert([key, action.description, after])
        guard states.insert(after).inserted else { continue }
        guard states.count <= most else {
          isComplete = false
          return
        }
        queue.append(way + [action])
      }
    }
  }

  private static func stage(_ plan: GeneratedPlan, _ actions: [StageAction]) -> Stage {
    let stage = Stage(GeneratedApp.make(plan))
    for action in actions { try? stage.perform(action, scrolling: true) }
    return stage
  }

  /// The hierarchy and the words on screen.
  static func key(_ stage: Stage) -> String {
    let words = stage.renderTree.nodes.filter { $0.detail != .layout }.map { node in
      "\(node.role.rawValue) \(node.label ?? "") \(node.flags.contains(.selected))"
    }
    return "\(stage.coordinator.describedState)\n" + words.joined(separator: "\n")
  }
}

@MainActor
@Suite("The exploration beside a plain search")
struct ReferenceSearchTests {
  /// How many generated apps are explored; `MAP_HIERARCHIES=500` explores more.
  nonisolated static let seeds: Range<Int> =
    0..<(ProcessInfo.processInfo.environment["MAP_HIERARCHIES"].flatMap { Int($0) } ?? 12)

  private func exploration(_ plan: GeneratedPlan) -> Exploration<AnyCoordinator> {
    var exploration = Exploration("generated") { GeneratedApp.make(plan) }
    exploration.laws = []
    return exploration
  }

  @Test("Without limits it finds the same states and moves", arguments: seeds)
  func complete(seed: Int) {
    let plan = GeneratedPlan(seed: seed)
    let reference = ReferenceSearch(plan, most: 60)
    guard reference.isComplete else { return }
    var exploration = exploration(plan)
    exploration.limits = ExplorationLimits(entries: 10_000, repeats: 10_000)
    let map = exploration.run()
    #expect(map.isComplete)
    #expect(map.states.count == reference.states.count)
    #expect(map.moves.count == reference.moves.count)
    #expect(map.leafCount == 0)
  }

  @Test("With limits it finds a part of them, and marks every leaf", arguments: seeds)
  func limited(seed: Int) {
    let plan = GeneratedPlan(seed: seed)
    let reference = ReferenceSearch(plan, most: 60)
    guard reference.isComplete else { return }
    var exploration = exploration(plan)
    exploration.limits.entries = 1
    let map = exploration.run()
    #expect(map.states.count <= reference.states.count)
    for index in map.states.indices {
      #expect(map.states[index].isLeaf == map.moves(fromStateAt: index).isEmpty)
    }
    let keys = Set(map.states.map { key(plan, $0.way) })
    #expect(keys.count == map.states.count)
    #expect(keys.isSubset(of: reference.states))
  }

  private func key(_ plan: GeneratedPlan, _ way: Script) -> String {
    let stage = Stage(GeneratedApp.make(plan))
    for case .action(let action) in way.steps { try? stage.perform(action, scrolling: true) }
    return ReferenceSearch.key(stage)
  }
}
