/// The moves between the places of a map, parallel ones joined.
struct PlaceArrows {
  /// All moves from one place to another.
  struct Arrow: Hashable {
    let from: Int
    let to: Int

    /// The steps, each once, in the order of the moves; there is always one.
    private(set) var steps: [ScriptStep]

    fileprivate mutating func add(_ step: ScriptStep) { steps.append(step) }
  }

  /// The arrows, by the place from which they lead and then by the one to which they do.
  let all: [Arrow]

  /// The states of each place, in order.
  let states: [[Int]]

  /// The number of steps of the shortest way to each place.
  let distances: [Int]

  /// - Complexity: O(states + moves), and sorting the arrows.
  init(_ map: ScreenMap) {
    struct Ends: Hashable {
      let from: Int
      let to: Int
    }
    struct Known: Hashable {
      let ends: Ends
      let step: ScriptStep
    }
    var states = [[Int]](repeating: [], count: map.places.count)
    for (index, state) in map.states.enumerated() { states[state.place].append(index) }
    var arrows: [Ends: Arrow] = [:]
    var known: Set<Known> = []
    for move in map.moves {
      guard let to = move.to else { continue }
      let ends = Ends(from: map.states[move.from].place, to: map.states[to].place)
      guard ends.from != ends.to, known.insert(Known(ends: ends, step: move.step)).inserted
      else { continue }
      arrows[ends, default: Arrow(from: ends.from, to: ends.to, steps: [])].add(move.step)
    }
    self.states = states
    all = arrows.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    distances = states.map { $0.map { map.states[$0].way.count }.min() ?? 0 }
  }

  /// Whether an arrow leads nearer to the start of the app.
  func isWayBack(_ arrow: Arrow) -> Bool { distances[arrow.to] < distances[arrow.from] }

  /// The shortest way to the place at `index`.
  func way(toPlaceAt index: Int, in map: ScreenMap) -> Script {
    let shortest = states[index].min { map.states[$0].way.count < map.states[$1].way.count }
    return shortest.map { map.states[$0].way } ?? Script()
  }
}
