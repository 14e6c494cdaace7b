/// Joining one hierarchy to another.
extension Hierarchy {
  /// Takes over the state of a hierarchy that becomes part of this one.
  func takeOver(from former: Hierarchy) {
    guard former !== self else { return }
    assert(former.successor == nil && successor == nil, "A hierarchy joins one that has gone.")
    if former.hasErrors { errors.takeOver(&former.errors) }
    continueNumbering(after: former)
    // The change that joins the hierarchies increases it further, so that plans of both are outdated.
    revision = max(revision, former.revision)
    // Adding nothing to a list costs far more than finding out that there is nothing.
    if !former.logs.isEmpty { logs += former.logs }
    if !former.refusedCalls.isEmpty { refusedCalls += former.refusedCalls }
    if !former.pendingErrors.isEmpty { pendingErrors += former.pendingErrors }
    former.logs = []
    former.refusedCalls = []
    former.pendingErrors = []
    // Viewers of a coordinator that left with this call and returns are still listed here.
    if !viewers.isEmpty { viewers = viewers.filter { !$0.watches(former) } }
    if !former.viewers.isEmpty { viewers += former.viewers }
    hasViewers = hasViewers || former.hasViewers
    former.viewers = []
    if !former.hosts.entries.isEmpty {
      for host in former.hosts.entries { hosts.add(host) }
      former.hosts = HostList()
    }
    hasAwaitedFlows = hasAwaitedFlows || former.hasAwaitedFlows
    takeOver(former.intents)
    former.intents = []
    former.successor = self
    former.hasViewers = true
  }

  /// Takes over the intents of another hierarchy, unless this one has intents.
  private func takeOver(_ others: [Intent]) {
    guard !others.isEmpty else { return }
    if intents.isEmpty {
      intents = others
    } else if isLogged {
      lostIntents += others.map(\.description)
    }
  }

  /// Logs the intents that were abandoned when another hierarchy joined.
  func logLostIntents() {
    for intent in lostIntents { log(.abandoned(intent)) }
    lostIntents = []
  }

  /// Continues the numbering of the calls of `former`, whose coordinators now belong here.
  func continueNumbering(after former: Hierarchy) {
    isObserved = isObserved || former.isObserved
    observesLifecycle = observesLifecycle || former.observesLifecycle
    hasDialogs = hasDialogs || former.hasDialogs
    lastCallNumber = max(lastCallNumber, former.lastCallNumber)
  }

  /// The hierarchy of which this one has ultimately become part; itself if there is none.
  func last() -> Hierarchy {
    guard var end = successor else { return self }
    while let next = end.successor { end = next }
    // The path is shortened, so that it is followed only once.
    var current = self
    while let next = current.successor, next !== end {
      current.successor = end
      current = next
    }
    return end
  }
}

extension AnyCoordinator {
  /// The state that a whole hierarchy shares.
  ///
  /// - Complexity: O(1) amortized.
  var hierarchy: Hierarchy {
    if let known = knownHierarchy, known.successor == nil, !known.isOver { return known }
    return findHierarchy()
  }

  /// The hierarchy, and its root, which retains all coordinators in it for as long as it is retained; `nil`
  /// if this coordinator is the root itself.
  var keptHierarchy: (hierarchy: Hierarchy, root: AnyCoordinator?) {
    var hierarchy = hierarchy
    if ownership == .none { return (hierarchy, nil) }
    while true {
      if let root = hierarchy.root { return (hierarchy, root) }
      // The root is being freed, and with it the path upwards.
      hierarchy.isOver = true
      hierarchy = findHierarchy()
    }
  }

  /// Makes a separate hierarchy of this coordinator and everything below it, which continues the numbering of
  /// `former`.
  func startHierarchy(after former: Hierarchy) {
    let new = Hierarchy(root: self)
    new.continueNumbering(after: former)
    new.revision = former.revision + 1
    knownHierarchy = new
    var pending = owned
    while let next = pending.popLast() {
      next.knownHierarchy = new
      pending += next.owned
    }
    new.hasAwaitedFlows = former.hasAwaitedFlows
    if !former.hosts.entries.isEmpty {
      new.hosts = HostList(former.hosts.entries.filter { $0.isIn(new) })
    }
    if former.viewers.isEmpty { return }
    new.viewers = former.viewers.filter { $0.watches(new) }
    new.hasViewers = !new.viewers.isEmpty
  }

  private func findHierarchy() -> Hierarchy {
    var way = [self]
    var found = knownHierarchy?.last()
    if found?.isOver == true { found = nil }
    var top = self
    while found == nil, let parent = top.parent {
      if let known = parent.knownHierarchy?.last(), !known.isOver { found = known }
      way.append(parent)
      top = parent
    }
    if found == nil {
      top.ownership = .none
    }
    if found == nil, let former = top.knownHierarchy?.last() {
      // Its root is gone: what is left is a separate hierarchy.
      top.forgetPath()
      top.startHierarchy(after: former)
      found = top.knownHierarchy
    }
    let hierarchy = found ?? Hierarchy(root: top)
    assert(hierarchy.successor == nil && !hierarchy.isOver, "A hierarchy is found that has gone.")
    for coordinator in way { coordinator.knownHierarchy = hierarchy }
    return hierarchy
  }
}
