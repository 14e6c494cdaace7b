/// What breaks a law.
public struct MapViolation: Hashable, Sendable, Codable {
  /// The steps after which it is broken.
  public var script: Script

  /// What is wrong, in sentences.
  public var words: String

  /// The index of the state in which it is broken.
  public var state: Int

  /// The index of the outline of the screen before the last step; `nil` if there is no step, or it is not known.
  public var before: Int?

  /// The index of the outline of the screen after the last step; `nil` if it is not known.
  public var after: Int?

  /// Creates a violation.
  public init(script: Script, words: String, state: Int, before: Int? = nil, after: Int? = nil) {
    self.script = script
    self.words = words
    self.state = state
    self.before = before
    self.after = after
  }
}
