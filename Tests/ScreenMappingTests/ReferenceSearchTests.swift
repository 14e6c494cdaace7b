import FlowEngine
import Foundation
import LayoutSim
import ScreenMapping
import Testing

/// The exploration beside a plain search.
@MainActor
struct ReferenceSearchTests {
  /// How many generated apps are explored; `MAP_HIERARCHIES=500` explores more.
  nonisolated static let seeds: Range<Int> =
    0..<(ProcessInfo.processInfo.environment["MAP_HIERARCHIES"].flatMap { Int($0) } ?? 1)

  private func map(
    _ plan: GeneratedPlan,
    _ limits: ExplorationLimits
  ) async -> ScreenMap {
    var exploration = Exploration("generated") { PlannedApp.make(plan) }
    exploration.laws = []
    exploration.limits = limits
    return await exploration.run()
  }

  /// The states of `map` as the plain search tells them apart, by replaying their ways.
  private func keys(of map: ScreenMap, _ plan: GeneratedPlan) -> [String] {
    map.states.map { state in
      let actions = state.way.steps.compactMap { step in
        if case .action(let action) = step { action } else { nil }
      }
      return ReferenceSearch.key(ReferenceSearch.stage(plan, actions))
    }
  }

  private func moves(of map: ScreenMap, _ keys: [String]) -> Set<ReferenceSearch.Move> {
    Set(
      map.moves.map { move in
        ReferenceSearch.Move(
          from: keys[move.from],
          step: move.step.description,
          to: move.to.map { keys[$0] } ?? ""
        )
      }
    )
  }

  @Test("Without limits it finds the same states and moves", arguments: seeds)
  func complete(seed: Int) async {
    let (plan, reference) = ReferenceSearch.hierarchy(seed)
    let map = await map(plan, ExplorationLimits(entries: 10_000, repeats: 10_000))
    let keys = keys(of: map, plan)
    #expect(map.isComplete)
    #expect(map.leafCount == 0)
    #expect(keys.count == reference.states.count)
    #expect(Set(keys) == reference.states)
    #expect(moves(of: map, keys) == reference.moves)
  }

  @Test("With limits it finds a part of them, and marks every leaf", arguments: seeds)
  func limited(seed: Int) async {
    let (plan, reference) = ReferenceSearch.hierarchy(seed)
    let map = await map(plan, ExplorationLimits(entries: 1))
    let keys = keys(of: map, plan)
    #expect(Set(keys).count == map.states.count)
    #expect(Set(keys).isSubset(of: reference.states))
    #expect(moves(of: map, keys).isSubset(of: reference.moves))
    for index in map.states.indices {
      #expect(map.states[index].isLeaf == map.moves(fromStateAt: index).isEmpty)
    }
  }

  @Test("Among 500 seeds each kind of hierarchy occurs at least 25 times")
  func kinds() {
    let plans = (0..<500).map(GeneratedPlan.init(seed:))
    func count(_ isMeant: (GeneratedPlan) -> Bool) -> Int { plans.count(where: isMeant) }
    func screens(_ isMeant: @escaping (GeneratedPlan.Screen) -> Bool) -> Int {
      count { $0.screens.contains(where: isMeant) }
    }
    let counts = [
      "tabs": count { $0.places.contains(.tab(0)) },
      "flows": count { $0.places.contains(.flow(0)) },
      "children": count { $0.places.contains { if case .child = $0 { true } else { false } } },
      "detours": screens { $0.buttons.contains { if case .detour = $0 { true } else { false } } },
      "modals": screens(\.isModal),
      "paths of two": screens { $0.path?.count == 2 },
      "paths of three": screens { $0.path?.count == 3 },
      "refusals": screens { $0.watch == .refuses },
      "redirections": screens { if case .redirects = $0.watch { true } else { false } },
      "waiting": screens { if case .waits = $0.watch { true } else { false } },
    ]
    #expect(counts.filter { $0.value < 25 }.isEmpty)
  }
}
