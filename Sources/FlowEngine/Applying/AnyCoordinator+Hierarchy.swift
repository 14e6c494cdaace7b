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
      top.owner = nil
      top.ownership = .none
    }
    if found == nil, let former = top.knownHierarchy?.last() {
      // Its root is gone: what is left is a separate hierarchy.
      top.forgetPath()
      top.startHierarchy(after: former)
      found = top.knownHierarchy
    }
    let hierarchy = found ?? Hierarchy(root: top)
    for coordinator in way { coordinator.knownHierarchy = hierarchy }
    return hierarchy
  }
}
