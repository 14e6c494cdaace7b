import FlowEngine
import LayoutSim

/// The laws about moves and paths, which are checked on the results of a search.
@MainActor
struct PathLaws<App: AnyCoordinator> {
  let exploration: Exploration<App>
  let states: [FoundState]
  let moves: [FoundMove]
  let linkTargets: [LinkTarget]

  /// Whether the search is complete.
  let isComplete: Bool

  private let outgoing: [[Int]]

  init(_ search: Search<App>) {
    exploration = search.exploration
    states = search.states
    moves = search.moves
    linkTargets = search.linkTargets
    isComplete = search.isComplete
    var outgoing = Array(repeating: [Int](), count: search.states.count)
    for (index, move) in search.moves.enumerated() { outgoing[move.from].append(index) }
    self.outgoing = outgoing
  }

  /// The violations of `law`, and the number of states that were not entered on which its answer depends.
  func violations(of law: ExplorationLaw) async -> (found: [Violation], leaves: Int) {
    switch law {
    case .canBeLeft: await canBeLeft()
    case .backReturns: (await backReturns(), 0)
    case .refusalChangesNothing: (refusals, 0)
    case .linksMatchNavigation: (links, 0)
    case .rests: (restlessEvents, 0)
    case .noFindings: (findings, 0)
    // `StateLaws` and `PlaceLaws` check the others.
    default: ([], 0)
    }
  }

  // MARK: - Going back

  /// Ways back from a push or a presentation that lead elsewhere, or lose a value.
  private func backReturns() async -> [Violation] {
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
        // The same state may have been reached from others: only the result on a fresh app counts.
        guard let words = await wrongReturn(after: script) else { continue }
        found.append(
          violation(.backReturns, script, words, end) { await wrongReturn(after: $0) == words }
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

  /// The difference from before after `step` has left `added`, which was over `former`; `nil` if there is none.
  private func loss(
    by step: ScriptStep,
    from added: DismissibleLayer,
    over former: StateDetails,
    _ later: StateDetails
  ) -> String? {
    let isClosing = added.style != nil && step.isTap(on: exploration.closingButtons)
    guard isClosing || step.goesBack(from: added) else { return nil }
    if later.leavable.contains(added) {
      // A step that does not leave anything, such as lowering a sheet, is not a way back; everything below it has to
      // stay.
      guard isClosing, !former.leavable.allSatisfy(later.leavable.contains) else { return nil }
    }
    var place = former.place
    // A choice on an alert, a dialog, a popover or a menu has closed it: it does not come back.
    if place.dialogs.starts(with: later.place.dialogs) { place.dialogs = later.place.dialogs }
    guard later.place == place else {
      place.dialogs = []
      return "The way back leads to \(later.place.name), not to \(place.name)."
    }
    // A button such as Done may have changed values on purpose.
    guard !isClosing, let lost = former.values.first(where: { !later.values.contains($0) }) else {
      return nil
    }
    return "The way back loses a value: “\(lost)”."
  }

  /// The loss, by going back with the last step of `script`, compared with the state before the last but one; `nil` if
  /// there is none.
  private func wrongReturn(after script: Script) async -> String? {
    guard script.count >= 2,
      let run = await AppRun(exploration, after: script.steps.dropLast(2))
    else {
      return nil
    }
    let (former, step) = (run.details, script.steps[script.count - 1])
    guard await run.perform(script.steps[script.count - 2]) == nil else { return nil }
    let later = run.details
    guard isAddition(later, to: former), let added = later.leavable.last,
      await run.perform(step) == nil
    else { return nil }
    return loss(by: step, from: added, over: former, run.details)
  }

  func violation(
    _ law: ExplorationLaw,
    _ script: Script,
    _ words: String,
    _ state: Int,
    isBroken: (@MainActor (Script) async -> Bool)? = nil
  ) -> Violation {
    Violation(law: law.rawValue, script: script, words: words, state: state, isBroken: isBroken)
  }
}

extension ScriptStep {
  /// Whether a user performs it.
  var isAction: Bool { if case .action = self { true } else { false } }

  /// Whether it is a tap on one of these buttons.
  fileprivate func isTap(on names: Set<String>) -> Bool {
    if case .action(.tap(let name, _)) = self { names.contains(name) } else { false }
  }

  /// Whether it goes back from the surface in front, or from the screen on top of it, which is `added`.
  fileprivate func goesBack(from added: DismissibleLayer) -> Bool {
    switch self {
    case .action(.goBack), .action(.swipeBack): true
    // With a sheet, everything on its stack or over it is dismissed.
    case .action(.dragSheetDown), .action(.swipeSheetAway), .action(.tapOutside):
      added.style == .sheet
    case .action, .event, .link: false
    }
  }
}
