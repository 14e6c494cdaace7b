extension AnyCoordinator {
  /// The call that waits because a guard put something before it, or `nil`.
  ///
  /// After every call that has settled the guards are asked again. When they let the intent through,
  /// it is resumed; when what was put first has gone and they still do not, it is abandoned. A newer
  /// intent takes the place of an older one, but for a dismissal that waits for the answer to a
  /// question: what waited before continues to wait below it. A resumed call that fails is reported, as
  /// any other.
  public var pendingIntent: PendingIntent? { hierarchy.intents.last?.description }

  /// Resumes the waiting call now, if the guards let it through, and says whether it was resumed.
  ///
  /// For apps in which a guard changes its mind without any navigation: the user has signed in, say,
  /// and the login screen is still there. Called from an observer it answers `false`: the guards are
  /// asked anyway when all has settled. A call that fails is reported.
  @discardableResult
  public func resumeIntent() -> Bool {
    updateViewers()
    let hierarchy = hierarchy
    guard !isRefusedWhilePlanning("resumeIntent"), hierarchy.phase == .idle,
      let intent = hierarchy.intents.last
    else { return false }
    let cause = hierarchy.callNumber
    defer {
      hierarchy.callNumber = cause
      hierarchy.updateViewers()
    }
    hierarchy.log("resumeIntent", to: nil, on: self, during: cause)
    hierarchy.errors.beginCall()
    let isResumed = retry(intent, in: hierarchy, isAskedFor: true)
    if isResumed { hierarchy.errors.noteSuccess() }
    runWaiting(in: hierarchy, hasSettled: isResumed)
    return isResumed
  }

  /// Forgets the waiting call.
  public func abandonIntent() {
    updateViewers()
    let hierarchy = hierarchy
    guard !isRefusedWhilePlanning("abandonIntent"), let intent = hierarchy.intents.last
    else { return }
    let cause = hierarchy.callNumber
    defer {
      hierarchy.callNumber = cause
      hierarchy.updateViewers()
    }
    hierarchy.log("abandonIntent", to: nil, on: self, during: cause)
    hierarchy.abandon(intent)
    if hierarchy.phase == .idle { runWaiting(in: hierarchy, hasSettled: true) }
  }

  /// Refuses a call that comes from one of the planner's questions, and reports that.
  private func isRefusedWhilePlanning(_ call: String) -> Bool {
    guard hierarchy.phase == .planning else { return false }
    let error = FlowError.callDuringPlanning(call: call, owner: ownerPath)
    hierarchy.logRefusal(of: call, to: nil, on: self, because: error)
    report(error)
    return true
  }

  /// Asks the guards again, after a call has settled or because the app wants it.
  ///
  /// - Returns: Whether the call was resumed, and done.
  @discardableResult
  func retry(_ intent: Intent, in hierarchy: Hierarchy, isAskedFor: Bool = false) -> Bool {
    guard let (call, start) = intent.next(in: hierarchy) else {
      hierarchy.abandon(intent)
      return false
    }
    // It waits on while the coordinator that is to come takes part in another call.
    if let partner = call.partner, partner.hierarchy.phase != .idle { return false }
    let isFirstShown = intent.isFirstShown(in: hierarchy)
    do throws(FlowError) {
      return try start.withSite { site throws(FlowError) in
        var site = site
        site.intent = intent
        // While what comes first is there, the app is not bothered with a change of flow.
        site.hasLastResort = isAskedFor || !isFirstShown
        return try start.retry(intent, by: call, isFirstShown: isFirstShown, at: site)
      }
    } catch {
      let isWaiting = hierarchy.intents.contains { $0 === intent }
      if isWaiting, isFirstShown, !isAskedFor { return false }
      hierarchy.log(.failed(error))
      if isWaiting, !isFirstShown { hierarchy.abandon(intent) }
      start.report(error)
      return false
    }
  }

  /// Resumes `intent` if nothing is put before it any more, or follows what is put before it now.
  private func retry(
    _ intent: Intent,
    by call: any Call,
    isFirstShown: Bool,
    at site: CallSite
  ) throws(FlowError) -> Bool {
    let hierarchy = site.hierarchy
    hierarchy.begin(call)
    defer { hierarchy.settle(call) }
    let plan = try guarded(call, at: site)
    if plan.isStillWaiting {
      if !isFirstShown { hierarchy.abandon(intent) }
      return false
    }
    let isResumed = plan.deferral == nil
    hierarchy.remove(intent)
    try execute(plan, of: call, in: hierarchy, resuming: intent)
    return isResumed
  }
}

extension Hierarchy {
  /// Lets the call of `deferral` wait, in place of those that it makes pointless.
  ///
  /// A dismissal that waits for an answer leaves alone what waits for the surface in question; anything
  /// else is what the user wants now.
  ///
  /// - Parameters:
  ///   - deferral: What a guard put before which call.
  ///   - description: What was to be said of it before its plan was applied.
  func wait(for deferral: Deferral, as description: PendingIntent) {
    for old in intents.reversed() where old.isQuestion || !deferral.isQuestion {
      if old.description == description { remove(old) } else { abandon(old) }
    }
    intents.append(deferral.makeIntent(as: description))
    log(.deferred(description))
  }

  func abandon(_ intent: Intent) {
    remove(intent)
    log(.abandoned(intent.description))
  }

  func remove(_ intent: Intent) {
    intents.removeAll { $0 === intent }
  }
}
