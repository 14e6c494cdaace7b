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
    case .nothingOrphaned, .noFindings, .restores, .turns, .isFreed: ([], false)
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
      let words =
        "Nothing leads away from \(state.details.front): every path of moves stays on it."
      found.append(violation(.canBeLeft, state.way, words, index))
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
      let isPresented = states[to].details.leavable.last?.isSurface == true
      for index in outgoing[to] where moves[index].move.step.goesBack(fromSurface: isPresented) {
        let added = states[to].details.leavable.last
        guard let end = moves[index].to, let added,
          loss(of: added, from: start.details, states[end].details) != nil
        else { continue }
        let script = start.way.appending(move.move.step).appending(moves[index].move.step)
        // The same state may have been reached from others: what counts is what happens on a fresh app.
        guard let words = wrongReturn(after: script) else { continue }
        found.append(
          violation(.backReturns, script, words, end) { wrongReturn(after: $0) == words }
        )
      }
    }
    return found
  }

  /// Whether `later` has one more surface, or one more screen, than `former`.
  private func isAddition(_ later: StateDetails, to former: StateDetails) -> Bool {
    later.leavable.count == former.leavable.count + 1
      && later.leavable.starts(with: former.leavable)
      && later.place.surfaces.last?.tab == former.place.surfaces.last?.tab
  }

  /// What is not as before after going back from `added`; `nil` if all is, or if it was kept up.
  private func loss(
    of added: Leavable,
    from former: StateDetails,
    _ later: StateDetails
  ) -> String? {
    // What a user does not leave, such as a sheet that only gets lower, is no way back.
    if later.leavable.contains(added) { return nil }
    guard later.place == former.place else {
      return "The way back leads to \(later.place.name), not to \(former.place.name)."
    }
    guard let lost = former.values.first(where: { !later.values.contains($0) }) else { return nil }
    return "The way back loses a value: “\(lost)”."
  }

  /// What going back by the last step of `script` loses of what was there before the last but one; `nil` if nothing.
  private func wrongReturn(after script: Script) -> String? {
    guard script.count >= 2, let run = AppRun(exploration, after: script.steps.dropLast(2)) else {
      return nil
    }
    let former = run.details
    guard run.perform(script.steps[script.count - 2]) == nil else { return nil }
    let later = run.details
    guard isAddition(later, to: former), let added = later.leavable.last,
      run.perform(script.steps[script.count - 1]) == nil
    else { return nil }
    return loss(of: added, from: former, run.details)
  }

  // MARK: - Refusals

  private var refusals: [Violation] {
    moves.compactMap { move in
      guard let refusal = move.move.refusal,
        move.move.end.state != states[move.from].fingerprint.state
      else { return nil }
      let words = refusalWords(move.move.step, refusal)
      let script = states[move.from].way.appending(move.move.step)
      return violation(.refusalChangesNothing, script, words, move.from) {
        changingRefusal(after: $0) == words
      }
    }
  }

  private func refusalWords(_ step: ScriptStep, _ refusal: String) -> String {
    "“\(step)” was refused, and something has changed. \(refusal)"
  }

  /// What is wrong if the last step of `script` is refused and changes something; `nil` if it does not.
  private func changingRefusal(after script: Script) -> String? {
    guard let step = script.steps.last,
      let run = AppRun(exploration, after: script.steps.dropLast())
    else { return nil }
    let former = run.fingerprint.state
    guard let refusal = run.perform(step), run.fingerprint.state != former else { return nil }
    return refusalWords(step, refusal)
  }

  /// Events whose effect is not seen at once.
  private var restlessEvents: [Violation] {
    moves.compactMap { move in
      guard let words = move.move.restlessness else { return nil }
      let script = states[move.from].way.appending(move.move.step)
      return violation(.rests, script, words, move.from) {
        guard let run = AppRun(exploration, after: $0.steps) else { return false }
        return StateLaws(exploration).restlessness(of: run).first == words
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
      let words: String?
      if let refusal = move.move.refusal {
        words =
          refused.insert(link).inserted
          ? refusedLink(link, states[move.from].details, refusal) : nil
      } else {
        let end = move.to.map { states[$0].details } ?? targets[index]
        words = end.flatMap { wrongTarget(of: link, states[move.from].details, $0, byFinger) }
      }
      guard let words else { continue }
      let script = states[move.from].way.appending(move.move.step)
      found.append(
        violation(.linkMeetsWay, script, words, move.from) {
          wrongLink(after: $0, byFinger) == words
        }
      )
    }
    return found
  }

  private func refusedLink(_ link: String, _ former: StateDetails, _ refusal: String) -> String {
    "“\(link)” is refused on \(former.front). \(refusal)"
  }

  private func wrongTarget(
    of link: String,
    _ former: StateDetails,
    _ later: StateDetails,
    _ byFinger: [String: Set<String>]
  ) -> String? {
    // Further inside an app a link may keep what is below.
    guard former.isAtRoots, let ways = byFinger[later.front], !ways.contains(later.composition),
      let known = ways.min()
    else { return nil }
    return "“\(link)” leads to \(later.composition), and fingers to \(known)."
  }

  /// What is wrong with the link that is the last step of `script`; `nil` if nothing is.
  private func wrongLink(after script: Script, _ byFinger: [String: Set<String>]) -> String? {
    guard case .link(let link) = script.steps.last,
      let run = AppRun(exploration, after: script.steps.dropLast())
    else { return nil }
    let former = run.details
    if let refusal = run.perform(.link(link)) { return refusedLink(link, former, refusal) }
    return wrongTarget(of: link, former, run.details, byFinger)
  }

  private func violation(
    _ law: ExplorationLaw,
    _ script: Script,
    _ words: String,
    _ state: Int,
    isBroken: (@MainActor (Script) -> Bool)? = nil
  ) -> Violation {
    Violation(law: law.rawValue, script: script, words: words, state: state, isBroken: isBroken)
  }
}

extension ScriptStep {
  /// Whether a user does it.
  var isAction: Bool { if case .action = self { true } else { false } }

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
