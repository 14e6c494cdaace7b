extension AnyCoordinator {
  /// The call that waits because a guard deferred it; `nil` if there is none.
  ///
  /// After every call that has settled, the guards are consulted again. Once they allow the intent, it is
  /// resumed; if the screen that was shown first has left and they still do not, it is abandoned. A newer
  /// intent replaces an older one, except for a dismissal that waits for the answer to a question: earlier
  /// intents then continue to wait below it. A resumed call that fails is reported like any other.
  public var pendingIntent: PendingIntent? { hierarchy.intents.last?.description }

  /// Resumes the waiting call now, if the guards allow it, and returns whether it was resumed.
  ///
  /// Use it in apps in which a guard's verdict changes without a navigation: for example, the user has signed
  /// in, and the login screen is still shown. Called from an observer, it returns `false`, because the guards
  /// are consulted anyway after the current call has settled. A call that fails is reported.
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

  /// Discards the waiting call; the screen or the dialog that was shown first stays.
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

  /// Refuses and reports a call that comes from one of the planner's questions.
  private func isRefusedWhilePlanning(_ call: String) -> Bool {
    guard hierarchy.phase == .planning else { return false }
    let error = FlowError.callDuringPlanning(call: call, owner: ownerPath)
    hierarchy.logRefusal(of: call, to: nil, on: self, because: error)
    report(error)
    return true
  }

  /// Consults the guards again, after a call has settled or on request of the app.
  ///
  /// - Returns: Whether the call was resumed and succeeded.
  @discardableResult
  func retry(_ intent: Intent, in hierarchy: Hierarchy, isAskedFor: Bool = false) -> Bool {
    guard let (call, start) = intent.next(in: hierarchy) else {
      hierarchy.abandon(intent)
      return false
    }
    // It continues to wait while the coordinator that it brings takes part in another call.
    if call.partners.contains(where: { $0.busyHierarchy != nil }) { return false }
    let isFirstShown = intent.isFirstShown(in: hierarchy)
    do throws(FlowError) {
      return try start.withSite { site throws(FlowError) in
        var site = site
        site.intent = intent
        // While the screen that comes first is shown, the app gets no request for a change of flow.
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

  /// Resumes `intent` if it is no longer redirected, or follows its current redirection.
  private func retry(
    _ intent: Intent,
    by call: any Call,
    isFirstShown: Bool,
    at site: CallSite
  ) throws(FlowError) -> Bool {
    let hierarchy = site.hierarchy
    hierarchy.begin(call)
    defer { hierarchy.settle(call) }
    let wasWithoutAnimation = hierarchy.isWithoutAnimation
    if intent.isWithoutAnimation { hierarchy.isWithoutAnimation = true }
    defer { hierarchy.isWithoutAnimation = wasWithoutAnimation }
    let plan = try guarded(call, at: site)
    if plan.isStillWaiting {
      if !isFirstShown { hierarchy.abandon(intent) }
      return false
    }
    let isResumed = plan.intent == nil
    // A question that left without an answer is not asked again.
    if !isResumed, !isFirstShown, intent.first is Dialog, !intent.isAnswered {
      hierarchy.abandon(intent)
      return false
    }
    hierarchy.remove(intent)
    hierarchy.resumedIntent = intent
    defer { hierarchy.resumedIntent = nil }
    try execute(plan, of: call, in: hierarchy, resuming: intent)
    return isResumed
  }
}

extension Hierarchy {
  /// Stores the call that a guard deferred when `plan` was made, replacing the intents that it makes pointless.
  ///
  /// A dismissal that waits for an answer does not affect intents that wait for the surface in question; any
  /// other call is the user's latest request.
  func wait(after plan: ExecutablePlan) {
    guard let intent = plan.intent else { return }
    assert(phase != .planning, "A call waits for a plan that is not applied yet.")
    for old in intents.reversed() where old.isQuestion || !intent.isQuestion {
      if old.description == intent.description { remove(old) } else { abandon(old) }
    }
    intent.begin(shownBy: plan.presenter, isWithoutAnimation: isWithoutAnimation)
    intents.append(intent)
    assert(intents.count <= 2, "\(intents.count) calls wait, not one and a question about another.")
    log(.deferred(intent.description))
  }

  func abandon(_ intent: Intent) {
    remove(intent)
    log(.abandoned(intent.description))
  }

  func remove(_ intent: Intent) {
    intents.removeAll { $0 === intent }
  }
}
