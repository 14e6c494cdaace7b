/// Moves between states that are known to lead there, to find short ways from one to another.
struct KnownWays {
  private var steps: [UInt64: [(step: ScriptStep, to: UInt64)]] = [:]

  /// Records that `step` leads from one state to another.
  mutating func note(_ step: ScriptStep, from start: StateFingerprint, to end: StateFingerprint) {
    guard start.state != end.state,
      steps[start.state]?.contains(where: { $0.to == end.state }) != true
    else { return }
    steps[start.state, default: []].append((step, end.state))
  }

  /// A shortest way from one state to another that takes fewer than `limit` steps; `nil` if none is known.
  func way(
    from start: StateFingerprint,
    to end: StateFingerprint,
    within limit: Int
  ) -> [ScriptStep]? {
    var paths: [(state: UInt64, steps: [ScriptStep])] = [(start.state, [])]
    var met: Set<UInt64> = [start.state]
    var next = 0
    while next < paths.count {
      let (state, taken) = paths[next]
      next += 1
      if state == end.state { return taken }
      guard taken.count + 1 < limit else { continue }
      for (step, target) in steps[state] ?? [] where met.insert(target).inserted {
        paths.append((target, taken + [step]))
      }
    }
    return nil
  }
}
