/// The maximum number of calls in a row with which observers and error handlers may respond.
let waitingCallLimit = 1_000

extension AnyCoordinator {
  /// Runs the calls that waited for a call to settle, and then plans deferred calls again.
  ///
  /// - Parameters:
  ///   - hierarchy: The hierarchy of the call.
  ///   - hasSettled: Whether the call succeeded. A failed one has changed nothing, so deferred calls are not
  ///     planned again.
  func runWaiting(in hierarchy: Hierarchy, hasSettled: Bool) {
    // The runner of a waiting call also runs the calls that wait for that one.
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
    assert(hierarchy.phase != .idle || hierarchy.waiting.isEmpty, "A call waits for nothing.")
    for intent in hierarchy.intents { intent.hasCallEnded = true }
  }
}

extension WaitingCall {
  /// Makes the call, unless it has to keep waiting.
  ///
  /// - Returns: The hierarchy in which it was made; `nil` if it failed, or waits.
  @MainActor
  fileprivate func run(for runner: Hierarchy) -> Hierarchy? {
    let hierarchy = coordinator.hierarchy
    return hierarchy.run(for: runner) {
      // The call that made this one has ended, so this one may fulfil the intents that were waiting.
      for intent in hierarchy.intents { intent.hasCallEnded = true }
      let wasWithoutAnimation = hierarchy.isWithoutAnimation
      if isWithoutAnimation { hierarchy.isWithoutAnimation = true }
      defer { hierarchy.isWithoutAnimation = wasWithoutAnimation }
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

/// A hierarchy in which a call has settled, so that its deferred calls are planned again.
@MainActor
private struct Settled {
  let hierarchy: Hierarchy

  /// The intent that was last planned again.
  private var asked: Intent?

  init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  /// Plans one intent again, which asks its guards.
  ///
  /// Intents below a question are planned again once the question is dismissed.
  ///
  /// - Returns: This value with the intent recorded; `nil` if there are no intents to plan.
  func askingGuards(for runner: Hierarchy) -> Settled? {
    hierarchy.abandonMootIntents()
    guard let intent = hierarchy.intents.last, intent.hasCallEnded, intent !== asked,
      hierarchy.phase == .idle, let root = hierarchy.root
    else {
      for intent in hierarchy.intents { intent.hasCallEnded = true }
      return nil
    }
    hierarchy.run(for: runner) { _ = root.retry(intent, in: hierarchy) }
    var next = self
    next.asked = intent
    return next
  }
}

extension Hierarchy {
  /// Runs `body` here, while `runner` runs the calls that have to wait for it.
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

  /// Abandons intents that have nothing left to do, wherever they wait.
  fileprivate func abandonMootIntents() {
    for intent in intents where intent.hasCallEnded && intent.next(in: self) == nil {
      abandon(intent)
    }
  }
}

/// A call that waits until the changes before it have settled.
struct WaitingCall {
  let coordinator: AnyCoordinator
  let call: any Call

  /// The number of the call whose callbacks made this one.
  let cause: Int

  /// Whether it was made inside ``AnyCoordinator/withoutAnimation(_:)``.
  let isWithoutAnimation: Bool
}
