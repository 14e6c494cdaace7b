import FlowEngine
import LayoutSim

extension Search {
  /// Continues at random from the states that limits kept from being entered; does nothing if there are none.
  ///
  /// A walk prefers steps that have not been tried at its current place. The states that it finds are checked like all
  /// others, but not entered; the limit of states does not apply to them.
  mutating func walk(_ walks: RandomWalks) async {
    let leaves = states.indices.filter {
      states[$0].status != .entered && states[$0].status != .unfollowed
    }
    guard !leaves.isEmpty else { return }
    var numbers = SeededNumbers(seed: walks.seed)
    var tried: [Int: [ScriptStep: Int]] = [:]
    for (number, move) in moves.enumerated() {
      tried[move.from, default: [:]][move.move.step] = number
    }
    for _ in 0..<walks.count where !isInVain {
      let leaf = leaves[numbers.next(below: leaves.count)]
      await walk(from: leaf, walks.length, &numbers, &tried)
    }
  }

  /// Takes at most `length` steps from the state at `leaf`.
  private mutating func walk(
    from leaf: Int,
    _ length: Int,
    _ numbers: inout SeededNumbers,
    _ tried: inout [Int: [ScriptStep: Int]]
  ) async {
    var walked = states[leaf].way
    let run = await entering.replay(walked)
    count(steps: walked.count)
    guard run.fingerprint.state == states[leaf].fingerprint.state else {
      return noteUnsteady(walked)
    }
    var here = leaf
    for _ in 0..<length {
      let steps = run.steps
      let fresh = steps.filter { tried[here]?[$0.step] == nil }
      let choice = fresh.isEmpty ? steps : fresh
      guard !choice.isEmpty else { return }
      let (step, area) = choice[numbers.next(below: choice.count)]
      let openActionCount = run.openActionCount
      walked = walked.appending(step)
      var move = TriedStep(
        step: step,
        area: area,
        refusal: await entering.perform(step, on: run),
        end: run.fingerprint
      )
      move.unfollowed = run.unfollowed
      move.isUncertain = run.openActionCount > openActionCount
      note(move.unfollowed, after: walked)
      move.findings = entering.findings(on: run)
      add(entering.routes(of: run))
      count(steps: 1)
      if let number = tried[here]?[step], moves[number].move.end.state != move.end.state {
        return await noteHiddenState(states[here].way.appending(step), walked)
      }
      let next =
        if let known = index(of: move.end) {
          known
        } else {
          await addState(of: run, by: step, from: here, after: walked)
        }
      if tried[here]?[step] == nil {
        move.instability = entering.instability(of: run, after: step)
        tried[here, default: [:]][step] = moves.count
        append(FoundMove(from: here, move: move, to: next))
        // State that settles late would affect the following steps.
        if move.instability != nil { return }
      }
      // Real time would determine what follows.
      if move.isUncertain { return }
      here = next
    }
  }

  /// Adds the state that `step` has led to from the state at `start`; returns its index.
  ///
  /// Its path is the shortest known one, which is followed once more if a problem is found there.
  private mutating func addState(
    of run: AppRun<App>,
    by step: ScriptStep,
    from start: Int,
    after walked: Script
  ) async -> Int {
    var way = states[start].way.appending(step)
    let fingerprint = run.fingerprint
    let details = entering.details(of: run, after: way)
    if way != walked, !details.breaches.isEmpty,
      await entering.replay(way).fingerprint.state != fingerprint.state
    {
      await noteHiddenState(way, walked)
      way = walked
    }
    var state = FoundState(fingerprint: fingerprint, details: details, way: way)
    state.status = .walked
    add(state)
    return states.count - 1
  }
}

/// A fixed sequence of numbers for each seed, the same on every machine: SplitMix64.
///
/// The standard library's use of a generator's numbers may change with its version, so it is not used.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number, from 0 up to but excluding `bound`, which is at least 1.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(bound))
  }
}

extension Search {
  /// Enters the states that were reached by two paths by the second one, too, for one action in four.
  /// - Throws: The problem of a worker.
  mutating func enterBySecondWays() async throws(WorkerError) {
    guard !isInVain else { return }
    let checked = states.filter { $0.status == .entered }.compactMap(\.secondWay)
    let task = EntryTask(isCheck: true, takesShortcuts: entering.takesShortcuts)
    var entries = try await workers?.enter(checked, task)[...]
    var results: [Int: [FoundMove]] = [:]
    for move in moves { results[move.from, default: []].append(move) }
    for index in states.indices where states[index].status == .entered && !isInVain {
      guard let way = states[index].secondWay else { continue }
      let entry =
        if let entry = entries?.popFirst() {
          entry
        } else {
          await entering.enter(way, isCheck: true)
        }
      guard entry.start.state == states[index].fingerprint.state else {
        noteUnsteady(way)
        continue
      }
      for move in entry.moves.map(\.tried) {
        let first = results[index]?.first { $0.move.step == move.step }
        guard let first, first.move.end.state != move.end.state else { continue }
        await noteHiddenState(states[index].way.appending(move.step), way.appending(move.step))
        break
      }
    }
  }

  /// Notes that an action leads elsewhere after a step that seemed to do nothing, if it does.
  mutating func compare(_ move: EntryMove, after way: Script) async {
    guard let idle = move.afterIdle, idle.end.state != move.tried.end.state else { return }
    let step = move.tried.step
    await noteHiddenState(way.appending(step), way.appending(idle.step).appending(step))
  }

  mutating func noteUnsteady(_ way: Script) {
    hasHiddenState = true
    if !isInVain { notes.append(.unsteady(way)) }
  }

  /// Notes that the last step of two paths to one state leads elsewhere by the second one, if it does on fresh apps.
  private mutating func noteHiddenState(_ first: Script, _ second: Script) async {
    hasHiddenState = true
    let known = notes.count { $0.code == MapNote.hiddenStateCode }
    guard !isInVain, known < mostHiddenStates else { return }
    let ends = await HiddenStateEnds(exploration, first)
    guard await ends.differ(after: second) else { return }
    let shortest = await second.shortened { await ends.differ(after: $0) }
    let note = MapNote.hiddenState(first, shortest)
    if !notes.contains(note) { notes.append(note) }
  }

  /// The maximum number of notes of hidden state; each takes many fresh apps.
  private var mostHiddenStates: Int { 5 }
}

/// The target of the last step of a path, and the state before it.
@MainActor
private struct HiddenStateEnds<App: AnyCoordinator> {
  private let exploration: Exploration<App>
  private let step: ScriptStep?
  private let states: (before: UInt64, after: UInt64)

  init(_ exploration: Exploration<App>, _ way: Script) async {
    self.exploration = exploration
    step = way.steps.last
    states = await HiddenStateEnds.states(exploration, way)
  }

  /// Whether another path leads to the same state before its last step, which is the same, and elsewhere after it.
  func differ(after other: Script) async -> Bool {
    guard other.steps.last == step else { return false }
    let others = await HiddenStateEnds.states(exploration, other)
    return others.before == states.before && others.after != states.after
  }

  private static func states(
    _ exploration: Exploration<App>,
    _ way: Script
  ) async -> (before: UInt64, after: UInt64) {
    let run = await AppRun(exploration)
    for step in way.steps.dropLast() { _ = await run.perform(step) }
    let before = run.fingerprint.state
    if let step = way.steps.last { _ = await run.perform(step) }
    return (before, run.fingerprint.state)
  }
}
