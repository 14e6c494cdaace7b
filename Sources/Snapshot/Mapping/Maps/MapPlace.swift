/// A place of an app: screens that a map shows as one, regardless of their values.
///
/// It is made of the surfaces from the last cover up, since nothing below a cover is in sight.
public struct MapPlace: Hashable, Sendable, Codable {
  /// The surfaces, lowest first; there is always one.
  public var surfaces: [MapSurface]

  /// The alerts, dialogs, popovers and menus in front, lowest first, by kind and title: `alert Delete this note?`.
  public var dialogs: [String]

  /// Creates a place of `surfaces` with `dialogs` in front.
  public init(surfaces: [MapSurface], dialogs: [String] = []) {
    self.surfaces = surfaces
    self.dialogs = dialogs
  }
}

/// One surface of a place.
public struct MapSurface: Hashable, Sendable, Codable {
  /// The style: `base`, `sheet`, `cover` or `overlay`.
  public var style: String

  /// The path of its coordinator.
  public var owner: String

  /// The kinds of its routes, lowest first; for tabs those of the selected one, for columns those in sight.
  public var kinds: [String]

  /// The title of the selected tab; `nil` without tabs.
  public var tab: String?

  /// Creates a surface.
  public init(style: String, owner: String, kinds: [String], tab: String? = nil) {
    self.style = style
    self.owner = owner
    self.kinds = kinds
    self.tab = tab
  }
}

extension MapPlace {
  /// The kind in front: that of the top screen of the front-most surface, `browse.book(…)`.
  public var kind: String { surfaces.last?.kinds.last ?? "empty" }

  /// The tab in which it is, or over which it is; `nil` without tabs.
  public var tab: String? { surfaces.last { $0.tab != nil }?.tab }

  /// The place on one line: `… > browse.editions(…) > sheet browse.sample > alert Delete?`.
  ///
  /// It contains the kinds of all screens of each surface, joined by ` > `; a surface other than the base is preceded
  /// by its style.
  public var name: String {
    let parts = surfaces.map { surface in
      let kinds = surface.kinds.joined(separator: " > ")
      return surface.style == "base" ? kinds : "\(surface.style) \(kinds)"
    }
    return (parts + dialogs).joined(separator: " > ")
  }

  /// The short name of the place: the part in front, preceded by `… > ` if there is more behind it.
  public var shortName: String {
    guard let front = surfaces.last else { return dialogs.last ?? "empty" }
    let top = front.style == "base" ? kind : "\(front.style) \(kind)"
    let words = dialogs.last.map { "\(kind) > \($0)" } ?? top
    return surfaces.count > 1 || front.kinds.count > 1 || dialogs.count > 1 ? "… > \(words)" : words
  }

  /// The kind of a route by its identifier: all up to the first bracket, and `(…)` if there is one.
  package static func kind(of identifier: String) -> String {
    guard let bracket = identifier.firstIndex(of: "(") else { return identifier }
    return "\(identifier[..<bracket])(…)"
  }
}

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

  /// The number of steps of the shortest path to each place.
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
    let states = map.statesByPlace
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

  /// The shortest path to the place at `index`.
  func way(toPlaceAt index: Int, in map: ScreenMap) -> Script {
    let shortest = states[index].min { map.states[$0].way.count < map.states[$1].way.count }
    return shortest.map { map.states[$0].way } ?? Script()
  }
}
