/// How many calls in a row observers may answer changes with.
let waitingCallLimit = 1_000

extension AnyCoordinator {
  /// Runs the calls that waited for a call to settle, and then asks the guards that deferred one.
  func runWaiting(in hierarchy: Hierarchy) {
    var count = 0
    var isIntentAsked = false
    while hierarchy.phase == .idle {
      if hierarchy.waiting.isEmpty {
        guard let intent = hierarchy.intent, intent.isOld, !isIntentAsked else { break }
        isIntentAsked = true
        retry(intent, in: hierarchy)
        continue
      }
      let next = hierarchy.waiting.removeFirst()
      // The call that made it is over: this one may fulfil what came first.
      hierarchy.intent?.isOld = true
      count += 1
      isIntentAsked = false
      guard count <= waitingCallLimit else {
        hierarchy.waiting = []
        report(.endlessCalls(limit: waitingCallLimit))
        return
      }
      do throws(FlowError) {
        try next.coordinator.withSite { site throws(FlowError) in
          try next.coordinator.planAndApply(next.call, at: site, during: next.cause)
        }
      } catch {
        next.coordinator.report(error)
      }
    }
    hierarchy.intent?.isOld = true
  }
}

extension Hierarchy {
  /// Whether anything is left to do when a call is over.
  var hasMoreToDo: Bool { !waiting.isEmpty || intent != nil }

  /// Whether anybody hears of what calls do.
  var isWatched: Bool { isObserved || isLookedAt }

  /// Whether anybody hears of what comes into sight.
  var isLookedAt: Bool { hearsLifecycle || isLogged }
}
