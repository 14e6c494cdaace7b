import FlowEngine
import LayoutSim
import SnapshotRendering

/// Creates a map from the results of a search, in an order that does not depend on how they were found.
@MainActor
struct MapAssembly<App: AnyCoordinator> {
  let exploration: Exploration<App>
  let search: Search<App>

  /// The indices of the states of the search, in the order of the map.
  private let order: [Int]

  /// The index in the map of each state of the search.
  private let positions: [Int]

  private let places: [MapPlace]

  init(_ exploration: Exploration<App>, _ search: Search<App>) {
    self.exploration = exploration
    self.search = search
    let states = search.states
    var known: Set<MapPlace> = []
    let places = states.map(\.details.place).filter { known.insert($0).inserted }
      .sorted { $0.precedes($1) }
    self.places = places
    var numbers: [MapPlace: Int] = [:]
    for (number, place) in places.enumerated() { numbers[place] = number }
    let ways = states.map { $0.way.description }
    let ranks = states.map { numbers[$0.details.place] ?? 0 }
    let order = states.indices.sorted { first, second in
      (ranks[first], states[first].way.count, ways[first], first)
        < (ranks[second], states[second].way.count, ways[second], second)
    }
    self.order = order
    var positions = Array(repeating: 0, count: states.count)
    for (position, index) in order.enumerated() { positions[index] = position }
    self.positions = positions
  }

  /// The map.
  var map: ScreenMap {
    get async { await assembled() }
  }

  private func assembled() async -> ScreenMap {
    var outlines = MapOutlines()
    var names = StateNames()
    var tried: [MapPlace: Set<ScriptStep>] = [:]
    for move in search.moves {
      tried[search.states[move.from].details.place, default: []].insert(move.move.step)
    }
    let states = order.map { index in
      let state = search.states[index]
      let steps = (state.status == .entered ? [] : state.details.steps) + state.details.leftOut
      let untried = steps.filter { tried[state.details.place]?.contains($0) != true }
      return MapState(
        id: names.name(for: state.details.place.kind),
        place: places.firstIndex(of: state.details.place) ?? 0,
        fingerprint: Fingerprint.digits(of: state.fingerprint.state),
        composition: state.details.composition,
        way: state.way,
        outline: outlines.index(of: state.details.outline),
        status: state.status,
        untried: untried
      )
    }
    let report = await LawReport(exploration, search, positions: positions)
      .report(adding: &outlines)
    var map = ScreenMap(
      name: exploration.name,
      settings: outlines.texts.isEmpty ? "" : settings(of: search.states[0].details.outline),
      limits: exploration.limits,
      walks: exploration.randomWalks,
      isComplete: search.isComplete,
      declaredLeftOut: exploration.leftOut.sorted { $0.description < $1.description },
      stepCount: search.stepCount,
      start: positions.first ?? 0,
      places: places,
      states: states,
      moves: moves,
      routes: routes,
      links: links,
      laws: report.laws,
      notes: notes + report.notes,
      outlines: outlines.texts
    )
    if !map.leftOut.isEmpty { map.isComplete = false }
    return map
  }

  private func settings(of outline: String) -> String {
    String(outline.prefix { $0 != "\n" })
  }

  private var moves: [MapMove] {
    let moves = search.moves.enumerated().map { number, found in
      (
        number,
        MapMove(
          from: positions[found.from],
          step: found.move.step,
          to: found.to.map { positions[$0] },
          refusal: found.move.refusal,
          area: found.move.area.map(\.inPrintedNumbers)
        )
      )
    }
    return moves.sorted { ($0.1.from, $0.0) < ($1.1.from, $1.0) }.map(\.1)
  }

  private var routes: [MapRoute] {
    exploration.expectedKinds.sorted().map { kind in
      MapRoute(
        kind: kind,
        state: order.firstIndex { search.states[$0].details.kinds.contains(kind) }
      )
    }
  }

  private var links: [MapLink] {
    exploration.openedLinks.map { link, _ in
      let opened = search.moves.filter { $0.move.step == .link(link) }
      let targets = opened.filter { $0.move.refusal == nil }.compactMap(\.to)
      let places = Set(
        targets.compactMap { self.places.firstIndex(of: search.states[$0].details.place) }
      )
      return MapLink(
        link: link,
        places: places.sorted(),
        refusals: opened.count { $0.move.refusal != nil }
      )
    }
  }

  private var notes: [MapNote] {
    let equal = search.routeValues.filter { $0.value.count > 1 }.keys.sorted()
    return search.notes + search.opaqueState.sorted().map(MapNote.opaque)
      + equal.map(MapNote.equalIdentifiers) + unusedDeclarations.map(MapNote.unused)
  }

  /// Declarations that match nothing in any state, such as a name with a typing error.
  private var unusedDeclarations: [String] {
    guard !search.notes.contains(where: { $0.code == MapNote.unequalStartsCode }) else { return [] }
    var steps: Set<ScriptStep> = []
    for state in search.states { steps.formUnion(state.details.steps + state.details.leftOut) }
    var (fields, taps): (Set<String>, Set<String>) = ([], [])
    for case .action(let action) in steps {
      if case .enter(_, let name) = action { fields.insert(name) }
      if case .tap(let name, _) = action { taps.insert(name) }
    }
    let inputs = exploration.inputs.keys.filter { !fields.contains($0) }.sorted()
    let actions = exploration.leftOut.map(ScriptStep.action).filter { !steps.contains($0) }
    let events = exploration.events.map(\.name).filter { !steps.contains(.event($0)) }
    let buttons = exploration.closingButtons.subtracting(Exploration<App>.usualClosingButtons)
    return inputs.map { "inputs for “\($0)”" }
      + actions.map { "leaving out \($0.quoted)" }.sorted()
      + events.map { "event “\($0)”" }
      + buttons.filter { !taps.contains($0) }.map { "closing button “\($0)”" }.sorted()
  }
}

extension MapPlace {
  /// The order of places: by the style of the front-most surface, its coordinator, and the names.
  fileprivate func precedes(_ other: MapPlace) -> Bool {
    (rank, surfaces.last?.owner ?? "", name, tab ?? "", surfaces.map(\.owner).joined())
      < (
        other.rank, other.surfaces.last?.owner ?? "", other.name, other.tab ?? "",
        other.surfaces.map(\.owner).joined()
      )
  }

  private var rank: Int {
    ["base", "overlay", "sheet", "cover"].firstIndex(of: surfaces.last?.style ?? "") ?? 4
  }
}

/// Names of states: the kind in front without its values, and a number if there are several.
private struct StateNames {
  private var counts: [String: Int] = [:]

  mutating func name(for kind: String) -> String {
    let word = String(
      kind.prefix { $0 != "(" }.unicodeScalars.map { scalar in
        let isPlain =
          scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        return isPlain || scalar == "." || scalar == "_" ? Character(scalar) : "-"
      }
    )
    // An address begins with a letter.
    let stem = word.first?.isLetter == true ? word : "screen\(word)"
    let count = counts[stem, default: 0] + 1
    counts[stem] = count
    return count == 1 ? stem : "\(stem)-\(count)"
  }
}

extension Rect {
  /// The rectangle in the numbers that outlines print.
  fileprivate var inPrintedNumbers: Rect {
    func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
    return Rect(
      x: rounded(minX),
      y: rounded(minY),
      width: rounded(size.width),
      height: rounded(size.height)
    )
  }
}

/// The outlines of a map, each once.
struct MapOutlines {
  private(set) var texts: [String] = []
  private var indices: [String: Int] = [:]

  /// The index of `text`, which is added if it is missing.
  mutating func index(of text: String) -> Int {
    if let known = indices[text] { return known }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
