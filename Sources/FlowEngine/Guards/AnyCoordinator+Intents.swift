extension AnyCoordinator {
  /// The call that waits because a guard put something before it, or `nil`.
  ///
  /// After every call that has settled the guards are asked again. When they let the intent through,
  /// it is resumed; when what was put first has gone and they still do not, it is abandoned. A newer
  /// intent takes the place of an older one.
  public var pendingIntent: PendingIntent? { hierarchy.intent?.description }

  /// Resumes the waiting call now, if the guards let it through, and says whether they did.
  ///
  /// For apps in which a guard changes its mind without any navigation: the user has signed in, say,
  /// and the login screen is still there.
  @discardableResult
  public func resumeIntent() -> Bool {
    let hierarchy = hierarchy
    guard hierarchy.phase == .idle, let intent = hierarchy.intent else { return false }
    retry(intent, in: hierarchy)
    runWaiting(in: hierarchy)
    return hierarchy.intent == nil
  }

  /// Forgets the waiting call.
  public func abandonIntent() {
    hierarchy.abandonIntent()
  }

  /// Asks the guards again, after a call has settled.
  func retry(_ intent: Intent, in hierarchy: Hierarchy) {
    let start = intent.start.flatMap { $0.hierarchy === hierarchy ? $0 : nil } ?? root
    let isFirstShown = intent.isFirstShown(in: hierarchy)
    do throws(FlowError) {
      let found = try start.withSite { site throws(FlowError) in
        try start.retry(intent, at: site.again)
      }
      if !found, !isFirstShown { hierarchy.abandonIntent() }
    } catch {
      if !isFirstShown { hierarchy.abandonIntent() }
    }
  }

  /// Resumes `intent` if nothing is put before it any more, or follows what is put before it now.
  ///
  /// - Returns: Whether anything was done.
  private func retry(_ intent: Intent, at site: CallSite) throws(FlowError) -> Bool {
    let hierarchy = site.hierarchy
    hierarchy.phase = .planning
    defer { hierarchy.phase = .idle }
    let script = try guarded(intent.call, at: site)
    if let next = script.extras?.deferral, next.first.isEqual(to: intent.first) {
      script.clear()
      return false
    }
    hierarchy.intent = nil
    hierarchy.log(.resumed(intent.description))
    try carryOut(script, of: intent.call, in: hierarchy)
    return true
  }
}

extension Hierarchy {
  func abandonIntent() {
    guard let intent else { return }
    self.intent = nil
    log(.abandoned(intent.description))
  }
}
