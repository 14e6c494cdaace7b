import FlowEngine
import LayoutSim

/// Searches level by level: the states in the order in which they were found, and their actions in order.
@MainActor
struct Search<App: AnyCoordinator> {
  let exploration: Exploration<App>
  private(set) var states: [FoundState] = []
  private(set) var moves: [FoundMove] = []
  var notes: [MapNote] = []

  /// Whether no limit of states or steps has ended it.
  private(set) var isComplete = true

  /// The number of steps as if each state had been reached from the start.
  private(set) var stepCount = 0

  /// Whether a state was found in which hidden state has an effect that no fingerprint shows.
  var hasHiddenState = false

  /// Whether the results do not count, because the search has to be repeated without shortcuts.
  var isInVain: Bool { hasHiddenState && entering.takesShortcuts }

  /// The number of steps that were performed.
  var performedStepCount: Int { entering.stepCount }

  /// The number of actions whose results were determined, including second paths.
  var actionCount: Int { entering.actionCount }

  /// The local state of all states that cannot be inspected.
  private(set) var opaqueState: Set<String> = []

  /// The contents of the routes of all states, by their identifiers.
  private(set) var routeValues: [String: Set<UInt64>] = [:]

  /// The targets of links to which nothing else has led yet.
  private(set) var linkTargets: [LinkTarget] = []

  /// The labels of the code that was not followed to its end.
  private var unfollowed: Set<String> = []

  /// The details of the states to which links have led.
  private var linkDetails: [UInt64: StateDetails] = [:]

  var entering: Entering<App>
  let workers: (any EntryWorkers)?
  private var indices: [UInt64: Int] = [:]
  private var entries: [MapPlace: Int] = [:]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - exploration: The exploration.
  ///   - takesShortcuts: Whether states are also reached by going back.
  ///   - workers: Other processes that enter states; `nil` if this one does.
  init(
    _ exploration: Exploration<App>,
    takesShortcuts: Bool,
    workers: (any EntryWorkers)? = nil
  ) {
    self.exploration = exploration
    self.workers = workers
    entering = Entering(exploration, takesShortcuts: takesShortcuts)
  }

  /// Searches until nothing is left to enter, or a limit is reached.
  /// - Throws: The problem of a worker.
  mutating func run() async throws(WorkerError) {
    guard await begin() else { return }
    var level = [0]
    while !level.isEmpty, !isInVain {
      let first = states.count
      try await enter(level)
      if states.count == first { addStateOfLink() }
      level = Array(first..<states.count)
    }
    for walks in exploration.randomWalks where !isInVain { await walk(walks) }
    connectLinks()
    try await enterBySecondWays()
  }

  /// Starts two apps, which have to begin in the same state.
  private mutating func begin() async -> Bool {
    let first = await AppRun(exploration)
    let second = await AppRun(exploration)
    let fingerprint = first.fingerprint
    note(first.unfollowed, after: Script())
    entering.known.insert(fingerprint.state)
    add(
      FoundState(
        fingerprint: fingerprint,
        details: entering.details(of: first, after: Script()),
        way: Script()
      )
    )
    add(entering.routes(of: first))
    let other = second.fingerprint
    guard other != fingerprint else { return true }
    isComplete = false
    let words = second.details
    notes.append(.unequalStarts(states[0].details, words))
    return false
  }

  mutating func add(_ state: FoundState) {
    indices[state.fingerprint.state] = states.count
    opaqueState.formUnion(state.details.opaqueState)
    var state = state
    // Since it is collected here, it need not be kept with each state.
    state.details.opaqueState = []
    states.append(state)
  }

  mutating func add(_ routes: some Sequence<RouteValue>) {
    for route in routes { routeValues[route.identifier, default: []].insert(route.value) }
  }

  /// Notes code that is still running after `script`, each label once.
  mutating func note(_ code: [UnfollowedCode], after script: Script) {
    for code in code where unfollowed.insert(code.label).inserted {
      notes.append(.unfollowed(code, script))
    }
  }

  mutating func append(_ move: FoundMove) { moves.append(move) }

  mutating func count(steps: Int) { stepCount += steps }

  /// The index of the state with that fingerprint; `nil` if it was not found.
  func index(of fingerprint: StateFingerprint) -> Int? { indices[fingerprint.state] }

  // MARK: - Entering

  /// Enters those of the states of a level that limits allow.
  private mutating func enter(_ level: [Int]) async throws(WorkerError) {
    var entered: [Int] = []
    for index in level {
      let place = states[index].details.place
      if states[index].status == .unfollowed {
        continue
      } else if states[index].details.repetition > exploration.limits.repeats {
        states[index].status = .repeats
      } else if states[index].way.steps.last?.isInput == true {
        // Of a form, only the state in which every field has its text may lead further.
        entered.append(index)
      } else if entries[place, default: 0] >= exploration.limits.entries {
        states[index].status = .enoughEntries
      } else {
        entries[place, default: 0] += 1
        entered.append(index)
      }
    }
    guard let workers else {
      for index in entered where isAffordable(index) {
        await merge(entering.enter(states[index].way), of: index)
      }
      return
    }
    let task = EntryTask(
      known: states.map(\.fingerprint.state),
      takesShortcuts: entering.takesShortcuts
    )
    let results = try await workers.enter(entered.map { states[$0].way }, task)
    for (index, entry) in zip(entered, results) where isAffordable(index) {
      await merge(entry, of: index)
    }
  }

  /// Whether the limit of steps allows to enter a state, which is recorded.
  private mutating func isAffordable(_ index: Int) -> Bool {
    let isAffordable = stepCount < exploration.limits.steps
    states[index].status = isAffordable ? .entered : .overBudget
    if !isAffordable { isComplete = false }
    return isAffordable
  }

  private mutating func merge(_ entry: Entry, of index: Int) async {
    let state = states[index]
    if entry.start.state != state.fingerprint.state { noteUnsteady(state.way) }
    stepCount += entry.moves.count * (state.way.count + 1)
    add(entry.routes)
    for move in entry.moves {
      merge(move, from: index, way: state.way)
      await compare(move, after: state.way)
    }
    states[index].details.leftOut += entry.fieldsWithoutInput
  }

  private mutating func merge(_ found: EntryMove, from index: Int, way: Script) {
    let move = found.tried
    var target = indices[move.end.state]
    note(move.unfollowed, after: way.appending(move.step))
    if let target, target != index, states[target].secondWay == nil, !move.isUncertain {
      let second = way.appending(move.step)
      if second != states[target].way { states[target].secondWay = second }
    }
    if target == nil, case .link = move.step {
      if let details = found.details ?? linkDetails[move.end.state] {
        linkDetails[move.end.state] = details
        linkTargets.append(
          LinkTarget(
            way: way.appending(move.step),
            end: move.end,
            details: details,
            move: moves.count
          )
        )
      }
    } else if target == nil, let details = found.details {
      if states.count < exploration.limits.states {
        target = states.count
        var state = FoundState(
          fingerprint: move.end,
          details: details,
          way: way.appending(move.step)
        )
        state.isLeft = found.isLeft
        if move.isUncertain { state.status = .unfollowed }
        add(state)
      } else {
        isComplete = false
        entering.known.remove(move.end.state)
      }
    }
    moves.append(FoundMove(from: index, move: move, to: target))
  }

  // MARK: - Links

  /// Adds the first state that a link reaches with a kind of screen in front that nothing else has reached.
  private mutating func addStateOfLink() {
    let kinds = Set(states.map(\.details.place.kind))
    let target = linkTargets.first {
      !kinds.contains($0.details.place.kind) && indices[$0.end.state] == nil
    }
    guard let target else { return }
    guard states.count < exploration.limits.states else { return isComplete = false }
    entering.known.insert(target.end.state)
    var state = FoundState(fingerprint: target.end, details: target.details, way: target.way)
    if moves[target.move].move.isUncertain { state.status = .unfollowed }
    add(state)
  }

  /// Lets moves of links lead to the states that were found after them.
  private mutating func connectLinks() {
    for index in moves.indices where moves[index].to == nil {
      moves[index].to = indices[moves[index].move.end.state]
    }
  }
}

extension ScriptStep {
  /// Whether the step enters text into a field.
  fileprivate var isInput: Bool { if case .action(.enter) = self { true } else { false } }
}
