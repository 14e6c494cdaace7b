/// How many calls in a row observers may answer changes with.
let waitingCallLimit = 1_000

extension AnyCoordinator {
  /// Runs the calls that waited for a call to settle, and then asks the guards that deferred one.
  func runWaiting(in hierarchy: Hierarchy) {
    var count = 0
    var asked: Intent?
    while hierarchy.phase == .idle {
      if hierarchy.waiting.isEmpty {
        // What waits below a question is asked for once the question is out of the way.
        guard let intent = hierarchy.intents.last, intent.isOld, intent !== asked else { break }
        asked = intent
        retry(intent, in: hierarchy)
        continue
      }
      let next = hierarchy.waiting.removeFirst()
      // The call that made it is over: this one may fulfil what came first.
      for intent in hierarchy.intents { intent.isOld = true }
      count += 1
      asked = nil
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
    for intent in hierarchy.intents { intent.isOld = true }
  }
}

extension Hierarchy {
  /// Whether anything is left to do when a call is over.
  var hasMoreToDo: Bool { !waiting.isEmpty || !intents.isEmpty }

  /// Whether anybody hears of what calls do.
  var isWatched: Bool { isObserved || isLookedAt }

  /// Whether anybody hears of what comes into sight.
  var isLookedAt: Bool { hearsLifecycle || isLogged }
}
