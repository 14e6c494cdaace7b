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
  func facts(at index: Int, from other: Int) -> (
    reported: [FactChanges.Change], following: [String]
  ) {
    let (old, new) = (pairs.old.nodes[other], pairs.new.nodes[index])
    var reported: [FactChanges.Change] = []
    var following: [String] = []
    for change in FactChanges(from: old, to: new).all {
      switch change.key {
      case "measured" where new.role.isPresented && isHeightReported(old, new): break
      case "inset" where new.role.isPresented && isHeightReported(old, new): break
      case "depth" where new.role == .stack && childrenChanged(index, other),
        "count" where new.role == .tabs && childrenChanged(index, other),
        "selected" where new.role == .tabs && selectionChanged(index):
        following.append("\(new.roleWord) \(change.words)")
      default: reported.append(change)
      }
    }
    return (reported, following)
  }

  /// A surface's heading contains both heights.
  private func isHeightReported(_ old: OutlineNode, _ new: OutlineNode) -> Bool {
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

/// The facts that differ between two states of a node.
struct FactChanges {
  struct Change {
    let key: String
    let old: String?
    let new: String?

    /// `badge 2 → 3`, `with badge=2` or `without badge=2`.
    var words: String {
      switch (old, new) {
      case (let old?, let new?):
        "\(PrintedWords.word(key)) \(FactChanges.short(old)) → \(FactChanges.short(new))"
      case (nil, let new?): "with \(PrintedWords.word(key))=\(FactChanges.short(new))"
      case (let old?, nil): "without \(PrintedWords.word(key))=\(FactChanges.short(old))"
      case (nil, nil): PrintedWords.word(key)
      }
    }
  }

  /// The changes in the order of the new facts, then of the old ones.
  let all: [Change]

  init(from old: OutlineNode, to new: OutlineNode) {
    var all: [Change] = []
    var keys: [ExactText] = []
    for fact in new.facts + old.facts where !keys.contains(ExactText(fact.key)) {
      keys.append(ExactText(fact.key))
      let (one, other) = (old.values(of: fact.key), new.values(of: fact.key))
      guard one?.exact != other?.exact else { continue }
      all.append(Change(key: fact.key, old: one, new: other))
    }
    self.all = all
  }

  private static func short(_ value: String) -> String {
    PrintedWords.word(value.shortened(to: 40))
  }
}

extension OutlineNode {
  /// The values of all facts named `key`; `nil` if there is none.
  fileprivate func values(of key: String) -> String? {
    let values = facts.filter { TextLines.areSame($0.key, key) }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: " and ")
  }
}

extension String {
  fileprivate var exact: ExactText { ExactText(self) }
}

extension Headline.Rank {
  /// The word for changes of this kind, by which readers filter.
  var word: String {
    switch self {
    case .device: "settings"
    case .surface: "surfaces"
    case .screen: "screens"
    case .backButton: "back button"
    case .findings: "findings"
    case .sheetHeight: "sheet height"
    case .control: "controls"
    case .words: "words"
    case .place: "places"
    case .rest: "other"
    }
  }
}

extension SnapshotDifference {
  /// The kinds of changes, most important first; a text that is not an outline has only lines.
  package var kinds: [String] {
    switch self {
    case .nodes(let difference): Set(difference.headlines.map(\.rank)).sorted().map(\.word)
    case .parts, .lines: ["lines"]
    }
  }

  /// A number by which differences are sorted, most important first.
  package var importance: Int {
    switch self {
    case .nodes(let difference):
      difference.headlines.map(\.rank.rawValue).min() ?? Headline.Rank.rest.rawValue
    case .parts, .lines: Headline.Rank.rest.rawValue
    }
  }
}
