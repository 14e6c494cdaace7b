/// The places of a map and the moves between them, as the graph that a chart draws.
struct ChartGraph {
  /// All moves from one place to another.
  struct Arrow {
    /// The indices of the places.
    let from: Int
    let to: Int

    /// The brief text of the first move, and the number of the others.
    let words: String

    /// Whether it is the first that leads to its place from the row above.
    var isFirst = false
  }

  /// The row of each place: the length of the shortest chain of moves from the start.
  ///
  /// Places to which no chain leads are in a separate row, below all others.
  let rows: [Int]

  /// The arrows that are drawn, by the places from which and to which they lead; none leads back to its own place.
  let arrows: [Arrow]

  /// The text of the first arrow to each place; `nil` for a place to which none leads from the row above.
  let firstWords: [String?]

  /// The number of arrows that are left out, because so many could not be distinguished.
  let leftOutCount: Int

  /// The number of places beyond which only the first arrow to each is drawn.
  static let mostPlacesWithAllArrows = 10

  /// The places and moves of `map`; a move from or to a state that is not part of it is left out.
  ///
  /// - Complexity: O(places + moves · log moves).
  init(_ map: ScreenMap) {
    var all = ChartGraph.arrows(of: map)
    let start = map.states.indices.contains(map.start) ? map.states[map.start].place : 0
    rows = ChartGraph.rows(count: map.places.count, start: start, all)
    var words = [String?](repeating: nil, count: map.places.count)
    for (index, arrow) in all.enumerated() where rows[arrow.to] == rows[arrow.from] + 1 {
      guard words[arrow.to] == nil else { continue }
      words[arrow.to] = arrow.words
      all[index].isFirst = true
    }
    firstWords = words
    let isReadable = map.places.count <= ChartGraph.mostPlacesWithAllArrows
    arrows = isReadable ? all : all.filter(\.isFirst)
    leftOutCount = all.count - arrows.count
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

/// Names in the narrow room of a chart.
enum ChartNames {
  /// The lines of a name, at most `lines` with at most `length` characters; the rest is replaced by an ellipsis.
  ///
  /// Lines end between words: at blanks, after signs, and before capitals.
  static func lines(of name: String, length: Int, lines: Int) -> [String] {
    var result: [String] = []
    var rest = Substring(name)
    while !rest.isEmpty, result.count < lines {
      var line = rest.prefix(length)
      if line.endIndex < rest.endIndex {
        if result.count == lines - 1 {
          result.append("\(line.dropLast())…")
          return result
        }
        let ends = rest.indices.prefix(line.count + 1).dropFirst()
        if let end = ends.last(where: { isBetweenWords($0, in: rest) }) { line = rest[..<end] }
      }
      rest = rest[line.endIndex...].drop { $0 == " " }
      while line.last == " " { line = line.dropLast() }
      if !line.isEmpty { result.append(String(line)) }
    }
    return result
  }

  private static func isBetweenWords(_ index: String.Index, in name: Substring) -> Bool {
    let (last, next) = (name[name.index(before: index)], name[index])
    return " ./-_,".contains(last) || " (".contains(next) || last.isLowercase && next.isUppercase
  }
}
