import FlowEngine
import LayoutSim

/// The laws about single moves.
extension PathLaws {
  /// Actions that were refused and nevertheless changed something.
  var refusals: [Violation] {
    moves.compactMap { move in
      guard let refusal = move.move.refusal,
        move.move.end.state != states[move.from].fingerprint.state
      else { return nil }
      let words = refusalWords(move.move.step, refusal)
      let script = states[move.from].way.appending(move.move.step)
      return violation(.refusalChangesNothing, script, words, move.from) {
        await changingRefusal(after: $0) == words
      }
    }
  }

  private func refusalWords(_ step: ScriptStep, _ refusal: String) -> String {
    "“\(step)” was refused, and something has changed. \(refusal)"
  }

  /// The problem if the last step of `script` is refused and changes something; `nil` if it does not.
  private func changingRefusal(after script: Script) async -> String? {
    guard let step = script.steps.last,
      let run = await AppRun(exploration, after: script.steps.dropLast())
    else { return nil }
    let former = run.fingerprint.state
    guard let refusal = await run.perform(step), run.fingerprint.state != former else { return nil }
    return refusalWords(step, refusal)
  }

  /// Events whose effect is not visible at once.
  var restlessEvents: [Violation] {
    moves.compactMap { move in
      guard let words = move.move.instability else { return nil }
      let script = states[move.from].way.appending(move.move.step)
      return violation(.rests, script, words, move.from) {
        guard let run = await AppRun(exploration, after: $0.steps) else { return false }
        return StateLaws(exploration).instability(of: run).first == words
      }
    }
  }

  /// Findings that belong to a move, not to the state to which it leads.
  var findings: [Violation] {
    moves.flatMap { move in
      let known = move.to.map { states[$0].details.breaches.map(\.words) } ?? []
      let script = states[move.from].way.appending(move.move.step)
      return move.move.findings.filter { !known.contains($0) }.map { words in
        violation(.noFindings, script, words, move.to ?? move.from) {
          guard let run = await AppRun(exploration, after: $0.steps) else { return false }
          return StateLaws(exploration).findings(on: run.stage).contains(words)
        }
      }
    }
  }

  // MARK: - Links

  /// Links that lead elsewhere than user actions, or are refused.
  var links: [Violation] {
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
        violation(.linksMatchNavigation, script, words, move.from) {
          await wrongLink(after: $0, byFinger) == words
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
    // Further inside an app, a link may keep the screens below.
    guard former.isAtRoots, let ways = byFinger[later.front], !ways.contains(later.composition),
      let known = ways.min()
    else { return nil }
    return "“\(link)” leads to \(later.composition), and fingers to \(known)."
  }

  /// The problem of the link that is the last step of `script`; `nil` if there is none.
  private func wrongLink(
    after script: Script,
    _ byFinger: [String: Set<String>]
  ) async -> String? {
    guard case .link(let link) = script.steps.last,
      let run = await AppRun(exploration, after: script.steps.dropLast())
    else { return nil }
    let former = run.details
    if let refusal = await run.perform(.link(link)) { return refusedLink(link, former, refusal) }
    return wrongTarget(of: link, former, run.details, byFinger)
  }
}
