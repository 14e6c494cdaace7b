/// A state of an app: everything that can make a difference later.
public struct MapState: Hashable, Sendable, Codable {
  /// The outcome of a state.
  public enum Status: String, Hashable, Sendable, Codable {
    /// All of its actions were tried but those that are left out everywhere.
    case entered

    /// It was not entered, because as many states of its place were entered as the limit allows.
    case enoughEntries = "enough-entries"

    /// It was not entered, because a kind of screen is on it more often than the limit allows.
    case repeats

    /// It was not entered, because the limit of steps or states was reached.
    case overBudget = "over-budget"

    /// It was not entered, because the path there has started code that waits for something that no exploration
    /// provides: real time would determine what follows.
    case unfollowed

    /// A random walk has found it, and has tried at most some of its actions.
    case walked
  }

  /// A name that is unique in the map, and can be part of an address: `browse.book-2`.
  public var id: String

  /// The index of its place.
  public var place: Int

  /// The fingerprint of everything that makes a difference, as 16 digits, the same in every process.
  public var fingerprint: String

  /// The whole composition: the line `layers` of its outline.
  public var composition: String

  /// The shortest path there that was found.
  public var way: Script

  /// The index of the outline of its screen.
  public var outline: Int

  /// Its outcome.
  public var status: Status

  /// The steps that are possible in it, and were tried in no state of its place; of one that was entered those that were
  /// left out wherever they are possible.
  public var untried: [ScriptStep] {
    get { untriedSteps ?? [] }
    set { untriedSteps = newValue.isEmpty ? nil : newValue }
  }

  /// Only encoded if there are any.
  private var untriedSteps: [ScriptStep]?

  private enum CodingKeys: String, CodingKey {
    case id, place, fingerprint, composition, way, outline, status
    case untriedSteps = "untried"
  }

  /// Creates a state.
  public init(
    id: String,
    place: Int,
    fingerprint: String,
    composition: String,
    way: Script,
    outline: Int,
    status: Status,
    untried: [ScriptStep] = []
  ) {
    self.id = id
    self.place = place
    self.fingerprint = fingerprint
    self.composition = composition
    self.way = way
    self.outline = outline
    self.status = status
    self.untried = untried
  }

  /// Whether it was not entered.
  public var isLeaf: Bool { status != .entered }
}
