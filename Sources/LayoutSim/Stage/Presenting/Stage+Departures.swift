extension Stage {
  /// Whether a sheet or a cover of an element has gone, and that has had no effect yet.
  var hasDepartures: Bool { memories.presented.hasDepartures(while: isTransitionRunning) }

  /// Tells elements that what they presented has gone, and lets come what waits for it.
  ///
  /// What they do about it is done like a user's action.
  func endDepartures() {
    let departures = memories.presented.takeDepartures(while: isTransitionRunning)
    for departure in departures { departure.isOver = true }
    let actions = departures.compactMap(\.action)
    if !actions.isEmpty {
      let outer = activity
      activity = .acting
      following { for action in actions { action() } }
      activity = outer
    }
    if !actions.isEmpty || departures.contains(where: \.isAwaited) { isStale = true }
  }

  /// Lets the rest of an endless succession have no effect.
  func forgetDepartures() {
    for departure in memories.presented.takeDepartures(while: isTransitionRunning) {
      departure.isOver = true
    }
  }

  func isTransitionRunning(_ change: Int) -> Bool {
    time.isRunning && time.timeline.tracks.contains { $0.call == change }
  }
}
