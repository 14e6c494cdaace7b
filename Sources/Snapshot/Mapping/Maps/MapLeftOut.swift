import LayoutSim

/// The states of one place that an exploration has found and, for one reason, not entered.
public struct MapLeftOut: Hashable, Sendable {
  /// The index of the place.
  public var place: Int

  /// Why they were not entered.
  public var reason: MapState.Status

  /// The indices of the states, in order.
  public var states: [Int]

  /// The steps that are possible in one of them, and were tried in no state of the place.
  ///
  /// Where there are none, only their order or their combination was not tried.
  public var untried: [ScriptStep]
}

extension ScreenMap {
  /// What the exploration has left out, by place; empty if ``isComplete``.
  ///
  /// A limit of states may also leave out whole states: then moves lead to `nil`.
  public var leftOut: [MapLeftOut] {
    var found: [MapLeftOut] = []
    for (index, state) in states.enumerated() where state.isLeaf {
      let number = found.firstIndex { $0.place == state.place && $0.reason == state.status }
      if number == nil {
        found.append(
          MapLeftOut(place: state.place, reason: state.status, states: [], untried: [])
        )
      }
      let known = number ?? found.count - 1
      found[known].states.append(index)
      for step in state.untried where !found[known].untried.contains(step) {
        found[known].untried.append(step)
      }
    }
    return found
  }
}
