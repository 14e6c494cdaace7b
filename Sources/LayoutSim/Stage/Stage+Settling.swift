import FlowEngine

/// The current activity of a stage.
@MainActor
final class StageActivity {
  enum Kind {
    case none

    /// Bodies, factories and layouts run, and observers are notified: reads from there return the previously
    /// settled state.
    case settling

    /// A control's action runs: its effect is shown once it has returned.
    case acting
  }

  var kind = Kind.none

  /// Whether errors that were found while settling are being reported.
  var isReporting = false

  /// Whether the stage was read from inside since it last began to settle.
  var wasAskedWhileSettling = false

  /// Whether the read comes from a body, a layout or an observer, which is recorded.
  func isAskedWhileSettling() -> Bool {
    guard kind == .settling else { return false }
    wasAskedWhileSettling = true
    return true
  }
}

extension Stage {
  /// The settled state, brought up to date.
  var current: SettledStage {
    if let settled, isSettledHeld || (isUpToDate(settled) && !hasDepartures) { return settled }
    guard !activity.isAskedWhileSettling() else {
      return settled ?? SettledStage(nothingUnder: traits)
    }
    // Settling again for the same read belongs to it.
    if !activity.isReporting { activity.wasAskedWhileSettling = false }
    var fresh = settleOnce()
    // A handler that reads sees the settled state; errors that its read uncovers are reported here.
    guard !activity.isReporting else { return fresh }
    activity.isReporting = true
    defer { activity.isReporting = false }
    var rounds = 0
    while screens.errors.arePending || (hasDepartures && rounds <= settlingLimit) {
      rounds += 1
      if hasDepartures {
        memories.presented.endlessChange = nil
        endDepartures()
      }
      if screens.errors.arePending { screens.reportErrors(isTooLate: rounds > settlingLimit) }
      if !isUpToDate(fresh) { fresh = settleOnce() }
    }
    // A surface that is presented again whenever it has gone would otherwise cause changes on each read.
    if let place = memories.presented.forgetDepartures(while: time.isTransitionRunning) {
      memories.presented.endlessChange = ValueChange(
        subject: .front,
        screen: nil,
        former: place,
        present: coordinator.visibleRoute.identifier,
        cause: .observer("onDismiss")
      )
      fresh = settleOnce()
      memories.presented.forgetDepartures(while: time.isTransitionRunning)
    }
    return fresh
  }

  /// Reads several values from one settled state; an app that never comes to rest would be another one at each look.
  package func holdingSettled<Result>(_ read: () -> Result) -> Result {
    _ = current
    let outer = isSettledHeld
    isSettledHeld = true
    defer { isSettledHeld = outer }
    return read()
  }

  /// Absorbs the changes since the stage last settled; returns whether there were any.
  func absorbChanges() -> Bool {
    if let settled, isUpToDate(settled), !hasDepartures { return false }
    _ = current
    return true
  }

  /// Absorbs pending changes before time passes, as if the stage had been read: code whose screen has gone is cancelled
  /// instead of woken.
  func absorbPendingChanges() {
    if activity.kind == .none { _ = absorbChanges() } else { followChanges() }
  }

  private func isUpToDate(_ settled: SettledStage) -> Bool {
    !isStale && reflects(settled)
  }

  /// Whether nothing has changed since it settled, except through gestures.
  func reflects(_ settled: SettledStage) -> Bool {
    settled.revision == coordinator.revision
      && settled.stateRevision == memories.stateRevision
      && settled.errorCount == coordinator.unhandledErrors.count
      && settled.latestErrorCount == coordinator.latestUnhandledErrors.count
      && !memories.presented.models.hasChanged
      && !memories.hasChangeBelow
  }

  private func settleOnce() -> SettledStage {
    let outer = activity.kind
    activity.kind = .settling
    time.isTickOpen = false
    memories.presented.settling += 1
    tree.settling = memories.presented.settling
    // The root of a sheet may depend on a model that changed while another screen covered it.
    if memories.presented.models.hasChanged || memories.hasChangeBelow { memories.forgetHeights() }
    let fresh = following { settleInTurn() }
    activity.kind = outer
    assert(fresh.renderTree.malformation == nil, fresh.renderTree.malformation ?? "")
    assert(
      fresh.revision <= coordinator.revision,
      "Revision \(fresh.revision) is shown of a hierarchy at \(coordinator.revision)."
    )
    settled = fresh
    isStale = false
    follow(fresh.shown)
    return fresh
  }

  func settleNow(endingAfter changes: [LayoutNote]? = nil) -> SettledStage {
    var feedback = HeightFeedback()
    let (pass, source, isSettled) = tree.settle { (source: WindowSource) in
      source.builder.areSheetsUpToDate && !memories.hasOutdatedBar
    } isUpToDate: { source in
      memories.updateContainers()
      // They are examined in each pass, whatever else has changed.
      let hasChangedBelow = source.builder.followScreensBelow()
      return !hasChangedBelow && source.hierarchy.isUpToDate(self) && source.builder.isUpToDate
        && !memories.hasOutdatedBar && !memories.presented.models.hasChanged
        && source.presentations == memories.presented.revision
    } isDone: { pass, source in
      source.builder.keepMeasurements()
      memories.presented.models.endPass()
      // The observers that feed a height are found in the next pass.
      return !feedback.follow(pass, source.builder)
    } _: {
      let hierarchy = HierarchySnapshot(self)
      memories.forget(besides: hierarchy.surfaces, at: hierarchy.revision)
      memories.beginPass()
      let presentations = memories.presented.revision
      memories.presented.models.beginPass()
      screens.errors.beginPass()
      focus.states.claims = []
      tree.trace.cause = .body
      tree.holdsDisappearances = time.isRunning
      tree.rowsOfStacksStay = !traits.platform.isGlass
      let (window, builder) = memories.presented.models.reading {
        let builder = WindowBuilder(
          stage: self,
          surfaces: hierarchy.surfaces.shown(under: traits, memories)
        )
        let window = builder.window()
        guard memories.takeSidebarChange() else { return (window, builder) }
        // The columns for which there is room are known once the tabs around them are built.
        let other = WindowBuilder(
          stage: self,
          surfaces: hierarchy.surfaces.shown(under: traits, memories)
        )
        return (other.window(), other)
      }
      let source = WindowSource(
        hierarchy: hierarchy,
        builder: builder,
        presentations: presentations
      )
      return (PassInput(window, on: self, proposal: Proposal(traits.window)), from: source)
    }
    memories.noteLosses()
    defer { memories.endSettling() }
    return SettledStage(
      pass: pass,
      builder: source.builder,
      revision: source.hierarchy.revision,
      unsettled: isSettled
        ? changes ?? memories.presented.endlessChange.map { [.unsettled($0)] }
        : pass.unsettled + source.hierarchy.change(since: self)
    )
  }

  // MARK: - Changes

  /// Settles the changes so far, because their effect must not depend on whether the stage was read in
  /// between.
  ///
  /// - Returns: Whether there was anything new, and it settled.
  @discardableResult
  func settleIfNeeded() -> Bool {
    guard activity.kind == .none else { return false }
    if let settled, isUpToDate(settled) { return false }
    return current.isAtRest
  }

  /// Settles the hierarchy on all stages that show it, before a gesture or a change of traits.
  func settleBeforeChange() {
    time.isTickOpen = false
    if activity.kind == .none { coordinator.updateViewers() }
  }

  /// Settles the effects of a gesture or a change of traits, once the whole call is finished.
  func settleAfterChange() {
    followChanges()
    if activity.kind == .none { coordinator.updateViewers() }
  }

  /// Releases screens as soon as they leave, so that one that returns immediately starts with new state.
  func receive(_ event: FlowEvent) {
    switch event {
    case .changed:
      memories.forget(besides: liveSurfaces, at: coordinator.revision)
    case .settled(let plan):
      calls.note(plan, by: tree.trace.cause, after: settled?.shown) {
        memories.keys(of: liveSurfaces)
      }
      if time.isRunning { time.settledCalls.append(plan.isAnimated) }
    }
    isStale = true
    guard case .settled(let plan) = event, activity.kind != .settling else { return }
    time.isTickOpen = time.isRunning && plan.changesOnlyStacks
    if !time.isTickOpen { followChanges() }
  }

  /// Performs `action` as a tap does, and invalidates the settled state.
  func press(_ action: @MainActor () -> Void) {
    let outer = activity.kind
    activity.kind = .acting
    following {
      if hidesSwipedRows {
        hidesSwipedRows = false
        for (_, swipe) in settled?.revealedRows ?? [] { swipe.hide() }
      }
      action()
    }
    activity.kind = outer
    isStale = true
    settleAfterChange()
  }

  /// Settles before a gesture, which must not come from inside a body, a layout or an observer.
  ///
  /// - Parameter keepsSwipedRow: Whether the buttons that a swipe revealed stay for now.
  /// - Throws: ``StageError/settling(screen:)`` if the gesture comes from there.
  func beginGesture(keepsSwipedRow: Bool = false) throws(StageError) {
    if activity.isAskedWhileSettling() { throw .settling(screen: frontScreen) }
    settleBeforeChange()
    followInstant()
    // A gesture that is refused changes nothing.
    hidesSwipedRows = !keepsSwipedRow
  }
}
