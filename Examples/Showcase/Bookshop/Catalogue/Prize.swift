/// A prize for an author.
public struct Prize: Hashable, Identifiable, Sendable {
  /// A short stable word, used in routes: `nobel-1907`.
  public let id: String

  /// The name of the prize.
  public let name: String

  /// The year of the award.
  public let year: Int

  /// The author who won it.
  public let winner: Author

  /// The reason for the award.
  public let reason: String
}
