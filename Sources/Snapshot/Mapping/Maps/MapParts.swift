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

/// A violation of a law.
public struct MapViolation: Hashable, Sendable, Codable {
  /// The steps after which it is broken.
  public var script: Script

  /// A description of the problem, in sentences.
  public var words: String

  /// The index of the state in which it is broken.
  public var state: Int

  /// The index of the outline of the screen to compare with the one after the last step; `nil` if there is none, or it
  /// is not known.
  ///
  /// It is the screen before the last step. For a wrong way back, it is the screen before the step that the way back
  /// reverses, and under another ``setting`` the one after the last step, under the settings of the map.
  public var before: Int?

  /// The index of the outline of the screen after the last step; `nil` if it is not known.
  public var after: Int?

  /// The setting under which ``after`` is broken, such as `landscape`; `nil` if it is that of the map.
  public var setting: String?

  /// Creates a violation.
  public init(
    script: Script,
    words: String,
    state: Int,
    before: Int? = nil,
    after: Int? = nil,
    setting: String? = nil
  ) {
    self.script = script
    self.words = words
    self.state = state
    self.before = before
    self.after = after
    self.setting = setting
  }
}

extension Script {
  /// The index of the step before which the screen is to be compared with that at the end, if the law named `name` is
  /// broken: the last one or, if the last one goes back, the one that it reverses; `nil` without steps.
  func comparedStep(forLaw name: String) -> Int? {
    let count = name == ExplorationLaw.backReturns.rawValue ? 2 : 1
    return steps.isEmpty ? nil : max(steps.count - count, 0)
  }
}
