import FlowEngine

/// The maximum number of ends of transitions at which one step of the clock stops.
private let stepLimit = 10_000

extension Stage {
  /// The virtual time of the stage in seconds, which only tests advance.
  public var now: Double { time.now }

  /// The running transitions, in the order in which they began; empty outside
  /// ``withoutSettling(_:)``.
  ///
  /// ```swift
  /// try stage.withoutSettling {
  ///   try stage.tap("Map")
  ///   #expect(stage.transitions.count == 1)  // the sheet is on its way
  /// }
  /// #expect(stage.transitions.isEmpty)
  /// ```
  public var transitions: [StageTransition] {
    followChanges()
    let timeline = time.timeline
    return timeline.tracks.map { $0.description(at: timeline.now) }
  }

  /// The phases that transitions have reached since the stage was created, in order.
  public var transitionLog: [TransitionRecord] {
    followChanges()
    return time.timeline.log
  }

  /// Changes that a device would have dropped or delayed in the latest ``withoutSettling(_:)``, because another
  /// transition was still running.
  ///
  /// The engine performed them nevertheless. Render trees that are read inside the block contain these findings, too.
  public var transitionFindings: [Finding] {
    followChanges()
    return time.timeline.findings.filter { !silencedFindings.contains($0.code) }
  }

  /// Performs `body` and shows changes as they happen.
  ///
  /// ```swift
  /// try stage.withoutSettling {
  ///   try stage.tap("Filter")
  ///   stage.advance(by: 0.25)
  ///   print(stage.renderTree)  // The sheet is half-way up.
  /// }
  /// ```
  ///
  /// Inside, each change starts a transition at ``now``, ``advance(by:)`` advances the clock, and
  /// ``renderTree`` shows the current instant. Coordinators change at once; only the display follows. A sheet
  /// that a finger dismisses is the exception: its binding, its coordinator and `wasDismissed(for:)` follow when it has
  /// gone, as on the platform. When `body` returns, all transitions end, and gestures in progress are cancelled. Fingers
  /// reach what is in sight at the instant, and not what a transition still covers.
  ///
  /// - Parameter body: The calls and gestures.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  public func withoutSettling<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Inside a settling stage, nothing is shown before it has settled.
    if activity.isAskedWhileSettling() { return try body() }
    beginTime()
    defer { endTime() }
    return try body()
  }

  /// Begins to show changes as they happen, until ``endTime()``, which may be nested.
  func beginTime() {
    if time.depth == 0 {
      time.timeline.forgetFindings()
      time.scene = scene(of: current.shown)
    }
    time.depth += 1
  }

  func endTime() {
    followChanges()
    // Presentations that wait until a sheet or a cover of an element has gone take time, too.
    for _ in 0..<settlingLimit where time.depth == 1 {
      time.pass { $0.settle() }
      endLeaving()
      guard hasDepartures else { break }
      tree.releaseDisappearances(in: time)
      followChanges()
    }
    time.depth -= 1
    assert(time.depth >= 0, "Time ends more often than it begins.")
    if time.depth == 0 {
      time.pass { $0.settle() }
      time.scene = nil
    }
    endMoment()
  }

  /// Shows and reports the changes due to the passage of time.
  func endMoment() {
    endLeaving()
    tree.releaseDisappearances(in: time)
    settleAfterChange()
    // Code that waits until nothing moves here goes on.
    if time.timeline.tracks.isEmpty { coordinator.transitionsEnded() }
  }

  /// Advances the clock; a value that is not a positive number counts as none, and infinity ends all
  /// transitions.
  ///
  /// Code that sleeps on ``clock`` and whose deadline has passed continues in the next turns of the main actor:
  /// ``proceed()`` waits for it. Called by a body, a layout or an observer while the stage settles, it does nothing.
  ///
  /// ```swift
  /// try stage.withoutSettling {
  ///   try stage.tap("Line 2")
  ///   #expect(stage.isMoving)
  ///   stage.advance(by: 1)  // the push has ended
  ///   #expect(!stage.isMoving)
  /// }
  /// ```
  public func advance(by seconds: Double) {
    guard !activity.isAskedWhileSettling() else { return }
    absorbPendingChanges()
    guard seconds.isFinite || !(seconds > 0) else {
      // The transitions of changes that wait for others end, too, but not forever.
      for _ in 0..<settlingLimit {
        time.pass { $0.settle() }
        endMoment()
        if time.timeline.tracks.isEmpty { return }
      }
      return
    }
    let (start, clockStart) = (now, clock.now)
    let goal = seconds > 0 ? start + seconds : start
    func instant(at time: Double) -> StageClock.Instant {
      clockStart.advanced(by: Duration(roundingSeconds: time - start))
    }
    // Changes that wait for the end of a transition begin at that moment, however long the step is.
    for _ in 0..<stepLimit {
      guard let end = time.timeline.nextEnd, end < goal else { break }
      clock.advance(to: instant(at: end))
      time.timeline.advance(to: max(now, end))
      endMoment()
    }
    time.timeline.advance(to: goal)
    clock.advance(by: clock.now.duration(to: instant(at: goal)))
    endMoment()
  }

  /// The tree to be shown: the current instant inside ``withoutSettling(_:)``, otherwise the settled one.
  var shown: IndexedTree {
    time.instant(before: current.shown, silencing: silencedFindings)
  }

  /// Puts out of reach of fingers everything that the running transitions keep out of sight or reach, so that touches
  /// and trees agree.
  func followInstant() {
    if let settled { self.settled?.touches = settled.touches.during(time.motion) }
  }

  /// Returns the layers that the gesture in progress holds to their former places.
  func releaseGesture(isFling: Bool = false) {
    followChanges()
    time.timeline.releaseGesture(platform: traits.platform, isFling: isFling)
  }

  /// Settles changes and starts their transitions, if time is running.
  func followChanges() {
    if time.isRunning { _ = current }
  }

  /// Records the scene that was just settled.
  func follow(_ shown: IndexedTree) {
    let late = memories.presented.takeLate(while: time.isTransitionRunning)
    guard time.isRunning else { return }
    time.follow(scene(of: shown), isAnimated: !coordinator.isInCallWithoutAnimation)
    for finding in late { time.timeline.note(finding) }
    tree.attributeDisappearances(to: time.timeline.call)
    memories.presented.attributeDepartures(to: time.timeline.call)
    tree.releaseDisappearances(in: time)
  }

  func scene(of shown: IndexedTree) -> StageScene {
    let surfaces = liveSurfaces
    return StageScene(
      shown,
      of: surfaces.shown(under: traits, memories),
      hidden: Set(surfaces.lazy.filter { !$0.isInSight }.map(\.key))
    )
  }
}
