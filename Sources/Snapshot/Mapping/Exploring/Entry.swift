import LayoutSim

/// The result of entering a state: where each of its actions leads.
struct Entry: Hashable, Sendable, Codable {
  /// What replaying its script has led to.
  var start: StateFingerprint

  var moves: [EntryMove]

  /// The number of steps that were performed.
  var stepCount: Int
}

/// One action that was tried in a state.
struct EntryMove: Hashable, Sendable, Codable {
  var step: ScriptStep
  var area: Rect?
  var refusal: String?
  var end: StateFingerprint

  /// The findings that break a law, in sentences; a state that was known may come with others, such as an error.
  var findings: [String] = []

  /// What settling once more changes, in sentences; `nil` if nothing, or if it was not tried.
  var restlessness: String?

  /// What is to be known of the state to which it led; `nil` if that was known.
  var details: StateDetails?
}
