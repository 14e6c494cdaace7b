/// The places of a map and the moves between them, as a graph: what a chart draws.
struct ChartGraph {
  /// All moves from one place to another.
  struct Arrow {
    /// The indices of the places.
    let from: Int
    let to: Int

    /// The first of the moves in few words, and how many others there are.
    let words: String
  }

  /// The row of each place: the length of the shortest chain of moves from the start.
  ///
  /// Places to which no chain leads are in a row of their own, below all others.
  let rows: [Int]

  /// The arrows, by the places from which and to which they lead; none leads back to its own place.
  let arrows: [Arrow]

  /// The places and moves of `map`; a move from or to something that is not part of it is left out.
  ///
  /// - Complexity: O(places + moves · log moves).
  init(_ map: ScreenMap) {
    arrows = ChartGraph.arrows(of: map)
    let start = map.states.indices.contains(map.start) ? map.states[map.start].place : 0
    rows = ChartGraph.rows(count: map.places.count, start: start, arrows)
  }

  /// The number of rows.
  var rowCount: Int { (rows.max() ?? -1) + 1 }

  private struct Pair: Hashable, Comparable {
    let from: Int
    let to: Int

    static func < (lhs: Pair, rhs: Pair) -> Bool { (lhs.from, lhs.to) < (rhs.from, rhs.to) }
  }

  private static func arrows(of map: ScreenMap) -> [Arrow] {
    var moves: [(pair: Pair, first: String, others: Set<String>)] = []
    var numbers: [Pair: Int] = [:]
    for move in map.moves {
      guard let to = move.to, let from = map.place(ofStateAt: move.from),
        let to = map.place(ofStateAt: to), from != to
      else { continue }
      let pair = Pair(from: from, to: to)
      let words = move.step.brief
      if let number = numbers[pair] {
        if words != moves[number].first { moves[number].others.insert(words) }
      } else {
        numbers[pair] = moves.count
        moves.append((pair, words, []))
      }
    }
    return moves.sorted { $0.pair < $1.pair }.map { pair, first, others in
      let more = others.isEmpty ? "" : " and \(others.count) more"
      return Arrow(from: pair.from, to: pair.to, words: first + more)
    }
  }

  private static func rows(count: Int, start: Int, _ arrows: [Arrow]) -> [Int] {
    var rows = [Int?](repeating: nil, count: count)
    guard rows.indices.contains(start) else { return [Int](repeating: 0, count: count) }
    var targets = [[Int]](repeating: [], count: count)
    for arrow in arrows { targets[arrow.from].append(arrow.to) }
    rows[start] = 0
    var level = [start]
    var row = 0
    while !level.isEmpty {
      row += 1
      var next: [Int] = []
      for target in level.flatMap({ targets[$0] }) where rows[target] == nil {
        rows[target] = row
        next.append(target)
      }
      level = next
    }
    return rows.map { $0 ?? row }
  }
}

extension ScreenMap {
  /// The index of the place of the state at `index`; `nil` if either is not part of the map.
  func place(ofStateAt index: Int) -> Int? {
    guard states.indices.contains(index) else { return nil }
    let place = states[index].place
    return places.indices.contains(place) ? place : nil
  }
}
