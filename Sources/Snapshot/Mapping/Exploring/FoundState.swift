/// A state that a search has found.
struct FoundState {
  let fingerprint: StateFingerprint
  var details: StateDetails

  /// The shortest way there.
  let way: Script

  /// Another way there, if there is one.
  var secondWay: Script?

  var status = MapState.Status.overBudget

  /// Whether a step back has led away from its top-most surface or screen.
  var isLeft = false
}

/// A move that a search has found.
struct FoundMove {
  let from: Int
  let move: TriedStep

  /// The state to which it leads; `nil` if that is not part of the map.
  var to: Int?
}

/// Where a link has led, if nothing else has.
struct LinkTarget {
  let way: Script
  let end: StateFingerprint
  let details: StateDetails

  /// The position of its move among those found.
  let move: Int
}
