import LayoutSim

/// Which children of two matched nodes are the same thing.
///
/// Subtrees of equal content are; then what has the same tag, route, or role and label; then, between two of
/// these, what has the same role and shares at least half of its words; at last what has the same role alone.
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
    // Separators and the like are alike: they tell which rows are the same only if the rows do not.
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
  /// Whether both sides are the same siblings in the same order, of which something in front leaves others in sight.
  ///
  /// A row that is covered prints nothing by which it could be recognized.
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
  /// Whether nothing but its role tells it from its siblings.
  fileprivate var isOnlyRole: Bool {
    label == nil && tag == nil && route == nil && !role.isPresented
  }
}
