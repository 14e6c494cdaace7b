import LayoutSim

/// Matches two lists of siblings in several steps, each between the pairs of the previous one.
struct ChildMatching {
  /// A sibling, with the marks by which it may be recognized.
  struct Sibling {
    let node: OutlineNode
    let content: UInt64
    let hasWords: Bool

    init(_ index: Int, of side: DifferenceSide) {
      node = side.nodes[index]
      content = side.content[index]
      hasWords = side.hasWords[index]
    }

    /// The mark that distinguishes it from its siblings; `nil` if only its role does.
    var key: Mark? {
      // A sheet that became a cover is a different surface.
      if node.role.isPresented {
        let name = node.route ?? node.label ?? ""
        return .words(ExactText("\(node.role.rawValue) \(node.fact("owner") ?? "") \(name)"))
      }
      if let tag = node.tag { return .words(ExactText("#\(tag)")) }
      if let route = node.route { return .words(ExactText("route \(route)")) }
      return node.label.map { .words(ExactText("\(node.role.rawValue) \($0)")) }
    }

    /// Its role and its place, if its label is a single word, which shares all or nothing with another one.
    var placeOfOneWord: Mark? {
      guard let label = node.label, !label.utf8.contains(UInt8(ascii: " ")), node.route == nil,
        !node.role.isPresented, let origin = node.frame?.origin
      else { return nil }
      return .words(ExactText("\(node.role.rawValue) \(origin.x),\(origin.y)"))
    }

    /// Its role, if nothing else distinguishes it from its siblings.
    var role: Mark? { key == nil ? .words(ExactText(node.role.rawValue)) : nil }
  }

  /// A common mark of two siblings that are the same.
  enum Mark: Hashable {
    case content(UInt64)
    case words(ExactText)
  }

  /// The positions of the pairs in the nodes of either side.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// Whether there is a sibling without words.
  let hasWordless: Bool

  private let old: DifferenceSide
  private let new: DifferenceSide

  /// The unmatched siblings, between two pairs each.
  private var gaps: [(olds: [Int], news: [Int])]

  init(_ olds: [Int], of old: DifferenceSide, with news: [Int], of new: DifferenceSide) {
    (self.old, self.new) = (old, new)
    gaps = [(olds, news)]
    hasWordless =
      olds.contains { !old.hasWords[$0] } && news.contains { !new.hasWords[$0] }
  }

  /// Matches siblings with equal marks, in order; those without a mark are left alone.
  mutating func match(
    _ first: (Sibling) -> Mark?,
    by second: (Sibling) -> Mark?,
    by third: (Sibling) -> Mark?
  ) {
    step(first)
    step(second)
    step(third)
  }

  /// Matches the rest by shared words, and siblings without words of their own by their role.
  mutating func matchRest() {
    for index in gaps.indices {
      matchOnlyOnes(index)
      matchByWords(index)
    }
    step { $0.placeOfOneWord }
    step { $0.role }
  }

  private mutating func step(_ mark: (Sibling) -> Mark?) {
    var numbers: [Mark: Int] = [:]
    var unique = 0
    func number(_ index: Int, _ side: DifferenceSide) -> Int {
      let sibling = Sibling(index, of: side)
      guard let mark = mark(sibling) else {
        unique -= 1
        return unique
      }
      let number = numbers[mark] ?? numbers.count
      numbers[mark] = number
      return number
    }
    var rest: [(olds: [Int], news: [Int])] = []
    for (olds, news) in gaps {
      let matches = SequenceMatches(
        from: olds.map { number($0, old) },
        to: news.map { number($0, new) }
      )
      var (oldStart, newStart) = (0, 0)
      for point in matches.pairs + [(olds.count, news.count)] {
        let gap = (Array(olds[oldStart..<point.old]), Array(news[newStart..<point.new]))
        if !gap.0.isEmpty, !gap.1.isEmpty { rest.append(gap) }
        if point.old < olds.count { pairs.append((olds[point.old], news[point.new])) }
        (oldStart, newStart) = (point.old + 1, point.new + 1)
      }
    }
    gaps = rest
  }

  /// Matches two nodes without words of their own if no other of these has the same role.
  private mutating func matchOnlyOnes(_ gap: Int) {
    func onlyOnes(_ indices: [Int], _ side: DifferenceSide) -> [Mark: Int] {
      var counts: [Mark: [Int]] = [:]
      for index in indices {
        let sibling = Sibling(index, of: side)
        if let role = sibling.role { counts[role, default: []].append(index) }
      }
      return counts.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let others = onlyOnes(gaps[gap].news, new)
    for (role, index) in onlyOnes(gaps[gap].olds, old).sorted(by: { $0.value < $1.value }) {
      guard let other = others[role] else { continue }
      pairs.append((index, other))
      gaps[gap].olds.removeAll { $0 == index }
      gaps[gap].news.removeAll { $0 == other }
    }
  }

  /// Matches siblings that have the same role and share at least half of their words, in the order of the new side.
  private mutating func matchByWords(_ gap: Int) {
    let (olds, news) = gaps[gap]
    let oldWords = olds.map { NodeWords(at: $0, in: old) }
    var places: [ExactText: [Int]] = [:]
    for (place, words) in oldWords.enumerated() {
      for word in words.all { places[word, default: []].append(place) }
    }
    var taken: Set<Int> = []
    var matched: Set<Int> = []
    for index in news {
      let words = NodeWords(at: index, in: new)
      var candidates: Set<Int> = []
      // A word that all siblings have distinguishes nothing, and would make the cost quadratic.
      for word in words.all {
        guard let others = places[word], others.count <= ChildMatching.commonest else { continue }
        candidates.formUnion(others)
      }
      var best: (place: Int, count: Int)?
      for place in candidates.subtracting(taken).sorted()
      where old.nodes[olds[place]].role == new.nodes[index].role {
        let count = words.all.intersection(oldWords[place].all).count
        guard oldWords[place].areSame(as: words, sharing: count), count > best?.count ?? 0 else {
          continue
        }
        best = (place, count)
      }
      guard let best else { continue }
      taken.insert(best.place)
      matched.insert(index)
      pairs.append((olds[best.place], index))
    }
    gaps[gap] = (
      olds.indices.filter { !taken.contains($0) }.map { olds[$0] },
      news.filter { !matched.contains($0) }
    )
  }

  /// The greatest number of siblings with the same word that may be matched by it.
  private static let commonest = 64
}
