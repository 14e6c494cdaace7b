import FlowEngine
import LayoutSim

/// Whether states can be left: on the paths that a search has found, or from leaves by going back.
extension PathLaws {
  /// States from which no path leads to one without their top-most surface or screen, or without the alert in front.
  func canBeLeft() async -> (found: [Violation], leaves: Int) {
    var left = Set(states.indices.filter { states[$0].isLeft })
    var (stuck, uncertain) = withoutWayOut(besides: left)
    // The states behind a leaf are not known, but the leaf itself can be tested. If a limit has ended the search, the
    // answer depends on other states, too.
    let asked = isComplete ? uncertain.filter { states[$0].status != .entered } : []
    var more: [Int] = []
    for index in asked where await isLeft(states[index]) { more.append(index) }
    if !more.isEmpty {
      left.formUnion(more)
      (stuck, uncertain) = withoutWayOut(besides: left)
    }
    let found = stuck.map { index in
      violation(
        .canBeLeft,
        states[index].way,
        "Nothing leads away from \(front(of: states[index].details)): every path of moves stays on it.",
        index
      )
    }
    return (found, uncertain.count)
  }

  /// The states that no path of moves leaves.
  ///
  /// - Parameter left: Leaves whose top-most surface or screen can be left.
  /// - Returns: Those from which all paths are known, and those from which some end at leaves.
  private func withoutWayOut(besides left: Set<Int>) -> (stuck: [Int], uncertain: [Int]) {
    var (reverse, byFinger) = (noMoves, noMoves)
    for move in moves {
      guard let to = move.to else { continue }
      reverse[to].append(move.from)
      // Moves by an event or a link are not a way out for a user.
      if move.move.step.isAction { byFinger[to].append(move.from) }
    }
    // If a move leads out of the map, or begins code that was not followed, its continuation is unknown.
    let open = moves.filter {
      ($0.to == nil || $0.move.isUncertain) && $0.move.refusal == nil && $0.move.step.isAction
    }
    .map(\.from)
    let ends =
      states.indices.filter {
        states[$0].status != .entered || !states[$0].details.leftOut.isEmpty
      } + open
    let perhaps = reaching(ends, byFinger)
    var (stuck, uncertain): ([Int], [Int]) = ([], [])
    var known: [FrontLayer: Set<Int>] = [:]
    for (index, state) in states.enumerated() {
      guard let top = FrontLayer(state.details) else { continue }
      let leaving =
        known[top]
        ?? {
          let without = states.indices.filter { other in
            let details = states[other].details
            return !top.isOn(details) || FrontLayer(details) == top && left.contains(other)
          }
          return reaching(without, reverse)
        }()
      known[top] = leaving
      if leaving.contains(index) { continue }
      if perhaps.contains(index) { uncertain.append(index) } else { stuck.append(index) }
    }
    return (stuck, uncertain)
  }

  private func front(of details: StateDetails) -> String {
    details.place.dialogs.last ?? details.front
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

  /// Whether any step that goes back or closes leads away from the top of a state, on a fresh app.
  private func isLeft(_ state: FoundState) async -> Bool {
    guard let top = FrontLayer(state.details),
      let run = await AppRun(exploration, after: state.way.steps)
    else { return false }
    var tried: Set<ScriptStep> = []
    while tried.count < PathLaws.mostStepsOut {
      // Any button of a dialog at least closes the dialog.
      let isUnderDialog = !run.stage.dialogs.isEmpty
      let next = run.steps.map(\.step).first {
        (isUnderDialog ? $0.isAction : mayLeadOut($0)) && !tried.contains($0)
      }
      guard let next else { return false }
      tried.insert(next)
      if await run.perform(next) == nil, !top.isOn(run.details) { return true }
    }
    return false
  }

  private static var mostStepsOut: Int { 8 }

  private func mayLeadOut(_ step: ScriptStep) -> Bool {
    switch step {
    case .action(.goBack), .action(.swipeBack), .action(.dragSheetDown), .action(.swipeSheetAway),
      .action(.tapOutside):
      true
    case .action(.tap(let name, _)): exploration.closingButtons.contains(name)
    case .action, .event, .link: false
    }
  }
}

/// The layer that has to be left before anything behind it: a surface or a screen, and the alert or dialog in front of it.
private struct FrontLayer: Hashable {
  private let layer: DismissibleLayer?
  private let dialog: String?

  /// The front of a state; `nil` if it is a root without a dialog.
  init?(_ details: StateDetails) {
    layer = details.leavable.last
    dialog = details.place.dialogs.last
    if layer == nil, dialog == nil { return nil }
  }

  /// Whether it is part of a state.
  func isOn(_ details: StateDetails) -> Bool {
    (layer.map(details.leavable.contains) ?? true)
      && (dialog.map(details.place.dialogs.contains) ?? true)
  }
}
