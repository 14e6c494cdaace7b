extension AnyCoordinator {
  /// The call that waits because a guard put something before it, or `nil`.
  ///
  /// After every call that has settled the guards are asked again. When they let the intent through,
  /// it is resumed; when what was put first has gone and they still do not, it is abandoned. A newer
  /// intent takes the place of an older one. A resumed call that fails is reported, as any other.
  public var pendingIntent: PendingIntent? { hierarchy.intent?.description }

  /// Resumes the waiting call now, if the guards let it through, and says whether it was resumed.
  ///
  /// For apps in which a guard changes its mind without any navigation: the user has signed in, say,
  /// and the login screen is still there. Called from an observer it answers `false`: the guards are
  /// asked anyway when all has settled. A call that fails is reported.
  @discardableResult
  public func resumeIntent() -> Bool {
    let hierarchy = hierarchy
    guard !isRefusedWhilePlanning("resumeIntent"), hierarchy.phase == .idle,
      let intent = hierarchy.intent
    else { return false }
    let cause = hierarchy.callNumber
    defer { hierarchy.callNumber = cause }
    hierarchy.log("resumeIntent", to: nil, on: self, during: cause)
    let isResumed = retry(intent, in: hierarchy, isAskedFor: true)
    runWaiting(in: hierarchy)
    return isResumed
  }

  /// Forgets the waiting call.
  public func abandonIntent() {
    let hierarchy = hierarchy
    guard !isRefusedWhilePlanning("abandonIntent"), hierarchy.intent != nil else { return }
    let cause = hierarchy.callNumber
    defer { hierarchy.callNumber = cause }
    hierarchy.log("abandonIntent", to: nil, on: self, during: cause)
    hierarchy.abandonIntent()
    if hierarchy.phase == .idle { runWaiting(in: hierarchy) }
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
      hierarchy.abandonIntent()
      return false
    }
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
      let isWaiting = hierarchy.intent === intent
      if isWaiting, isFirstShown, !isAskedFor { return false }
      hierarchy.log(.failed(error))
      if isWaiting, !isFirstShown { hierarchy.abandonIntent() }
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
    hierarchy.phase = .planning
    defer { hierarchy.phase = .idle }
    let script = try guarded(call, at: site)
    if script.extras?.isStillWaiting == true {
      if !isFirstShown { hierarchy.abandonIntent() }
      return false
    }
    let isResumed = script.extras?.deferral == nil
    hierarchy.intent = nil
    try carryOut(script, of: call, in: hierarchy, resuming: intent)
    return isResumed
  }
}

extension Hierarchy {
  /// Lets the call of `deferral` wait, in place of one that may have been waiting.
  ///
  /// - Parameters:
  ///   - deferral: What a guard put before which call.
  ///   - description: What was to be said of it before its plan was applied.
  func wait(for deferral: Deferral, as description: PendingIntent) {
    if let intent, intent.description != description { abandonIntent() }
    intent = deferral.makeIntent(as: description)
    log(.deferred(description))
  }

  func abandonIntent() {
    guard let intent else { return }
    self.intent = nil
    log(.abandoned(intent.description))
  }
}
