import LayoutSim

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

/// One step from a state, and its result.
public struct MapMove: Hashable, Sendable, Codable {
  /// The index of the state from which it leads.
  public var from: Int

  /// The step.
  public var step: ScriptStep

  /// The index of the state to which it led; that of `from` if nothing changed, `nil` if that state is not part of the
  /// map, because there was no room for it.
  public var to: Int?

  /// The reason for refusing it, in sentences; `nil` if it was not.
  public var refusal: String?

  /// The area of the window in which it is performed, in points; `nil` if that is out of sight, or anywhere.
  public var area: Rect?

  /// Creates a move.
  public init(
    from: Int,
    step: ScriptStep,
    to: Int?,
    refusal: String? = nil,
    area: Rect? = nil
  ) {
    self.from = from
    self.step = step
    self.to = to
    self.refusal = refusal
    self.area = area
  }

  /// Whether it leads to another state.
  public var isChange: Bool { to != nil && to != from }
}

extension MapMove {
  private enum Key: String, CodingKey {
    case from, step, to, refusal, area
  }

  /// Decodes a move; its area is a string such as `16,120 361x44.5`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let area = try container.decodeIfPresent(String.self, forKey: .area)
    self.init(
      from: try container.decode(Int.self, forKey: .from),
      step: try container.decode(ScriptStep.self, forKey: .step),
      to: try container.decodeIfPresent(Int.self, forKey: .to),
      refusal: try container.decodeIfPresent(String.self, forKey: .refusal),
      area: try area.map { words in
        if let area = Rect(written: words) { return area }
        throw DecodingError.dataCorruptedError(
          forKey: .area,
          in: container,
          debugDescription: "“\(words)” is not an area, such as “16,120 361x44.5”"
        )
      }
    )
  }

  /// Encodes a move; its area is a string, since texts of numbers differ between systems.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(from, forKey: .from)
    try container.encode(step, forKey: .step)
    try container.encodeIfPresent(to, forKey: .to)
    try container.encodeIfPresent(refusal, forKey: .refusal)
    try container.encodeIfPresent(area?.written, forKey: .area)
  }
}

extension Rect {
  /// The rectangle as `x,y widthxheight`, each number in the shortest form that is parsed as the same number.
  fileprivate var written: String {
    func number(_ value: Double) -> String {
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "\(number(minX)),\(number(minY)) \(number(size.width))x\(number(size.height))"
  }

  fileprivate init?(written words: String) {
    let parts = words.split(whereSeparator: { ", x".contains($0) }).map { Double($0) }
    guard parts.count == 4, let x = parts[0], let y = parts[1], let width = parts[2],
      let height = parts[3]
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
