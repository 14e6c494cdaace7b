import LayoutSim

/// The states of one place that an exploration has found and, for one reason, not entered, or code of theirs that it has
/// not followed.
public struct MapLeftOut: Hashable, Sendable {
  /// The index of the place.
  public var place: Int

  /// Why they were not entered; ``MapState/Status/unfollowed`` also where only code was not followed to its end.
  public var reason: MapState.Status

  /// The indices of the states, in order.
  public var states: [Int]

  /// The steps that are possible in one of them, and were tried in no state of the place, and those that have begun code
  /// which was not followed.
  ///
  /// Where there are none, only their order or their combination was not tried.
  public var untried: [ScriptStep]
}

extension ScreenMap {
  /// What the exploration has left out, by place; empty if ``isComplete``.
  ///
  /// Code that was not followed to its end is named once, as in its note: by the first step that has begun it, or by the
  /// place where the app starts.
  /// A limit of states may also leave out whole states: then moves lead to `nil`.
  public var leftOut: [MapLeftOut] {
    var found: [MapLeftOut] = []
    func add(_ index: Int, _ reason: MapState.Status, _ untried: [ScriptStep]) {
      let place = states[index].place
      let number = found.firstIndex { $0.place == place && $0.reason == reason }
      if number == nil {
        found.append(MapLeftOut(place: place, reason: reason, states: [], untried: []))
      }
      let known = number ?? found.count - 1
      if !found[known].states.contains(index) { found[known].states.append(index) }
      for step in untried where !found[known].untried.contains(step) {
        found[known].untried.append(step)
      }
    }
    for (index, state) in states.enumerated() where state.isLeaf {
      add(index, state.status, state.untried)
    }
    for note in notes where note.code == MapNote.unfollowedCode && !states.isEmpty {
      let steps = note.scripts.first?.steps ?? []
      let from = state(after: steps.dropLast())
      // A state that was not entered for that reason is there already.
      let target = steps.last.flatMap { step in
        moves.first { $0.from == from && $0.step == step }?.to
      }
      if let target, states[target].status == .unfollowed { continue }
      add(from, .unfollowed, Array(steps.suffix(1)))
    }
    return found
  }

  /// The index of the state to which `steps` lead over the moves; that of the last that is known.
  private func state(after steps: some Sequence<ScriptStep>) -> Int {
    steps.reduce(start) { from, step in
      moves.first { $0.from == from && $0.step == step }?.to ?? from
    }
  }
}
