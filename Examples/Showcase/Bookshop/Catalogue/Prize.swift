/// A prize for a writer.
public struct Prize: Hashable, Identifiable, Sendable {
  /// A short stable word, used in routes: `nobel-1907`.
  public let id: String

  /// What the prize is called.
  public let name: String

  /// The year of the award.
  public let year: Int

  /// Who won it.
  public let winner: Author

  /// What it was given for.
  public let reason: String
}
