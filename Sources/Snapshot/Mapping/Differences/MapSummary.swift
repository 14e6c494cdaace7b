import LayoutSim

/// The part of a map that a team commits: its places, the shortest paths to them, and the moves between them.
///
/// Its text can be parsed, and contains little that changes with the content of an app. The steps after `by` are the way
/// to a place, those after `on` lead on; where several lead to one place, the first is there, and `and more`. A
/// target that begins with `… > ` lies beyond the place itself. After `left out` comes the reason why a step was not tried on
/// the place, and the first step that was never tried there.
///
/// ```text
/// map "everyScreen" device iphone-15 os=18 393x852 safe=59,0,34,0 type=large scheme=light
///
/// place home.window
///   by tap "Log in"
///   on select tab "Browse" → browse.shelves
///
/// place browse.shelves
///   by tap "Log in"
///   by select tab "Browse"
///   on tap "Gothic tales, 2" and more → … > browse.genre(…)
///   left out enough-entries
/// ```
public struct MapSummary: Hashable, Sendable {
  /// A place, the path there, and the moves from it.
  public struct Place: Hashable, Sendable {
    /// The name, which no other place of the map has; one line.
    public var name: String

    /// The shortest path there.
    public var way: Script

    /// The moves to other places, one to each.
    public var moves: [Move]

    /// The states of the place that were left out, one entry for each reason.
    public var leftOut: [LeftOut]

    /// Creates a place.
    public init(name: String, way: Script, moves: [Move] = [], leftOut: [LeftOut] = []) {
      self.name = name
      self.way = way
      self.moves = moves
      self.leftOut = leftOut
    }
  }

  /// Steps that were left out on a place, for one reason.
  public struct LeftOut: Hashable, Sendable {
    /// The reason.
    public var reason: MapLeftOut.Reason

    /// The first step that was never tried on the place; `nil` if there is none.
    public var step: ScriptStep?

    /// Whether there are others.
    public var hasMore: Bool

    /// Creates an entry.
    public init(reason: MapLeftOut.Reason, step: ScriptStep? = nil, hasMore: Bool = false) {
      self.reason = reason
      self.step = step
      self.hasMore = hasMore
    }
  }

  /// The moves from one place to another, represented by the first.
  public struct Move: Hashable, Sendable {
    /// The first step that leads there.
    public var step: ScriptStep

    /// Whether others lead there, too.
    public var hasMore: Bool

    /// The name of the place to which it leads.
    public var to: String

    /// Creates moves.
    public init(step: ScriptStep, hasMore: Bool = false, to: String) {
      self.step = step
      self.hasMore = hasMore
      self.to = to
    }
  }

  /// The name of the map.
  public var name: String

  /// The device and the settings: `device iphone-15 …`.
  public var settings: String

  /// The declarations of the exploration that match nothing, in words, each one line: `inputs for “Nmae”`.
  public var unused: [String]

  /// The places.
  public var places: [Place]

  /// Creates a summary.
  public init(name: String, settings: String, unused: [String] = [], places: [Place]) {
    self.name = name
    self.settings = settings
    self.unused = unused
    self.places = places
  }
}

extension ScreenMap {
  /// The part of the map that is committed.
  public var summary: MapSummary {
    let arrows = PlaceArrows(self)
    let names = uniqueNames
    var places = names.enumerated().map { index, name in
      MapSummary.Place(name: name, way: arrows.way(toPlaceAt: index, in: self))
    }
    for part in leftOut {
      places[part.place].leftOut.append(
        MapSummary.LeftOut(
          reason: part.reason,
          step: part.untried.first,
          hasMore: part.untried.count > 1
        )
      )
    }
    for arrow in arrows.all {
      places[arrow.from].moves.append(
        MapSummary.Move(step: arrow.steps[0], hasMore: arrow.steps.count > 1, to: names[arrow.to])
      )
    }
    return MapSummary(
      name: name,
      settings: SummaryText.line(settings),
      unused: notes.compactMap { $0.unusedDeclaration.map(SummaryText.line) },
      places: places
    )
  }

  /// The name of each place for a heading; only names that several places have are extended.
  var titles: [String] {
    let counts = places.reduce(into: [:]) { $0[$1.name, default: 0] += 1 }
    return zip(places, uniqueNames).map { counts[$0.name, default: 0] > 1 ? $1 : $0.name }
  }

  /// A unique name for each place: with its tab, its owner or a number if names alone are equal.
  var uniqueNames: [String] {
    var names = places.map { SummaryText.name($0.name) }
    let details: [(MapPlace) -> String?] = [\.tab, { $0.surfaces.last?.owner }]
    for detail in details {
      let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      for (index, place) in places.enumerated() where counts[names[index], default: 0] > 1 {
        if let words = detail(place) { names[index] += " (\(SummaryText.line(words)))" }
      }
    }
    var used: Set<String> = []
    for (index, name) in names.enumerated() {
      var number = 2
      while !used.insert(names[index]).inserted {
        names[index] = "\(name) \(number)"
        number += 1
      }
    }
    return names
  }
}

/// The reason why a text is not the summary of a map.
public struct MapSummaryError: Error, Hashable, Sendable {
  /// The problem of a line.
  public enum Problem: Hashable, Sendable {
    /// It is the first, and does not name a map.
    case noMap

    /// It is not the line of a place.
    case unknown(line: String)

    /// A place of that name is above it.
    case repeated(place: String)

    /// Its text is not a step.
    case unreadable(UnreadableActionError)

    /// It does not contain the target of a step.
    case noTarget(words: String)

    /// A step leads to a place that the text does not have.
    case noPlace(String)
  }

  /// The line, from 1 on.
  public let line: Int

  /// The problem.
  public let problem: Problem
}

extension MapSummaryError: CustomStringConvertible {
  /// The line, the problem, and the expected content.
  public var description: String { "Line \(line): \(problem.words)" }
}

extension MapSummaryError.Problem {
  fileprivate var words: String {
    switch self {
    case .noMap: "a map begins with its name and settings: map \"everyScreen\" device iphone-15 …"
    case .unknown(let line):
      "“\(line)” is not a line of a map. Each is: place …, or below a place: by and a step of the way there, or on, "
        + "a step, → and another place."
    case .repeated(let place):
      "there is a place “\(place)” above. Take the new text of the map, rather than join two by hand."
    case .unreadable(let error): error.description
    case .noTarget(let words):
      "“\(words)” has no destination. After the step come → and the name of a place."
    case .noPlace(let name):
      "there is no place “\(name)”. Take the new text of the map, rather than join two by hand."
    }
  }
}
