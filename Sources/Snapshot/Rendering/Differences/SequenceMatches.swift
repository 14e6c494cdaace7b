/// The elements that two sequences of numbers share, in order.
///
/// Up to a few hundred elements are compared exactly. In longer sequences the elements that occur once in each are
/// fixed points, as in a patience diff, or else those with the same number of earlier occurrences; the stretches
/// between them are compared separately. The cost is therefore proportional to the number of elements, not to its
/// square.
struct SequenceMatches {
  /// The positions of every shared element in both sequences, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// The number of elements of both sequences that are compared exactly, at a cost of up to their square.
  private static let exactLimit = 600

  /// A stretch of both sequences that has yet to be compared; positions in them.
  private struct Stretch {
    var olds: [Int]
    var news: [Int]
  }

  private let old: [Int]
  private let new: [Int]

  /// Matches `old` with `new`.
  ///
  /// - Complexity: O(n log n) for n elements in all.
  init(from old: [Int], to new: [Int]) {
    (self.old, self.new) = (old, new)
    var pending = [Stretch(olds: Array(old.indices), news: Array(new.indices))]
    while let stretch = pending.popLast() {
      // Without what the other side lacks, more is the same at both ends: in most long texts everything.
      let rest = matchingEnds(of: matchingEnds(of: stretch))
      guard !rest.olds.isEmpty, !rest.news.isEmpty else { continue }
      if rest.olds.count + rest.news.count <= SequenceMatches.exactLimit {
        matchExactly(rest)
      } else {
        pending += stretches(of: rest)
      }
    }
    pairs.sort { $0.old < $1.old }
  }

  /// Records the equal elements at both ends of `stretch`, and returns the rest between them without elements that the
  /// other side lacks.
  private mutating func matchingEnds(of stretch: Stretch) -> Stretch {
    let (olds, news) = (stretch.olds, stretch.news)
    var start = 0
    var (oldEnd, newEnd) = (olds.count, news.count)
    while start < min(oldEnd, newEnd), old[olds[start]] == new[news[start]] {
      pairs.append((olds[start], news[start]))
      start += 1
    }
    while oldEnd > start, newEnd > start, old[olds[oldEnd - 1]] == new[news[newEnd - 1]] {
      oldEnd -= 1
      newEnd -= 1
      pairs.append((olds[oldEnd], news[newEnd]))
    }
    let oldHas = Set(olds[start..<oldEnd].map { old[$0] })
    let newHas = Set(news[start..<newEnd].map { new[$0] })
    return Stretch(
      olds: olds[start..<oldEnd].filter { newHas.contains(old[$0]) },
      news: news[start..<newEnd].filter { oldHas.contains(new[$0]) }
    )
  }

  /// Records a longest common subsequence.
  private mutating func matchExactly(_ stretch: Stretch) {
    let numbers = stretch.news.map { new[$0] }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in numbers.difference(from: stretch.olds.map { old[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let olds = stretch.olds.indices.filter { !removed.contains($0) }
    let news = stretch.news.indices.filter { !inserted.contains($0) }
    for (one, other) in zip(olds, news) { pairs.append((stretch.olds[one], stretch.news[other])) }
  }

  /// The parts of `stretch` between its fixed points, each starting with its fixed point.
  private func stretches(of stretch: Stretch) -> [Stretch] {
    var points = RisingPairs(fixedPoints(of: stretch, areSingle: true)).pairs
    if points.isEmpty { points = RisingPairs(fixedPoints(of: stretch, areSingle: false)).pairs }
    guard !points.isEmpty else { return [] }
    let starts = [(old: 0, new: 0)] + points
    let ends = points + [(old: stretch.olds.count, new: stretch.news.count)]
    return zip(starts, ends).map { start, end in
      Stretch(
        olds: Array(stretch.olds[start.old..<end.old]),
        news: Array(stretch.news[start.new..<end.new])
      )
    }
  }

  /// The positions in `stretch` of the elements that occur once on either side, or of each with the one with the same
  /// number of earlier occurrences; in the old order.
  private func fixedPoints(of stretch: Stretch, areSingle: Bool) -> [(old: Int, new: Int)] {
    var places: [Int: [Int]] = Dictionary(minimumCapacity: stretch.news.count)
    for (place, index) in stretch.news.enumerated() {
      places[new[index], default: []].append(place)
    }
    var counts: [Int: Int] = Dictionary(minimumCapacity: stretch.olds.count)
    for index in stretch.olds { counts[old[index], default: 0] += 1 }
    var seen: [Int: Int] = [:]
    var points: [(old: Int, new: Int)] = []
    for (place, index) in stretch.olds.enumerated() {
      let number = old[index]
      guard let others = places[number] else { continue }
      let rank = seen[number, default: 0]
      seen[number] = rank + 1
      if areSingle && (others.count != 1 || counts[number] != 1) { continue }
      if rank < others.count { points.append((place, others[rank])) }
    }
    return points
  }
}

/// A longest subsequence of pairs, which rise on the old side, that also rises on the new side.
struct RisingPairs {
  /// The chosen pairs.
  let pairs: [(old: Int, new: Int)]

  init(_ points: [(old: Int, new: Int)]) {
    // The last pair of the best subsequence of each length, and the predecessor of each pair.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: points.count)
    for (index, point) in points.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if points[tails[middle]].new < point.new { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var chosen: [(old: Int, new: Int)] = []
    var next = tails.last
    while let index = next {
      chosen.append(points[index])
      next = previous[index]
    }
    pairs = chosen.reversed()
  }
}
