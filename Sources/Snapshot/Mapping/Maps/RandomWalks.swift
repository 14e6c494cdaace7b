/// Walks at random that go on from where the limits of an exploration have ended its search.
public struct RandomWalks: Hashable, Sendable, Codable {
  /// The number of walks.
  public var count: Int

  /// The number of steps of each.
  public var length: Int

  /// What decides which steps they take: the same in every process.
  public var seed: UInt64

  /// Creates walks; counts below one count as one.
  public init(_ count: Int, length: Int, seed: UInt64) {
    self.count = max(1, count)
    self.length = max(1, length)
    self.seed = seed
  }
}
