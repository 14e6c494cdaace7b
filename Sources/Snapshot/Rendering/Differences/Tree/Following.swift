import LayoutSim

/// Determines which changes of facts, flags and labels only follow from others.
struct Following {
  private let pairs: NodePairs
  private let causes: Causes

  /// Whether a surface was added or removed.
  let surfacesChanged: Bool

  /// Whether a different tab is selected.
  private let tabsChanged: Bool

  init(_ pairs: NodePairs, _ causes: Causes, _ differences: [NodeDifference]) {
    self.pairs = pairs
    self.causes = causes
    surfacesChanged = differences.contains { difference in
      difference.new == nil && difference.old?.role.isPresented == true
        || difference.old == nil && difference.new?.role.isPresented == true
    }
    tabsChanged = differences.contains { difference in
      difference.newIndex.map { Following.gainsSelection($0, pairs) } ?? false
        && difference.new?.role == .tab
    }
  }

  /// Whether the label of the node at `index` follows from labels inside it.
  ///
  /// The label of a row or a button is that of its texts.
  func label(at index: Int, from other: Int) -> Bool {
    guard let old = pairs.old.nodes[other].label, let new = pairs.new.nodes[index].label else {
      return false
    }
    var isExplained = false
    for inside in pairs.new.subtree(of: index).dropFirst() {
      guard let label = pairs.new.nodes[inside].label else { continue }
      let former = pairs.oldOfNew[inside].flatMap { pairs.old.nodes[$0].label }
      if let former, TextLines.areSame(former, label) { continue }
      guard new.contains(label), former.map(old.contains) ?? true else { continue }
      isExplained = true
    }
    for inside in pairs.old.subtree(of: other).dropFirst() where pairs.newOfOld[inside] == nil {
      if let label = pairs.old.nodes[inside].label, old.contains(label) { isExplained = true }
    }
    return isExplained
  }

  /// The facts that changed, without those that follow from other changes.
  func facts(at index: Int, from other: Int) -> (told: [FactChanges.Change], following: [String]) {
    let (old, new) = (pairs.old.nodes[other], pairs.new.nodes[index])
    var told: [FactChanges.Change] = []
    var following: [String] = []
    for change in FactChanges(from: old, to: new).all {
      switch change.key {
      case "measured" where new.role.isPresented && isHeightTold(old, new): break
      case "inset" where new.role.isPresented && isHeightTold(old, new): break
      case "depth" where new.role == .stack && childrenChanged(index, other),
        "count" where new.role == .tabs && childrenChanged(index, other),
        "selected" where new.role == .tabs && selectionChanged(index):
        following.append("\(new.roleWord) \(change.words)")
      default: told.append(change)
      }
    }
    return (told, following)
  }

  /// A surface's heading contains both heights.
  private func isHeightTold(_ old: OutlineNode, _ new: OutlineNode) -> Bool {
    guard let one = old.frame?.size.height, let other = new.frame?.size.height else { return false }
    return one != other
  }

  private func childrenChanged(_ index: Int, _ other: Int) -> Bool {
    pairs.new.children(of: index).contains { pairs.oldOfNew[$0] == nil }
      || pairs.old.children(of: other).contains { pairs.newOfOld[$0] == nil }
  }

  private func selectionChanged(_ index: Int) -> Bool {
    pairs.new.children(of: index).contains { child in
      let old = pairs.oldOfNew[child].map { pairs.old.nodes[$0].flags.contains(.selected) } ?? false
      return pairs.new.nodes[child].flags.contains(.selected) != old
    }
  }

  /// The changed flags that follow from a surface or a screen that appeared or disappeared, or from a different
  /// selection.
  func flags(at index: Int, from other: Int) -> NodeFlags {
    let (old, new) = (pairs.old.nodes[other], pairs.new.nodes[index])
    let lost = old.flags.subtracting(new.flags)
    var following: NodeFlags = []
    if surfacesChanged { following.formUnion([.inert, .covered]) }
    if new.role == .screen || new.role == .stack, siblingsChanged(index, other) {
      following.formUnion([.top, .covered])
    }
    if let parent = new.parent, lost.contains(.selected),
      pairs.new.children(of: parent).contains(where: { Following.gainsSelection($0, pairs) })
    {
      following.insert(.selected)
    }
    if new.role == .tabItem, tabsChanged { following.insert(.selected) }
    return following.intersection(old.flags.symmetricDifference(new.flags))
  }

  private static func gainsSelection(_ index: Int, _ pairs: NodePairs) -> Bool {
    pairs.new.nodes[index].flags.contains(.selected)
      && pairs.oldOfNew[index].map { !pairs.old.nodes[$0].flags.contains(.selected) } ?? true
  }

  private func siblingsChanged(_ index: Int, _ other: Int) -> Bool {
    guard let parent = pairs.new.nodes[index].parent, let outer = pairs.old.nodes[other].parent
    else { return false }
    return childrenChanged(parent, outer)
  }

  /// Whether the content of a matched node appeared or disappeared because the node was uncovered or covered, or
  /// because a different tab was selected.
  func contentFollows(at index: Int, from other: Int, isRemoved: Bool) -> Bool {
    let (old, new) = (pairs.old.nodes[other], pairs.new.nodes[index])
    if isRemoved {
      return new.flags.contains(.covered) && !old.flags.contains(.covered)
        || new.role == .tab && old.flags.contains(.selected) && !new.flags.contains(.selected)
    }
    return old.flags.contains(.covered) && !new.flags.contains(.covered)
  }

  /// Whether an offer follows from a size that changed in or around the node.
  func proposal(at index: Int) -> Bool {
    var next: Int? = index
    while let node = next {
      let change = causes.changes[node]
      if change.width != 0 || change.height != 0 || pairs.oldOfNew[node] == nil { return true }
      if let other = pairs.oldOfNew[node], childrenChanged(node, other) { return true }
      next = pairs.new.nodes[node].parent
    }
    return false
  }
}
