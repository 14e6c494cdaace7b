import LayoutSim

/// Every screen of an app that an exploration has reached, with the path there.
///
/// It is a value without closures and coordinators: it is written to files, parsed, drawn and compared without the app.
/// Everything in it is in an order that does not depend on how it was found: places by surface, owner and name, the
/// states of a place by the length of their paths and then by their text, and moves by the states from which they lead,
/// in the order of the actions there.
public struct ScreenMap: Hashable, Sendable {
  /// The version of maps that are written, and the latest that is read.
  public static let currentVersion = 1

  /// The name of the exploration.
  public var name: String

  /// The device and the settings, as the first line of an outline: `device iPhone15 …`.
  public var settings: String

  /// The limits of the exploration.
  public var limits: ExplorationLimits

  /// The walks that started where it ended.
  public var walks: [RandomWalks]

  /// Whether everything that a finger can do was tried in every state, and all code followed to its end; ``leftOut``
  /// names what was not, also what was declared to be left out.
  public var isComplete: Bool

  /// The actions that were declared to be left out, in the order of their words.
  public var declaredLeftOut: [StageAction]

  /// The number of steps, counted as if each state had been reached from the start.
  public var stepCount: Int

  /// The index of the state in which the app starts.
  public var start: Int

  /// The places.
  public var places: [MapPlace]

  /// The states.
  public var states: [MapState]

  /// The moves.
  public var moves: [MapMove]

  /// The kinds of routes that were expected.
  public var routes: [MapRoute]

  /// The links that were opened.
  public var links: [MapLink]

  /// The laws that were checked.
  public var laws: [MapLaw]

  /// Further information for a reader.
  public var notes: [MapNote]

  /// The outlines of screens, each once.
  public var outlines: [String]

  /// Creates a map.
  public init(
    name: String,
    settings: String,
    limits: ExplorationLimits = ExplorationLimits(),
    walks: [RandomWalks] = [],
    isComplete: Bool,
    declaredLeftOut: [StageAction] = [],
    stepCount: Int = 0,
    start: Int = 0,
    places: [MapPlace],
    states: [MapState],
    moves: [MapMove],
    routes: [MapRoute] = [],
    links: [MapLink] = [],
    laws: [MapLaw] = [],
    notes: [MapNote] = [],
    outlines: [String]
  ) {
    self.name = name
    self.settings = settings
    self.limits = limits
    self.walks = walks
    self.isComplete = isComplete
    self.declaredLeftOut = declaredLeftOut
    self.stepCount = stepCount
    self.start = start
    self.places = places
    self.states = states
    self.moves = moves
    self.routes = routes
    self.links = links
    self.laws = laws
    self.notes = notes
    self.outlines = outlines
  }
}

extension ScreenMap: CustomStringConvertible {
  /// The name and the counts, such as `screen map "shop": 12 places, 40 states, not complete`.
  public var description: String {
    "screen map \(QuotedWords.text(name)): \(places.count) places, \(states.count) states, "
      + (isComplete ? "complete" : "not complete")
  }
}

extension ScreenMap {
  /// The indices of the states of the place at `index`, in order.
  public func states(ofPlaceAt index: Int) -> [Int] {
    states.indices.filter { states[$0].place == index }
  }

  /// The moves from the state at `index`, in order.
  ///
  /// - Complexity: O(log moves + moves from there).
  public func moves(fromStateAt index: Int) -> ArraySlice<MapMove> {
    var (low, high) = (moves.startIndex, moves.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if moves[middle].from < index { low = middle + 1 } else { high = middle }
    }
    let end = moves[low...].firstIndex { $0.from != index } ?? moves.endIndex
    return moves[low..<end]
  }

  /// The shortest path to the place at `index`.
  public func way(toPlaceAt index: Int) -> Script {
    states.filter { $0.place == index }.map(\.way).min { $0.count < $1.count } ?? Script()
  }

  /// The states that were not entered.
  public var leafCount: Int { states.count(where: \.isLeaf) }
}
