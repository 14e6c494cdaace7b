import LayoutSim

/// The result of entering a state: where each of its actions leads.
struct Entry: Hashable, Sendable, Codable {
  /// What replaying its script has led to.
  var start: StateFingerprint

  var moves: [EntryMove]

  /// The routes of the state, and of those to which its actions lead.
  var routes: Set<RouteValue>

  /// The number of steps that were performed.
  var stepCount: Int
}

/// One action of a state, and what it has led to.
struct EntryMove: Hashable, Sendable, Codable {
  var tried: TriedStep

  /// The same after another step that seemed to do nothing; `nil` if there was none right before it.
  var afterIdle: IdleStep?

  /// What is to be known of the state to which it led; `nil` if that was known.
  var details: StateDetails?

  /// Whether a step back has led from there to where its top-most surface or screen is no more.
  var isLeft = false
}

/// A step that seemed to do nothing, and where the next one has led after it.
struct IdleStep: Hashable, Sendable, Codable {
  var step: ScriptStep
  var end: StateFingerprint
}
