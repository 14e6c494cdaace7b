import FlowEngine
import LayoutSim

/// The laws about moves and paths, which are read off what a search has found.
@MainActor
struct PathLaws<App: AnyCoordinator> {
  private let exploration: Exploration<App>
  private let states: [FoundState]
  private let moves: [FoundMove]
  private let linkTargets: [LinkTarget]
  private let outgoing: [[Int]]

  init(_ search: Search<App>) {
    exploration = search.exploration
    states = search.states
    moves = search.moves
    linkTargets = search.linkTargets
    var outgoing = Array(repeating: [Int](), count: search.states.count)
    for (index, move) in search.moves.enumerated() { outgoing[move.from].append(index) }
    self.outgoing = outgoing
  }

  /// What breaks `law`, and whether its answer depends on states that were not entered.
  func violations(of law: ExplorationLaw) -> (found: [Violation], isUncertain: Bool) {
    switch law {
    case .canBeLeft: canBeLeft
    case .backReturns: (backReturns, false)
    case .refusalChangesNothing: (refusals, false)
    case .linkMeetsWay: (links, false)
    case .rests: (restlessEvents, false)
    case .noFindings: (findings, false)
    case .nothingOrphaned, .restores, .turns, .isFreed: ([], false)
    }
  }

  // MARK: - Leaving

  /// States of which no path leads to one without their top-most surface or screen.
  private var canBeLeft: (found: [Violation], isUncertain: Bool) {
    var (reverse, byFinger) = (noMoves, noMoves)
    for move in moves {
      guard let to = move.to else { continue }
      reverse[to].append(move.from)
      // What may follow an event or a link is no way out for a user.
      if move.move.step.isAction { byFinger[to].append(move.from) }
    }
    // Where a move leads out of the map, nobody knows what follows.
    let open = moves.filter { $0.to == nil && $0.move.refusal == nil && $0.move.step.isAction }
      .map(\.from)
    var found: [Violation] = []
    var isUncertain = false
    var answers: [Leavable: (left: Set<Int>, perhaps: Set<Int>)] = [:]
    for (index, state) in states.enumerated() {
      guard let thing = state.details.leavable.last else { continue }
      let answer =
        answers[thing]
        ?? {
          let without = states.indices.filter { !states[$0].details.leavable.contains(thing) }
          let leaves = states.indices.filter { states[$0].status != .entered } + open
          return (reaching(without, reverse), reaching(leaves, byFinger))
        }()
      answers[thing] = answer
      if answer.left.contains(index) { continue }
      if answer.perhaps.contains(index) {
        isUncertain = true
        continue
      }
      found.append(
        Violation(
          law: ExplorationLaw.canBeLeft.rawValue,
          script: state.way,
          words: "Nothing leads away from \(state.details.front): every path of moves stays on it.",
          state: index
        )
      )
    }
    return (found, isUncertain)
  }

  private var noMoves: [[Int]] { Array(repeating: [], count: states.count) }

  /// The states from which one of `goals` can be reached.
  private func reaching(_ goals: [Int], _ reverse: [[Int]]) -> Set<Int> {
    var reached = Set(goals)
    var pending = goals
    while let next = pending.popLast() {
      for former in reverse[next] where reached.insert(former).inserted { pending.append(former) }
    }
    return reached
  }

  // MARK: - Going back

  /// Ways back from a push or a presentation that lead elsewhere, or lose a value.
  private var backReturns: [Violation] {
    var found: [Violation] = []
    for move in moves {
      guard let to = move.to, to != move.from, states[to].status == .entered,
        isAddition(states[to].details, to: states[move.from].details)
      else { continue }
      let start = states[move.from]
      guard let added = states[to].details.leavable.last else { continue }
      for index in outgoing[to] {
        let step = moves[index].move.step
        guard let end = moves[index].to,
          loss(by: step, from: added, over: start.details, states[end].details) != nil
        else { continue }
        let script = start.way.appending(move.move.step).appending(step)
        // The same state may have been reached from others: what counts is what happens on a fresh app.
        guard
          let words = loss(by: step, from: added, over: details(start.way), details(script))
        else { continue }
        found.append(
          Violation(
            law: ExplorationLaw.backReturns.rawValue,
            script: script,
            words: words,
            state: end
          )
        )
      }
    }
    return found
  }

  /// Whether `later` has one more surface, or one more screen, than `former`.
  private func isAddition(_ later: StateDetails, to former: StateDetails) -> Bool {
    later.leavable.count == former.leavable.count + 1
      && later.leavable.starts(with: former.leavable)
      && later.bottoms.starts(with: former.bottoms)
  }

  /// What is not as before after `step` has left `added`, which was over `former`; `nil` if all is.
  private func loss(
    by step: ScriptStep,
    from added: Leavable,
    over former: StateDetails,
    _ later: StateDetails
  ) -> String? {
    let isClosing = added.isSurface && step.isTap(on: exploration.closingButtons)
    guard isClosing || step.goesBack(fromSurface: added.isSurface) else { return nil }
    if later.leavable.contains(added) {
      // What a user does not leave, such as a sheet that only gets lower, is no way back; what lies below it is to stay.
      guard isClosing, !former.leavable.allSatisfy(later.leavable.contains) else { return nil }
    }
    guard later.place == former.place else {
      return "The way back leads to \(later.place.name), not to \(former.place.name)."
    }
    guard let lost = former.values.first(where: { !later.values.contains($0) }) else { return nil }
    return "The way back loses a value: “\(lost)”."
  }

  /// What is to be known of a fresh app after `script`.
  private func details(_ script: Script) -> StateDetails {
    let run = AppRun(exploration)
    for step in script.steps { _ = run.perform(step) }
    return StateDetails(run, of: exploration)
  }

  // MARK: - Refusals

  private var refusals: [Violation] {
    moves.compactMap { move in
      guard let refusal = move.move.refusal,
        move.move.end.state != states[move.from].fingerprint.state
      else { return nil }
      return Violation(
        law: ExplorationLaw.refusalChangesNothing.rawValue,
        script: states[move.from].way.appending(move.move.step),
        words: "“\(move.move.step)” was refused, and something has changed. \(refusal)",
        state: move.from
      )
    }
  }

  /// Events whose effect is not seen at once.
  private var restlessEvents: [Violation] {
    moves.compactMap { move in
      move.move.restlessness.map { words in
        Violation(
          law: ExplorationLaw.rests.rawValue,
          script: states[move.from].way.appending(move.move.step),
          words: words,
          state: move.from
        )
      }
    }
  }

  /// Findings that come with a move, and not with the state to which it leads.
  private var findings: [Violation] {
    moves.flatMap { move in
      let known = move.to.map { states[$0].details.breaches.map(\.words) } ?? []
      return move.move.findings.filter { !known.contains($0) }.map { words in
        Violation(
          law: ExplorationLaw.noFindings.rawValue,
          script: states[move.from].way.appending(move.move.step),
          words: words,
          state: move.to ?? move.from
        )
      }
    }
  }

  // MARK: - Links

  private var links: [Violation] {
    var targets: [Int: StateDetails] = [:]
    for target in linkTargets { targets[target.move] = target.details }
    var byFinger: [String: Set<String>] = [:]
    for state in states where state.way.steps.allSatisfy(\.isAction) {
      byFinger[state.details.front, default: []].insert(state.details.composition)
    }
    var found: [Violation] = []
    var refused: Set<String> = []
    for (index, move) in moves.enumerated() {
      guard case .link(let link) = move.move.step else { continue }
      let script = states[move.from].way.appending(move.move.step)
      if let refusal = move.move.refusal {
        guard refused.insert(link).inserted else { continue }
        found.append(
          violation(script, "“\(link)” is refused on \(name(move.from)). \(refusal)", move.from)
        )
      } else if states[move.from].details.isAtRoots,
        // Further inside an app a link may keep what is below.
        let end = move.to.map({ states[$0].details }) ?? targets[index],
        let ways = byFinger[end.front], !ways.contains(end.composition)
      {
        let known = ways.sorted()[0]
        found.append(
          violation(
            script,
            "“\(link)” leads to \(end.composition), and fingers to \(known).",
            move.from
          )
        )
      }
    }
    return found
  }

  private func violation(_ script: Script, _ words: String, _ state: Int) -> Violation {
    Violation(law: ExplorationLaw.linkMeetsWay.rawValue, script: script, words: words, state: state)
  }

  private func name(_ state: Int) -> String { states[state].details.front }
}

extension ScriptStep {
  /// Whether a user does it.
  var isAction: Bool { if case .action = self { true } else { false } }

  /// Whether it is a tap on one of these buttons.
  fileprivate func isTap(on names: Set<String>) -> Bool {
    if case .action(.tap(let name, _)) = self { names.contains(name) } else { false }
  }

  /// Whether it goes back from the surface in front, or from the screen on top of it.
  fileprivate func goesBack(fromSurface isSurface: Bool) -> Bool {
    switch self {
    case .action(.goBack), .action(.swipeBack): true
    // With a sheet everything on its stack goes.
    case .action(.dragSheetDown), .action(.swipeSheetAway), .action(.tapOutside): isSurface
    case .action, .event, .link: false
    }
  }
}
