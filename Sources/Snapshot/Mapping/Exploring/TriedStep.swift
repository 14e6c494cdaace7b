import LayoutSim

/// A step that was tried in a state, and where it has led.
struct TriedStep: Hashable, Sendable, Codable {
  var step: ScriptStep
  var area: Rect?
  var refusal: String?
  var end: StateFingerprint

  /// The findings that break a law, in sentences; a state that was known may come with others, such as an error.
  var findings: [String] = []

  /// The code that goes on after it, and waits for something that no exploration brings.
  var unfollowed: [UnfollowedCode] = []

  /// Whether it has begun such code itself, so that real time would decide what follows.
  var isUncertain = false

  /// What settling once more changes, in sentences; `nil` if nothing, or if it was not tried.
  var restlessness: String?
}
