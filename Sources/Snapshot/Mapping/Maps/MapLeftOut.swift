import LayoutSim

/// The limits of an exploration: only counts, so that the results do not depend on a clock.
public struct ExplorationLimits: Hashable, Sendable, Codable {
  /// The number of states of each place whose actions are tried.
  public var entries: Int

  /// The maximum number of occurrences of a kind of screen in one stack, or among the surfaces, of a state that is
  /// entered.
  public var repeats: Int

  /// The number of states.
  public var states: Int

  /// The number of steps, counted as if each state were reached from the start.
  public var steps: Int

  /// Creates limits; counts below one count as one.
  public init(entries: Int = 2, repeats: Int = 1, states: Int = 5_000, steps: Int = 200_000) {
    self.entries = max(1, entries)
    self.repeats = max(1, repeats)
    self.states = max(1, states)
    self.steps = max(1, steps)
  }
}

/// Random walks that start where the limits of an exploration have ended its search.
public struct RandomWalks: Hashable, Sendable, Codable {
  /// The number of walks.
  public var count: Int

  /// The number of steps of each.
  public var length: Int

  /// The seed for the choice of steps, which is the same in every process.
  public var seed: UInt64

  /// Creates walks; counts below one count as one.
  public init(_ count: Int, length: Int, seed: UInt64) {
    self.count = max(1, count)
    self.length = max(1, length)
    self.seed = seed
  }
}

/// Steps that an exploration has left out on one place, for one reason.
public struct MapLeftOut: Hashable, Sendable {
  /// Why something was left out.
  public enum Reason: String, Hashable, Sendable {
    /// States were not entered, because as many states of the place were as the limit allows.
    case enoughEntries = "enough-entries"

    /// States were not entered, because a kind of screen is on them more often than the limit allows.
    case repeats

    /// The limit of steps or states was reached.
    case overBudget = "over-budget"

    /// Code was not followed to its end, since it waits for something which no exploration brings.
    case unfollowed

    /// Walks at random have found states, and have tried some of their actions at most.
    case walked

    /// The exploration declares that the actions are left out.
    case declared

    /// There are no inputs for fields, sliders or pickers: `enter "" into "Name"`.
    case noInput = "no-input"

    /// Gestures have no end of distances, or are made on something that no name distinguishes: `drag "Card" by 0,0`.
    case gesture

    /// Links lead to states to which nothing else does, and that are not part of the map.
    case link
  }

  /// The index of the place.
  public var place: Int

  /// Why it was left out.
  public var reason: Reason

  /// The indices of the states that were not entered, or in which something was left out, in order.
  public var states: [Int]

  /// The steps that are possible in one of them, and were tried in no state of the place, and those that have begun code
  /// which was not followed, or have led to states for which there was no room.
  ///
  /// If there are none, only their order or their combination was not tried.
  public var untried: [ScriptStep]
}

extension ScreenMap {
  /// The states that the exploration has left out, by place; empty if ``isComplete``.
  ///
  /// Code that was not followed to its end is named once, as in its note: by the first step that has begun it, or by the
  /// place where the app starts. So is a link, which is opened everywhere: by the first state from which it leads to one
  /// that is not part of the map.
  public var leftOut: [MapLeftOut] {
    var found: [MapLeftOut] = []
    func add(_ index: Int, _ reason: MapLeftOut.Reason, _ untried: [ScriptStep]) {
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
    for (index, state) in states.enumerated() {
      let status = MapLeftOut.Reason(rawValue: state.status.rawValue)
      if let status { add(index, status, state.untried.filter { reason(for: $0) == nil }) }
      for step in state.untried {
        guard let reason = reason(for: step) ?? (status == nil ? .gesture : nil) else { continue }
        add(index, reason, [step])
      }
    }
    var links: Set<String> = []
    for move in moves where move.to == nil && move.refusal == nil {
      if case .link(let link) = move.step {
        if links.insert(link).inserted { add(move.from, .link, [move.step]) }
      } else {
        add(move.from, .overBudget, [move.step])
      }
    }
    for note in notes where note.code == MapNote.unfollowedCode && !states.isEmpty {
      let steps = note.scripts.first?.steps ?? []
      let from = state(after: steps.dropLast())
      // A state that was not entered for that reason is already included.
      let target = steps.last.flatMap { step in
        moves.first { $0.from == from && $0.step == step }?.to
      }
      if let target, states[target].status == .unfollowed { continue }
      add(from, .unfollowed, Array(steps.suffix(1)))
    }
    return found
  }

  /// Why `step` is tried nowhere; `nil` if that follows from the state.
  private func reason(for step: ScriptStep) -> MapLeftOut.Reason? {
    guard case .action(let action) = step else { return nil }
    if declaredLeftOut.contains(action) { return .declared }
    return switch action {
    case .enter("", _): .noInput
    case .drag, .moveRow: .gesture
    default: nil
    }
  }

  /// The index of the state to which `steps` lead over the moves; that of the last that is known.
  private func state(after steps: some Sequence<ScriptStep>) -> Int {
    steps.reduce(start) { from, step in
      moves.first { $0.from == from && $0.step == step }?.to ?? from
    }
  }
}
