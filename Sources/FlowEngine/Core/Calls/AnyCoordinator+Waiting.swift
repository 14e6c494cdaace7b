/// How many calls in a row observers may answer changes with, and handlers errors.
let waitingCallLimit = 1_000

extension AnyCoordinator {
  /// Runs the calls that waited for a call to settle, and then asks the guards that deferred one.
  ///
  /// - Parameters:
  ///   - hierarchy: Where the call was made.
  ///   - hasSettled: Whether the call was done. After one that failed guards are not asked: it has changed
  ///     nothing.
  func runWaiting(in hierarchy: Hierarchy, hasSettled: Bool) {
    // What waits for a call that waited itself is run by who runs that.
    guard !hierarchy.isRunningWaiting, hierarchy.runner == nil else { return }
    hierarchy.isRunningWaiting = true
    defer { hierarchy.isRunningWaiting = false }
    var settled = hasSettled ? [Settled(hierarchy)] : []
    var count = 0
    while hierarchy.phase == .idle {
      hierarchy.reportPendingErrors()
      if hierarchy.waiting.isEmpty {
        guard let last = settled.popLast() else { break }
        if let next = last.askingGuards(for: hierarchy) { settled.append(next) }
        continue
      }
      let next = hierarchy.waiting.removeFirst()
      count += 1
      guard count <= waitingCallLimit else {
        // The coordinator that was called may have left since.
        (hierarchy.root ?? self).reportEndlessCalls(limit: waitingCallLimit)
        break
      }
      guard let other = next.run(for: hierarchy) else { continue }
      settled.removeAll { $0.hierarchy === other }
      settled.append(Settled(other))
    }
    for intent in hierarchy.intents { intent.isOld = true }
  }
}

extension WaitingCall {
  /// Makes the call, if it need not wait on.
  ///
  /// - Returns: The hierarchy in which it was done; `nil` if it failed, or waits.
  @MainActor
  fileprivate func run(for runner: Hierarchy) -> Hierarchy? {
    let hierarchy = coordinator.hierarchy
    return hierarchy.run(for: runner) {
      // The call that made this one is over: this one may fulfil what came first.
      for intent in hierarchy.intents { intent.isOld = true }
      do throws(FlowError) {
        return try coordinator.withSite { site throws(FlowError) in
          guard try coordinator.canRun(call, in: hierarchy, during: cause) else { return nil }
          try coordinator.planAndApply(call, at: site, during: cause)
          return hierarchy
        }
      } catch {
        coordinator.report(error)
        return nil
      }
    }
  }
}

/// A hierarchy in which a call has settled, so that the guards there are asked again.
@MainActor
private struct Settled {
  let hierarchy: Hierarchy

  /// The intent that was asked for last.
  private var asked: Intent?

  init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  /// Asks the guards of one intent.
  ///
  /// What waits below a question is asked for once the question is out of the way.
  ///
  /// - Returns: The same with the intent noted; `nil` if there are no guards to be asked.
  func askingGuards(for runner: Hierarchy) -> Settled? {
    hierarchy.abandonMootIntents()
    guard let intent = hierarchy.intents.last, intent.isOld, intent !== asked,
      hierarchy.phase == .idle, let root = hierarchy.root
    else {
      for intent in hierarchy.intents { intent.isOld = true }
      return nil
    }
    hierarchy.run(for: runner) { _ = root.retry(intent, in: hierarchy) }
    var next = self
    next.asked = intent
    return next
  }
}

extension Hierarchy {
  /// Does something here of which `runner` runs the calls that have to wait for it.
  fileprivate func run<Result>(for runner: Hierarchy, _ body: @MainActor () -> Result) -> Result {
    let isGuest = runner !== self && phase == .idle && self.runner == nil
    if isGuest { self.runner = runner }
    defer {
      reportPendingErrors()
      if isGuest {
        self.runner = nil
        updateViewers()
      }
    }
    return body()
  }

  /// Gives up what has nothing left to do, wherever it waits.
  fileprivate func abandonMootIntents() {
    for intent in intents where intent.isOld && intent.next(in: self) == nil { abandon(intent) }
  }
}
