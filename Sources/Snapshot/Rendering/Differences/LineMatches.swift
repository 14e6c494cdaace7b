/// The lines that two texts share, in order.
///
/// Texts of up to a few hundred lines are compared exactly. In longer ones the lines that occur once in each
/// are fixed points, as in a patience diff, and the stretches between them are compared separately; a long
/// stretch without a fixed point counts as replaced. So the cost is proportional to the lines, not to their
/// square.
struct LineMatches {
  /// The positions in the old text and in the new text of every line that both have, in order.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// The number of lines of both texts that are compared exactly, at a cost of up to their square.
  private static let exactLimit = 600

  /// A stretch of both texts that has yet to be compared; positions in the texts.
  private struct Stretch {
    var old: [Int]
    var new: [Int]
  }

  /// Equal lines have equal numbers.
  private let oldNumbers: [Int]
  private let newNumbers: [Int]

  /// Matches the lines of `old` with those of `new`.
  ///
  /// - Complexity: O(n log n) for n lines in all.
  init(from old: [String], to new: [String]) {
    var numbers: [[UInt8]: Int] = [:]
    // By bytes: as strings, a precomposed accent would equal a combining one.
    func number(_ line: String) -> Int {
      let bytes = Array(line.utf8)
      if let known = numbers[bytes] { return known }
      numbers[bytes] = numbers.count
      return numbers.count - 1
    }
    oldNumbers = old.map(number)
    newNumbers = new.map(number)

    var pending = [Stretch(old: Array(old.indices), new: Array(new.indices))]
    while let stretch = pending.popLast() {
      let rest = matchingEnds(of: stretch)
      guard !rest.old.isEmpty, !rest.new.isEmpty else { continue }
      if rest.old.count + rest.new.count <= LineMatches.exactLimit {
        matchExactly(rest)
      } else {
        pending += stretches(of: rest)
      }
    }
    pairs.sort { $0.old < $1.old }
  }

  /// Records the equal lines at both ends of `stretch`, and returns what is between them without the lines
  /// that the other side lacks.
  private mutating func matchingEnds(of stretch: Stretch) -> Stretch {
    let (old, new) = (stretch.old, stretch.new)
    var start = 0
    var (oldEnd, newEnd) = (old.count, new.count)
    while start < min(oldEnd, newEnd), isSame(old[start], new[start]) {
      pairs.append((old[start], new[start]))
      start += 1
    }
    while oldEnd > start, newEnd > start, isSame(old[oldEnd - 1], new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
      pairs.append((old[oldEnd], new[newEnd]))
    }
    let oldHas = Set(old[start..<oldEnd].map { oldNumbers[$0] })
    let newHas = Set(new[start..<newEnd].map { newNumbers[$0] })
    return Stretch(
      old: old[start..<oldEnd].filter { newHas.contains(oldNumbers[$0]) },
      new: new[start..<newEnd].filter { oldHas.contains(newNumbers[$0]) }
    )
  }

  private func isSame(_ old: Int, _ new: Int) -> Bool { oldNumbers[old] == newNumbers[new] }

  /// Records a longest common subsequence.
  private mutating func matchExactly(_ stretch: Stretch) {
    let new = stretch.new.map { newNumbers[$0] }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: stretch.old.map { oldNumbers[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let olds = stretch.old.indices.filter { !removed.contains($0) }
    let news = stretch.new.indices.filter { !inserted.contains($0) }
    for (old, new) in zip(olds, news) { pairs.append((stretch.old[old], stretch.new[new])) }
  }

  /// The parts of `stretch` between its fixed points, each starting with its fixed point.
  private func stretches(of stretch: Stretch) -> [Stretch] {
    let points = LineMatches.rising(fixedPoints(of: stretch))
    guard !points.isEmpty else { return [] }
    let starts = [(old: 0, new: 0)] + points
    let ends = points + [(old: stretch.old.count, new: stretch.new.count)]
    return zip(starts, ends).map { start, end in
      Stretch(
        old: Array(stretch.old[start.old..<end.old]),
        new: Array(stretch.new[start.new..<end.new])
      )
    }
  }

  /// The positions in `stretch` of the lines that occur once on either side, in the old order.
  private func fixedPoints(of stretch: Stretch) -> [(old: Int, new: Int)] {
    let news = LineMatches.singles(stretch.new.map { newNumbers[$0] })
    let olds = LineMatches.singles(stretch.old.map { oldNumbers[$0] })
    return stretch.old.indices.compactMap { place in
      let number = oldNumbers[stretch.old[place]]
      guard olds[number] != nil, let new = news[number] else { return nil }
      return (place, new)
    }
  }

  /// The position of every number that occurs once.
  private static func singles(_ numbers: [Int]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for (place, number) in numbers.enumerated()
    where places.updateValue(place, forKey: number) != nil {
      repeated.insert(number)
    }
    return places.filter { !repeated.contains($0.key) }
  }

  /// A longest subsequence of `points`, which rise on the old side, that also rises on the new side.
  private static func rising(_ points: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // The last point of the best subsequence of each length, and the predecessor of each point.
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
    return chosen.reversed()
  }
}
