import FlowEngine

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
  mutating func noteHiddenState(_ first: Script, _ second: Script) async {
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
