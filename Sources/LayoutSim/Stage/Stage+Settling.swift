import FlowEngine

/// What a stage is doing.
enum StageActivity {
  case none

  /// Bodies, factories and layouts run, and observers are told: what they ask is answered from what had
  /// settled before.
  case settling

  /// A finger's action runs: nobody sees what it does before it is done.
  case acting
}

extension Stage {
  /// What was settled last, brought up to date.
  var current: SettledStage {
    if let settled, isUpToDate(settled) { return settled }
    guard !isAskedWhileSettling() else { return settled ?? SettledStage(nothingUnder: traits) }
    // What is settled once more on the way to an answer belongs to the same.
    if !isReporting { wasAskedWhileSettling = false }
    var fresh = settleOnce()
    // A handler that asks is answered from what has settled; what it finds wrong is reported here.
    guard !isReporting else { return fresh }
    isReporting = true
    defer { isReporting = false }
    var rounds = 0
    while buildErrors.arePending {
      rounds += 1
      reportBuildErrors(isTooLate: rounds > settlingLimit)
      if !isUpToDate(fresh) { fresh = settleOnce() }
    }
    return fresh
  }

  private func isUpToDate(_ settled: SettledStage) -> Bool {
    !isStale && settled.revision == coordinator.revision
      && settled.stateRevision == memories.stateRevision
      && settled.errorCount == coordinator.unhandledErrors.count
      && settled.latestErrorCount == coordinator.latestUnhandledErrors.count && !models.hasChanged
  }

  private func settleOnce() -> SettledStage {
    let outer = activity
    activity = .settling
    // The root of a sheet may read a model that changed while another screen covers it.
    if models.hasChanged { memories.forgetHeights() }
    var fresh = settleNow()
    if keepScrollOffsets(of: fresh) {
      fresh = settleNow()
      _ = keepScrollOffsets(of: fresh)
    }
    activity = outer
    settled = fresh
    isStale = false
    follow(fresh.renderTree)
    return fresh
  }

  private func settleNow() -> SettledStage {
    var number = 0
    var feedback = HeightFeedback()
    while true {
      let (revision, traits) = (coordinator.revision, traits)
      let front = coordinator.visibleRoute.identifier
      let live = coordinator.liveSurfaces()
      memories.forget(besides: live, at: revision)
      let surfaces = shown(live)
      models.beginPass()
      buildErrors.beginPass()
      tree.trace.cause = .body
      tree.holdsDisappearances = time.isRunning
      let (builder, window) = models.reading {
        let builder = WindowBuilder(stage: self, surfaces: surfaces)
        return (builder, builder.window())
      }
      func isUpToDate() -> Bool {
        coordinator.revision == revision && self.traits == traits && !memories.hasOutdatedBar
          && builder.isUpToDate && !models.hasChanged
      }
      let pass = tree.pass(
        window,
        inherited: inherited,
        proposal: Proposal(traits.window),
        pixel: traits.device.pixel,
        showsNodes: { needsAnother in
          number + 1 == settlingLimit || !needsAnother && isUpToDate()
        },
        isContinuing: number > 0
      )
      builder.keepMeasurements()
      number += 1
      // What feeds a height is looked at in the next pass.
      let isFed = feedback.follow(pass, builder)
      let isDone = !pass.needsAnother && !isFed && isUpToDate()
      models.endPass()
      guard isDone || number == settlingLimit else { continue }
      memories.noteLosses()
      defer { memories.endSettling() }
      return SettledStage(
        pass: pass,
        builder: builder,
        revision: revision,
        unsettled: isDone ? nil : unsettled(pass, front: front)
      )
    }
  }

  /// What changed in `pass`, before which the screen `front` was in front of everything.
  private func unsettled(_ pass: Pass, front: String) -> [LayoutNote] {
    let present = coordinator.visibleRoute.identifier
    guard present != front else { return pass.unsettled }
    let change = ValueChange(
      subject: .front,
      screen: nil,
      former: front,
      present: present,
      cause: callCause
    )
    return pass.unsettled + [.unsettled(change)]
  }

  // MARK: - Changes

  /// Shows what is so far, as if asked: what comes of a change must not depend on whether anybody has
  /// looked before it.
  ///
  /// - Returns: Whether there was anything new, and an end to it.
  @discardableResult
  func look() -> Bool {
    guard activity == .none else { return false }
    if let settled, isUpToDate(settled) { return false }
    return current.isAtRest
  }

  /// Shows what is so far before a gesture or a change of traits, to all who show the hierarchy.
  func lookBeforeChange() {
    if activity == .none { coordinator.updateViewers() }
  }

  /// Shows what a gesture or a change of traits has led to, once all that it is part of is done.
  func lookAfterChange() {
    followChanges()
    if activity == .none { coordinator.updateViewers() }
  }

  /// Forgets screens as soon as they are gone, so that one that comes back at once starts anew.
  func hear(_ event: FlowEvent) {
    switch event {
    case .changed:
      memories.forget(besides: coordinator.liveSurfaces(), at: coordinator.revision)
    case .settled(let plan):
      lastPlan = plan
      callCause = tree.trace.cause
    }
    isStale = true
    if case .settled = event, activity != .settling { followChanges() }
  }

  /// Performs `action` as a finger's press does, and forgets what was settled before.
  func press(_ action: @MainActor () -> Void) {
    let outer = activity
    activity = .acting
    action()
    activity = outer
    isStale = true
    lookAfterChange()
  }

  /// Looks at what is so far, before a finger's gesture; refuses one that comes from inside a body, a layout
  /// or an observer.
  func beginGesture() throws(StageError) {
    if isAskedWhileSettling() { throw .settling(screen: frontScreen) }
    lookBeforeChange()
  }

  /// Whether what asks is a body, a layout or an observer, of which note is taken.
  func isAskedWhileSettling() -> Bool {
    guard activity == .settling else { return false }
    wasAskedWhileSettling = true
    return true
  }
}
