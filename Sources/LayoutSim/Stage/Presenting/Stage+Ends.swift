extension Stage {
  /// Whether elements are to be told that what they presented has gone.
  var hasEnds: Bool { memories.presented.hasEnds(while: isTransitionRunning) }

  /// Tells elements that what they presented has gone.
  ///
  /// What they do about it is done like a user's action.
  func tellEnds() {
    let actions = memories.presented.takeEnds(while: isTransitionRunning)
    guard !actions.isEmpty else { return }
    let outer = activity
    activity = .acting
    following { for action in actions { action() } }
    activity = outer
    isStale = true
  }

  private func isTransitionRunning(_ change: Int) -> Bool {
    time.isRunning && time.timeline.tracks.contains { $0.call == change }
  }
}
