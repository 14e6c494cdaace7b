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
