/// A kind of route that was expected, and whether it was reached.
public struct MapRoute: Hashable, Sendable, Codable {
  /// The kind: `browse.book(…)`.
  public var kind: String

  /// The index of the first state that shows it; `nil` if none does.
  public var state: Int?

  /// Creates a route.
  public init(kind: String, state: Int?) {
    self.kind = kind
    self.state = state
  }
}

/// A link, and its targets.
public struct MapLink: Hashable, Sendable, Codable {
  /// The link.
  public var link: String

  /// The indices of the places to which it leads, in order.
  public var places: [Int]

  /// The number of states in which it was refused.
  public var refusals: Int

  /// Creates a link.
  public init(link: String, places: [Int], refusals: Int) {
    self.link = link
    self.places = places
    self.refusals = refusals
  }
}

/// Information that a reader of the map needs.
public struct MapNote: Hashable, Sendable, Codable {
  /// The kind, as a word: `hidden-state`.
  public var code: String

  /// The text, in sentences.
  public var words: String

  /// The scripts that show it; empty if none is needed.
  public var scripts: [Script]

  /// Creates a note.
  public init(code: String, words: String, scripts: [Script] = []) {
    self.code = code
    self.words = words
    self.scripts = scripts
  }
}

/// A law, and whether it holds.
public struct MapLaw: Hashable, Sendable, Codable {
  /// Whether a law holds.
  public enum Answer: String, Hashable, Sendable, Codable {
    /// It holds wherever it was checked.
    case holds

    /// It is broken.
    case broken

    /// Nothing breaks it, but there are states that were not entered, or in which something was left out.
    case unknown
  }

  /// The name: `can-be-left`, or the sentence of a custom law.
  public var name: String

  /// Whether it holds.
  public var answer: Answer

  /// The number of states that were not entered, or in which something was left out, on which an unknown answer depends.
  public var leaves: Int

  /// The violations, the shortest script first.
  public var violations: [MapViolation]

  /// Creates a law.
  public init(name: String, answer: Answer, leaves: Int = 0, violations: [MapViolation] = []) {
    self.name = name
    self.answer = answer
    self.leaves = leaves
    self.violations = violations
  }
}
