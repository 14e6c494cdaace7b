import FlowEngine
import TestSupport

/// Makes up hierarchies, the same one for the same seed.
struct HierarchyGenerator {
  /// How many coordinators may lie one below the other.
  static let depth = 6

  private var random: SeededGenerator
  private var count = 0
  private var budget: Int

  /// Whether the hierarchy has guards.
  private let isGuarded: Bool

  /// Whether its coordinators have styles and roots to start at; without, seeds make what they always made.
  private let hasLayers: Bool

  /// Whether some show columns; without, seeds make what they always made.
  private let hasColumns: Bool

  init(seed: Int, hasLayers: Bool = false, hasColumns: Bool = false) {
    self.hasLayers = hasLayers
    self.hasColumns = hasColumns
    random = SeededGenerator(seed: seed)
    budget = 4 + random.next(below: 20)
    isGuarded = seed % 4 == 3
  }

  /// A whole app.
  mutating func app() -> Shape {
    var app = anyApp()
    // Other numbers than before, so that the rest is what seeds always made.
    var random = random
    guard random.chance(40) else { return app }
    app.answers.elsewhere = [Stop(line: .tram, number: 70), Stop(line: .boat, number: 70)]
    app.answers.switchesTab = random.chance(70)
    app.answers.promisesFlows = random.chance(50)
    app.answers.keepsPromises = random.chance(85)
    return app
  }

  private mutating func anyApp() -> Shape {
    if hasColumns, random.chance(40) { return shape(.split, line: line(), depth: Self.depth) }
    let kind: Shape.Kind =
      switch random.next(below: 10) {
      case 0..<5: .orchestrator
      case 5..<7: .tabs
      default: .plain
      }
    return shape(kind, line: line(), depth: Self.depth)
  }

  /// A small hierarchy to be added to an owner, whose numbers begin with `id`.
  static func newcomer(
    id: Int,
    line: Stop.Line?,
    seed: Int,
    hasLayers: Bool = false,
    hasColumns: Bool = false
  ) -> Shape {
    var generator = HierarchyGenerator(seed: seed, hasLayers: hasLayers, hasColumns: hasColumns)
    generator.count = id
    generator.budget = generator.random.next(below: 4)
    let kind: Shape.Kind =
      hasColumns && generator.random.chance(20)
      ? .split : generator.random.chance(75) ? .plain : .tabs
    return generator.shape(kind, line: line ?? generator.line(), depth: 2)
  }

  private mutating func line() -> Stop.Line { random.chance(75) ? .tram : .boat }

  private mutating func anyKind() -> Shape.Kind {
    if hasColumns, random.chance(20) { return .split }
    return switch random.next(below: 20) {
    case 0..<14: .plain
    case 14..<18: .tabs
    default: .orchestrator
    }
  }

  private mutating func shape(_ kind: Shape.Kind, line: Stop.Line, depth: Int) -> Shape {
    let id = count
    count += 1
    budget -= 1
    // Most roots belong to one coordinator, some are a destination of others too.
    let root =
      random.chance(80)
      ? Stop(line: line, number: 100 + id, payload: random.chance(90) ? 0 : 1)
      : commonStop(line)
    let name = random.chance(85) ? Shape.ownName(of: id) : "twin"
    var shape = Shape(id: id, kind: kind, name: name, root: root)
    if depth > 1 {
      shape.children = children(of: kind, depth: depth - 1)
      shape.modals = modals(line: line, depth: depth - 1)
    }
    shape.answers = answers(for: shape, depth: depth)
    if hasLayers { addStyles(to: &shape) }
    return shape
  }

  private mutating func children(of kind: Shape.Kind, depth: Int) -> [Shape] {
    var children: [Shape] = []
    let wanted =
      switch kind {
      case .plain: random.next(below: 4)
      case .tabs: 1 + random.next(below: 3)
      case .orchestrator: random.chance(85) ? 1 : 0
      case .split: random.next(below: 4)
      }
    while children.count < wanted, budget > 0 || (kind != .plain && children.isEmpty) {
      children.append(shape(anyKind(), line: line(), depth: depth))
    }
    return children
  }

  private mutating func modals(line: Stop.Line, depth: Int) -> [Shape] {
    var modals: [Shape] = []
    let wanted = max(0, random.next(below: 4) - 1)
    while modals.count < wanted, budget > 0 {
      modals.append(shape(anyKind(), line: line, depth: depth))
    }
    return modals
  }

  // MARK: - Answers

  /// One of few stops, so that several coordinators know the same.
  private mutating func commonStop(_ line: Stop.Line) -> Stop {
    Stop(line: line, number: random.next(below: 14), payload: random.chance(90) ? 0 : 1)
  }

  private mutating func answers(for shape: Shape, depth: Int) -> Shape.Answers {
    let line = shape.root.line
    var answers = Shape.Answers()
    // Containers cannot push what they claim: that is refused, and must not be the rule.
    for _ in 0..<(shape.kind == .plain ? 1 + random.next(below: 4) : random.chance(15) ? 1 : 0) {
      answers.claims[commonStop(random.chance(96) ? line : self.line())] = type()
    }
    for modal in shape.modals where random.chance(80) {
      var stop = modal.root
      if random.chance(20) { stop.payload = 2 }
      answers.claims[stop] = .modal
    }
    if random.chance(20) { answers.claims[shape.root] = .push }
    // A path leads to what it shows itself or to what a coordinator below it shows.
    let stops = answers.claims.keys.sorted { $0.sortKey < $1.sortKey }
    let below = (shape.children + shape.modals).flatMap(\.all).flatMap(\.stops)
    while random.chance(50), let destination = random.pickIfAny(random.chance(50) ? stops : below) {
      answers.paths[destination] = path(to: destination, line: line)
    }
    if random.chance(15), let stop = random.pickIfAny(stops) { answers.roots.insert(stop) }
    if random.chance(50) { answers.detents = [.medium, .large] }
    guards(&answers, line: line, stops: stops + below)
    if shape.kind == .orchestrator {
      for _ in 0..<random.next(below: 3) where depth > 1 {
        let stop = Stop(line: line, number: 50 + random.next(below: 4))
        budget += 3
        answers.flows[stop] = self.shape(random.chance(70) ? .plain : .tabs, line: line, depth: 2)
      }
      answers.promisesFlows = random.chance(70)
      answers.keepsPromises = random.chance(85)
    }
    return answers
  }

  /// Styles of some stops, and perhaps a root to start at.
  private mutating func addStyles(to shape: inout Shape) {
    let line = shape.root.line
    let pushes = shape.answers.claims.filter { $0.value == .push }.keys
    for stop in pushes.sorted(by: { $0.sortKey < $1.sortKey }) where random.chance(25) {
      shape.answers.claims[stop] = .styled
      shape.answers.styles[stop] = random.pick(TransitionPresentationStyle.scripted)
    }
    if random.chance(40) {
      shape.answers.styles[commonStop(line)] = random.pick(TransitionPresentationStyle.scripted)
    }
    let start = commonStop(line)
    // A guard of its own would only refuse to let it start.
    if shape.kind == .plain, random.chance(20), shape.answers.redirects[start] == nil,
      !shape.answers.refuses.contains(start)
    {
      shape.answers.startsAt = start
    }
    guard isGuarded else { return }
    if random.chance(8) { shape.answers.keepsScreens = .surface }
    if random.chance(12) { shape.answers.keepsScreens = .question(commonStop(line)) }
  }

  /// One hierarchy in a few has guards, so that the others go where they like.
  private mutating func guards(_ answers: inout Shape.Answers, line: Stop.Line, stops: [Stop]) {
    guard isGuarded else { return }
    if random.chance(12), let stop = random.pickIfAny(stops) { answers.refuses.insert(stop) }
    if random.chance(15), let stop = random.pickIfAny(stops) {
      answers.redirects[stop] = random.pickIfAny(stops) ?? commonStop(line)
    }
    if random.chance(8) { answers.keeps = .surface }
    if random.chance(8) { answers.keeps = .question(random.pickIfAny(stops) ?? commonStop(line)) }
  }

  private mutating func type() -> NavigationType {
    switch random.next(below: 10) {
    case 0..<7: .push
    case 7..<9: .replace
    default: .modal
    }
  }

  /// A path that may be malformed: with an entry of the other line, or the destination not last.
  private mutating func path(to destination: Stop, line: Stop.Line) -> [Stop] {
    var path = (0..<random.next(below: 4)).map { _ in commonStop(line) }
    if random.chance(8) { path.append(commonStop(line == .tram ? .boat : .tram)) }
    if random.chance(40) { path.append(destination) }
    if random.chance(8) { path.append(commonStop(line)) }
    return path
  }
}
