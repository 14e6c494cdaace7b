import FlowEngine

extension Stage {
  /// The virtual seconds that have passed on the stage; nothing but a test moves its clock.
  public var now: Double { time.timeline.now }

  /// The transitions that run, in the order in which they began; empty outside of
  /// ``withoutSettling(_:)``.
  public var transitions: [StageTransition] {
    followChanges()
    let timeline = time.timeline
    return timeline.tracks.map { $0.description(at: timeline.now) }
  }

  /// The phases that transitions have reached since the stage was made, in order.
  public var transitionLog: [TransitionRecord] {
    followChanges()
    return time.timeline.log
  }

  /// What a device would have dropped or delayed in the latest ``withoutSettling(_:)``, because
  /// something else was still moving.
  ///
  /// The engine has done it all the same. Render trees that are read inside have these findings, too.
  public var transitionFindings: [Finding] {
    followChanges()
    return time.timeline.findings.filter { !isSilenced($0) }
  }

  /// Does what `body` does with changes shown as they happen.
  ///
  /// ```swift
  /// try stage.withoutSettling {
  ///   try stage.tap("Filter")
  ///   stage.advance(by: 0.25)
  ///   print(stage.renderTree)  // The sheet is half-way up.
  /// }
  /// ```
  ///
  /// Inside, each change starts a transition at ``now``, ``advance(by:)`` moves the clock, and
  /// ``renderTree`` shows the instant. The coordinators have made their changes at once; only what
  /// is shown follows. All transitions end when `body` does, and gestures that are going on are given
  /// up. What is tapped is what is there in the end.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  public func withoutSettling<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // From inside, nothing is shown before the stage has settled.
    if isAskedWhileSettling() { return try body() }
    if time.depth == 0 {
      time.timeline.forgetFindings()
      time.scene = scene(of: current.shown)
    }
    time.depth += 1
    defer {
      followChanges()
      time.depth -= 1
      if time.depth == 0 {
        time.timeline.settle()
        time.scene = nil
      }
      notifyDisappearances()
      settleAfterChange()
    }
    return try body()
  }

  /// Lets virtual seconds pass; what is no positive number counts as none, and infinity ends all
  /// transitions.
  ///
  /// Asked by a body, a layout or an observer while the stage settles, it does nothing.
  public func advance(by seconds: Double) {
    guard !isAskedWhileSettling() else { return }
    followChanges()
    time.timeline.advance(by: seconds)
    notifyDisappearances()
    settleAfterChange()
  }

  /// Notifies elements that have gone from the screen, once the transition is over that took them away.
  func notifyDisappearances() {
    let running = Set(time.timeline.tracks.map(\.call))
    tree.releaseDisappearances { !running.contains($0) }
  }

  /// What is to be shown: the instant inside of ``withoutSettling(_:)``, else what has settled.
  var shown: IndexedTree {
    let settled = current.shown
    guard time.isRunning, let scene = time.scene else { return settled }
    let timeline = time.timeline
    guard !timeline.tracks.isEmpty || !timeline.findings.isEmpty else { return settled }
    return StageInstant(scene, tracks: timeline.tracks, at: timeline.now)
      .shown(
        adding: timeline.findings.filter { !isSilenced($0) },
        silenced: timeline.findings.filter(isSilenced)
      )
  }

  private func isSilenced(_ finding: Finding) -> Bool {
    silencedFindings.contains(finding.code)
  }

  /// Settles what has changed and starts what a device would show of it, if time counts.
  func followChanges() {
    if time.isRunning { _ = current }
  }

  /// Takes note of what was just settled.
  func follow(_ shown: IndexedTree) {
    guard time.isRunning else { return }
    let next = scene(of: shown)
    if let former = time.scene { time.timeline.change(from: former, to: next) }
    time.scene = next
    tree.attributeDisappearances(to: time.timeline.call)
    notifyDisappearances()
  }

  private func scene(of shown: IndexedTree) -> StageScene {
    StageScene(shown, of: shownSurfaces)
  }
}
