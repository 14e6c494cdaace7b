import FlowEngine

/// What a stage is doing.
enum StageActivity {
  case none

  /// Bodies, factories and layouts run, and observers are notified: what they ask is answered from what had
  /// settled before.
  case settling

  /// A control's action runs: what it does is shown once it is done.
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
    follow(fresh.shown)
    return fresh
  }

  private func settleNow() -> SettledStage {
    var feedback = HeightFeedback()
    var snapshot = HierarchySnapshot(self)
    var builder = WindowBuilder(stage: self, surfaces: [])
    let (pass, isSettled) = tree.settle {
      snapshot.isUpToDate(self) && builder.isUpToDate && !memories.hasOutdatedBar
        && !models.hasChanged
    } isDone: { pass in
      builder.keepMeasurements()
      models.endPass()
      // What feeds a height is looked at in the next pass.
      return !feedback.follow(pass, builder)
    } _: {
      snapshot = HierarchySnapshot(self)
      memories.forget(besides: snapshot.surfaces, at: snapshot.revision)
      models.beginPass()
      buildErrors.beginPass()
      tree.trace.cause = .body
      tree.holdsDisappearances = time.isRunning
      let window = models.reading {
        builder = WindowBuilder(stage: self, surfaces: shown(snapshot.surfaces))
        return builder.window()
      }
      return input(window, proposal: Proposal(traits.window))
    }
    memories.noteLosses()
    defer { memories.endSettling() }
    return SettledStage(
      pass: pass,
      builder: builder,
      revision: snapshot.revision,
      unsettled: isSettled ? nil : unsettled(pass, front: snapshot.front)
    )
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

  /// Settles what has changed so far: what comes of a change must not depend on whether the stage was
  /// asked before it.
  ///
  /// - Returns: Whether there was anything new, and an end to it.
  @discardableResult
  func settleIfNeeded() -> Bool {
    guard activity == .none else { return false }
    if let settled, isUpToDate(settled) { return false }
    return current.isAtRest
  }

  /// Shows what is so far before a gesture or a change of traits, to all who show the hierarchy.
  func settleBeforeChange() {
    if activity == .none { coordinator.updateViewers() }
  }

  /// Shows what a gesture or a change of traits has led to, once all that it is part of is done.
  func settleAfterChange() {
    followChanges()
    if activity == .none { coordinator.updateViewers() }
  }

  /// Forgets screens as soon as they are gone, so that one that comes back at once starts anew.
  func receive(_ event: FlowEvent) {
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
    settleAfterChange()
  }

  /// Looks at what is so far, before a finger's gesture; refuses one that comes from inside a body, a layout
  /// or an observer.
  func beginGesture() throws(StageError) {
    if isAskedWhileSettling() { throw .settling(screen: frontScreen) }
    settleBeforeChange()
  }

  /// Whether what asks is a body, a layout or an observer, of which note is taken.
  func isAskedWhileSettling() -> Bool {
    guard activity == .settling else { return false }
    wasAskedWhileSettling = true
    return true
  }
}

/// The hierarchy and the settings as they are when a pass begins.
@MainActor
private struct HierarchySnapshot {
  let revision: Int
  let traits: Traits
  let surfaces: [LiveSurface]

  /// The name of the screen that is in front of everything.
  let front: String

  init(_ stage: Stage) {
    revision = stage.coordinator.revision
    traits = stage.traits
    front = stage.coordinator.visibleRoute.identifier
    surfaces = stage.coordinator.liveSurfaces()
  }

  func isUpToDate(_ stage: Stage) -> Bool {
    stage.coordinator.revision == revision && stage.traits == traits
  }
}
