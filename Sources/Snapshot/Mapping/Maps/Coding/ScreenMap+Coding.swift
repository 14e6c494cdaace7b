import LayoutSim

extension ScreenMap: Codable {
  /// The parts, in the order in which a text has them.
  enum Key: String, CodingKey, CaseIterable {
    case version, name, settings, limits, walks, isComplete, declaredLeftOut, stepCount, start
    case places, states, moves, routes, links, laws, notes, outlines
  }

  /// The version that is written: `flowsim.map/1`.
  public static var versionName: String { versionPrefix + "\(currentVersion)" }

  private static let versionPrefix = "flowsim.map/"

  /// Decodes a map.
  ///
  /// - Throws: A ``ScreenMapError`` if it is of a newer version, or one of its parts refers to one that does not exist.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let version = try container.decode(String.self, forKey: .version)
    guard version.hasPrefix(ScreenMap.versionPrefix),
      let number = Int(version.dropFirst(ScreenMap.versionPrefix.count)),
      (1...ScreenMap.currentVersion).contains(number)
    else { throw ScreenMapError.version(version) }
    self.init(
      name: try container.decode(String.self, forKey: .name),
      settings: try container.decode(String.self, forKey: .settings),
      limits: try container.decode(ExplorationLimits.self, forKey: .limits),
      walks: try container.decodeIfPresent([RandomWalks].self, forKey: .walks) ?? [],
      isComplete: try container.decode(Bool.self, forKey: .isComplete),
      declaredLeftOut: try container.decodeIfPresent([StageAction].self, forKey: .declaredLeftOut)
        ?? [],
      stepCount: try container.decode(Int.self, forKey: .stepCount),
      start: try container.decode(Int.self, forKey: .start),
      places: try container.decode([MapPlace].self, forKey: .places),
      states: try container.decode([MapState].self, forKey: .states),
      moves: try container.decode([MapMove].self, forKey: .moves),
      routes: try container.decode([MapRoute].self, forKey: .routes),
      links: try container.decode([MapLink].self, forKey: .links),
      laws: try container.decode([MapLaw].self, forKey: .laws),
      notes: try container.decode([MapNote].self, forKey: .notes),
      outlines: try SharedLines.joined(
        container.decode([[SharedLines.Part]].self, forKey: .outlines)
      )
    )
    try check()
  }

  /// Encodes the map with its version; lines that outlines share are written once.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(ScreenMap.versionName, forKey: .version)
    try container.encode(name, forKey: .name)
    try container.encode(settings, forKey: .settings)
    try container.encode(limits, forKey: .limits)
    try container.encode(walks, forKey: .walks)
    try container.encode(isComplete, forKey: .isComplete)
    try container.encode(declaredLeftOut, forKey: .declaredLeftOut)
    try container.encode(stepCount, forKey: .stepCount)
    try container.encode(start, forKey: .start)
    try container.encode(places, forKey: .places)
    try container.encode(states, forKey: .states)
    try container.encode(moves, forKey: .moves)
    try container.encode(routes, forKey: .routes)
    try container.encode(links, forKey: .links)
    try container.encode(laws, forKey: .laws)
    try container.encode(notes, forKey: .notes)
    try container.encode(SharedLines(outlines).texts, forKey: .outlines)
  }
}

extension ScreenMap {
  /// Checks that every part that is referred to by a number exists, and that moves are in order.
  ///
  /// All readers of a map rely on both.
  func check() throws(ScreenMapError) {
    if !states.isEmpty || start != 0 { try check(start, in: states, "start", "state") }
    for (index, state) in states.enumerated() {
      try check(state.place, in: places, "states[\(index)]", "place")
      try check(state.outline, in: outlines, "states[\(index)]", "outline")
    }
    var ids: Set<String> = []
    for state in states where !ids.insert(state.id).inserted { throw .repeated(id: state.id) }
    for (index, move) in moves.enumerated() {
      try check(move.from, in: states, "moves[\(index)]", "state")
      if let to = move.to { try check(to, in: states, "moves[\(index)]", "state") }
      if index > 0, moves[index - 1].from > move.from { throw .order(move: index) }
    }
    for (index, route) in routes.enumerated() {
      if let state = route.state { try check(state, in: states, "routes[\(index)]", "state") }
    }
    for (index, link) in links.enumerated() {
      for place in link.places { try check(place, in: places, "links[\(index)]", "place") }
    }
    for (index, law) in laws.enumerated() {
      for violation in law.violations {
        try check(violation.state, in: states, "laws[\(index)]", "state")
        for outline in [violation.before, violation.after].compactMap(\.self) {
          try check(outline, in: outlines, "laws[\(index)]", "outline")
        }
      }
    }
  }

  private func check<Part>(
    _ number: Int,
    in parts: [Part],
    _ place: @autoclosure () -> String,
    _ kind: String
  ) throws(ScreenMapError) {
    if !parts.indices.contains(number) {
      throw .missing(part: place(), number: number, of: kind)
    }
  }
}
