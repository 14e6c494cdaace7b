import FlowEngine

/// Checks all laws of an exploration against the results of its search.
@MainActor
struct LawReport<App: AnyCoordinator> {
  private let exploration: Exploration<App>
  private let search: Search<App>
  private let positions: [Int]

  /// The maximum number of different violations of a law that are reported.
  private static var mostViolations: Int { 20 }

  /// Reports on `search`, whose states are at `positions` in the map.
  init(_ exploration: Exploration<App>, _ search: Search<App>, positions: [Int]) {
    self.exploration = exploration
    self.search = search
    self.positions = positions
  }

  /// The laws with their answers, in their order, those of the app last, and the accepted violations.
  ///
  /// The screens on which a law is broken are added to `outlines`.
  func report(adding outlines: inout MapOutlines) async -> (laws: [MapLaw], notes: [MapNote]) {
    let open = search.moves.filter {
      $0.to == nil && $0.move.refusal == nil && $0.move.step.isAction
    }
    let leaves = Set(
      search.states.indices.filter { search.states[$0].status != .entered } + open.map(\.from)
    ).count
    let byItself = await ownBreaches + placeBreaches() + departures()
    let paths = PathLaws(search)
    var laws: [MapLaw] = []
    var notes: [MapNote] = []
    var used: Set<LawException> = []
    func unaccepted(_ found: [Violation]) -> [Violation] {
      found.filter { violation in
        let exception = exploration.exceptions.first {
          $0.law == violation.law && violation.words.contains($0.phrase)
        }
        guard let exception else { return true }
        used.insert(exception)
        let note = MapNote.accepted(violation, because: exception.reason)
        if !notes.contains(where: { $0.words == note.words }) { notes.append(note) }
        return false
      }
    }
    for law in ExplorationLaw.allCases where exploration.laws.contains(law) {
      let (found, uncertain) = await paths.violations(of: law)
      let all = unaccepted(found + byItself.filter { $0.law == law.rawValue })
      let unknown = search.isComplete ? uncertain : leaves
      laws.append(await answer(law.rawValue, all, leaves: unknown, &outlines))
    }
    for law in exploration.ownLaws {
      let all = unaccepted(byItself.filter { $0.law == law.name })
      let unknown = search.isComplete ? 0 : leaves
      laws.append(await answer(law.name, all, leaves: unknown, &outlines))
    }
    let isSkipped = { ExplorationLaw(rawValue: $0).map { !exploration.laws.contains($0) } ?? false }
    for exception in exploration.exceptions
    where !used.contains(exception) && !isSkipped(exception.law) {
      notes.append(.unused("accepting “\(exception.phrase)” of \(exception.law)"))
    }
    return (laws, notes)
  }

  private func answer(
    _ name: String,
    _ found: [Violation],
    leaves: Int,
    _ outlines: inout MapOutlines
  ) async -> MapLaw {
    var known: Set<String> = []
    let shortest = found.enumerated()
      .sorted { ($0.element.script.count, $0.offset) < ($1.element.script.count, $1.offset) }
      .map(\.element).filter { known.insert($0.words).inserted }
      .prefix(LawReport.mostViolations)
    var violations: [MapViolation] = []
    for violation in shortest {
      let script = await violation.shortenedScript()
      let (before, after) = await screens(of: violation, after: script)
      violations.append(
        MapViolation(
          script: script,
          words: violation.words,
          state: positions[violation.state],
          before: before.map { outlines.index(of: $0) },
          after: outlines.index(of: after),
          setting: violation.setting
        )
      )
    }
    let answer: MapLaw.Answer =
      !violations.isEmpty ? .broken : leaves > 0 ? .unknown : .holds
    return MapLaw(name: name, answer: answer, leaves: leaves, violations: violations)
  }

  /// The outlines of the two screens that show the violation of a law after `script`.
  private func screens(
    of violation: Violation,
    after script: Script
  ) async -> (before: String?, after: String) {
    let run = await AppRun(exploration)
    let turn = exploration.turns.first { $0.name == violation.setting }
    let compared = turn == nil ? script.comparedStep(forLaw: violation.law) : nil
    var before: String?
    for (index, step) in script.steps.enumerated() {
      if index == compared { before = run.outline }
      _ = await run.perform(step)
    }
    if let turn {
      before = run.outline
      run.stage.traits = turn.traits
    }
    return (before, run.outline)
  }

  /// The violations of states by themselves.
  private var ownBreaches: [Violation] {
    search.states.enumerated().flatMap { index, state in
      state.details.breaches.map { breach in
        violation(breach, state.way, index) { script in
          await AppRun(exploration, after: script.steps)
            .map { StateLaws(exploration).breaches(of: $0, after: script) } ?? []
        }
      }
    }
  }

  /// The violations of the first state of each place.
  private func placeBreaches() async -> [Violation] {
    let laws = PlaceLaws(exploration)
    var met: Set<MapPlace> = []
    var found: [Violation] = []
    for (index, state) in search.states.enumerated() where met.insert(state.details.place).inserted
    {
      let isRestless = state.details.breaches.contains {
        $0.law == ExplorationLaw.rests.rawValue
      }
      for breach in await laws.breaches(after: state.way, isRestless: isRestless) {
        found.append(placeViolation(breach, state.way, index))
      }
    }
    return found
  }

  /// The objects still retained after the first move with which each coordinator leaves the hierarchy.
  private func departures() async -> [Violation] {
    guard exploration.laws.contains(.isFreed) else { return [] }
    let laws = PlaceLaws(exploration)
    var met: Set<String> = []
    var found: [Violation] = []
    for move in search.moves {
      guard let to = move.to else { continue }
      let guests = search.states[to].details.guests
      let gone = search.states[move.from].details.guests.filter { !guests.contains($0) }
      guard !met.isSuperset(of: gone) else { continue }
      met.formUnion(gone)
      let script = search.states[move.from].way.appending(move.move.step)
      for breach in await laws.breaches(after: script, of: ExplorationLaw.isFreed.rawValue) {
        found.append(placeViolation(breach, script, to))
      }
    }
    return found
  }

  private func placeViolation(_ breach: Breach, _ script: Script, _ state: Int) -> Violation {
    violation(breach, script, state) { script in
      await AppRun(exploration, after: script.steps) == nil
        ? [] : PlaceLaws(exploration).breaches(after: script, of: breach.law)
    }
  }

  private func violation(
    _ breach: Breach,
    _ script: Script,
    _ state: Int,
    _ breaches: @escaping @MainActor (Script) async -> [Breach]
  ) -> Violation {
    var violation = Violation(law: breach.law, script: script, words: breach.words, state: state) {
      await breaches($0).contains { $0.law == breach.law && $0.words == breach.words }
    }
    violation.setting = breach.setting
    return violation
  }
}
