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
