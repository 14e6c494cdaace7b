/// How a hierarchy becomes part of another one.
extension Hierarchy {
  /// Takes over what a hierarchy that becomes part of this one has kept.
  func takeOver(from former: Hierarchy) {
    guard former !== self else { return }
    errors.takeOver(&former.errors)
    continueNumbering(after: former)
    // The change that brings the other here comes on top, so that the plans of both are over.
    revision = max(revision, former.revision)
    logs += former.logs
    former.logs = []
    refusedCalls += former.refusedCalls
    former.refusedCalls = []
    pendingErrors += former.pendingErrors
    former.pendingErrors = []
    // What left with this call and comes back is listed here still.
    viewers.removeAll { $0.watches(former) }
    viewers += former.viewers
    hasViewers = hasViewers || former.hasViewers
    former.viewers = []
    takeOver(former.intents)
    former.intents = []
    former.successor = self
    former.hasViewers = true
  }

  /// Waits for what another hierarchy has waited for, unless this one waits for something itself.
  private func takeOver(_ others: [Intent]) {
    guard !others.isEmpty else { return }
    if intents.isEmpty {
      intents = others
    } else if isLogged {
      lostIntents += others.map(\.description)
    }
  }

  /// Writes down what was given up when another hierarchy came.
  func logLostIntents() {
    for intent in lostIntents { log(.abandoned(intent)) }
    lostIntents = []
  }

  /// Counts on from where `former` is, which has numbered coordinators that now belong here: numbers of
  /// walks must not come twice.
  func continueNumbering(after former: Hierarchy) {
    visits = max(visits, former.visits)
    isObserved = isObserved || former.isObserved
    observesLifecycle = observesLifecycle || former.observesLifecycle
    lastCallNumber = max(lastCallNumber, former.lastCallNumber)
  }

  /// The hierarchy that this one has become part of in the end; itself if of none.
  func last() -> Hierarchy {
    guard var end = successor else { return self }
    while let next = end.successor { end = next }
    // Shortened, so that the way is gone once.
    var current = self
    while let next = current.successor, next !== end {
      current.successor = end
      current = next
    }
    return end
  }
}
