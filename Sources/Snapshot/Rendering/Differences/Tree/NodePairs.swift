import LayoutSim

/// The pairs of nodes of two outlines that are the same.
struct NodePairs {
  let old: DifferenceSide
  let new: DifferenceSide

  /// The node of the other side that each is matched with; `nil` if it was removed or added.
  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]

  /// For each node of the new side, whether it or an ancestor has a different parent or a different place among its
  /// siblings.
  private(set) var hasMoved: [Bool]

  /// Matches from the windows down.
  ///
  /// - Complexity: O(n log n) for n nodes in all, if the lists of completely changed children are short.
  init(_ old: Outline, _ new: Outline) {
    self.old = DifferenceSide(old)
    self.new = DifferenceSide(new)
    newOfOld = Array(repeating: nil, count: old.nodes.count)
    oldOfNew = Array(repeating: nil, count: new.nodes.count)
    hasMoved = Array(repeating: false, count: new.nodes.count)
    matchDownwards()
    matchMoved()
  }

  private mutating func matchDownwards() {
    var pending: [(old: Int?, new: Int?)] = [(nil, nil)]
    while let parents = pending.popLast() {
      let children = ChildPairs(
        old.children(of: parents.old),
        of: old,
        with: new.children(of: parents.new),
        of: new
      )
      let pairs = children.pairs.sorted { $0.old < $1.old }
      let kept = Set(RisingPairs(pairs).pairs.map(\.new))
      for pair in pairs {
        if old.isEqual(at: pair.old, to: pair.new, in: new) {
          match(wholeSubtrees: pair)
        } else {
          newOfOld[pair.old] = pair.new
          oldOfNew[pair.new] = pair.old
          pending.append(pair)
        }
        if !kept.contains(pair.new) { markMoved(pair.new) }
      }
    }
  }

  /// Matches two subtrees of equal content, node by node.
  private mutating func match(wholeSubtrees pair: (old: Int, new: Int)) {
    for (one, other) in zip(old.subtree(of: pair.old), new.subtree(of: pair.new)) {
      newOfOld[one] = other
      oldOfNew[other] = one
    }
  }

  private mutating func markMoved(_ index: Int) {
    for inside in new.subtree(of: index) { hasMoved[inside] = true }
  }

  /// Matches the rest on a surface with nodes of equal content elsewhere on it.
  ///
  /// Parts of something removed and parts of something added may look alike by chance: one of the two must be the root
  /// of an unmatched subtree.
  private mutating func matchMoved() {
    var left = MovableSubtrees()
    for index in old.nodes.indices.reversed()
    where newOfOld[index] == nil && old.hasWords[index] {
      guard let surface = newOfOld[old.surfaces[index]] else { continue }
      let isRoot = old.nodes[index].parent.map { newOfOld[$0] != nil } ?? true
      left.add(index, content: old.content[index], surface: surface, isRoot: isRoot)
    }
    guard !left.isEmpty else { return }
    for index in new.nodes.indices where oldOfNew[index] == nil && new.hasWords[index] {
      let isRoot = new.nodes[index].parent.map { oldOfNew[$0] != nil } ?? true
      let other = left.next(
        content: new.content[index],
        surface: new.surfaces[index],
        isRoot: isRoot
      ) { other in
        old.subtree(of: other).allSatisfy { newOfOld[$0] == nil }
          && old.isEqual(at: other, to: index, in: new)
      }
      guard let other else { continue }
      match(wholeSubtrees: (other, index))
      markMoved(index)
    }
  }
}

/// Subtrees of the old side that may be found elsewhere on the new side.
private struct MovableSubtrees {
  private struct Key: Hashable {
    let content: UInt64
    let surface: Int
    let isRoot: Bool
  }

  private var lists: [Key: [Int]] = [:]

  var isEmpty: Bool { lists.isEmpty }

  /// Adds a subtree; those that are added last are returned first.
  mutating func add(_ index: Int, content: UInt64, surface: Int, isRoot: Bool) {
    lists[Key(content: content, surface: surface, isRoot: isRoot), default: []].append(index)
  }

  /// The next subtree that is still `isFree`, which is removed; with those that are not.
  mutating func next(
    content: UInt64,
    surface: Int,
    isRoot: Bool,
    isFree: (Int) -> Bool
  ) -> Int? {
    for isOtherRoot in isRoot ? [true, false] : [true] {
      let key = Key(content: content, surface: surface, isRoot: isOtherRoot)
      while let index = lists[key]?.popLast() {
        if isFree(index) { return index }
      }
    }
    return nil
  }
}

/// Which children of two matched nodes are the same node.
///
/// First, subtrees of equal content are matched; then nodes with the same tag, route, or role and label; then, between
/// two of these, nodes that have the same role and share at least half of their words; finally nodes that only have the
/// same role.
struct ChildPairs {
  /// The positions of the pairs in the nodes of either side.
  private(set) var pairs: [(old: Int, new: Int)] = []

  private let old: DifferenceSide
  private let new: DifferenceSide

  /// Matches the nodes at `olds` with those at `news`.
  init(_ olds: [Int], of old: DifferenceSide, with news: [Int], of new: DifferenceSide) {
    (self.old, self.new) = (old, new)
    if showsOtherParts(olds, news) {
      pairs = zip(olds, news).map { (old: $0, new: $1) }
      return
    }
    var (olds, news) = (olds[...], news[...])
    while let one = olds.first, let other = news.first, old.content[one] == new.content[other] {
      pairs.append((one, other))
      (olds, news) = (olds.dropFirst(), news.dropFirst())
    }
    while let one = olds.last, let other = news.last, old.content[one] == new.content[other] {
      pairs.append((one, other))
      (olds, news) = (olds.dropLast(), news.dropLast())
    }
    guard !olds.isEmpty, !news.isEmpty else { return }
    // Separators and the like are all alike: they identify rows only if the rows themselves do not.
    var byWords = ChildMatching(Array(olds), of: old, with: Array(news), of: new)
    byWords.match {
      $0.hasWords ? .content($0.content) : nil
    } by: {
      $0.key
    } by: {
      .content($0.content)
    }
    if byWords.hasWordless {
      var byContent = ChildMatching(Array(olds), of: old, with: Array(news), of: new)
      byContent.match {
        .content($0.content)
      } by: {
        $0.key
      } by: { _ in
        nil
      }
      if byContent.pairs.count > byWords.pairs.count { byWords = byContent }
    }
    byWords.matchRest()
    pairs += byWords.pairs
  }
  /// Whether both sides are the same siblings in the same order, of which only the visible part differs because of
  /// something in front.
  ///
  /// A covered row prints nothing by which it could be recognized.
  private func showsOtherParts(_ olds: [Int], _ news: [Int]) -> Bool {
    guard olds.count == news.count, olds.count > 1 else { return false }
    var isCoveredOnOneSide = false
    for (one, other) in zip(olds, news) {
      let (node, newNode) = (old.nodes[one], new.nodes[other])
      guard node.isOnlyRole, newNode.isOnlyRole, node.role == newNode.role else { return false }
      guard old.hasWords[one], new.hasWords[other] else {
        isCoveredOnOneSide =
          isCoveredOnOneSide
          || node.flags.contains(.covered) != newNode.flags.contains(.covered)
        continue
      }
      let (words, newWords) = (NodeWords(at: one, in: old), NodeWords(at: other, in: new))
      let shared = words.all.intersection(newWords.all).count
      guard words.areSame(as: newWords, sharing: shared) else { return false }
    }
    return isCoveredOnOneSide
  }
}

extension OutlineNode {
  /// Whether only its role distinguishes it from its siblings.
  fileprivate var isOnlyRole: Bool {
    label == nil && tag == nil && route == nil && !role.isPresented
  }
}
