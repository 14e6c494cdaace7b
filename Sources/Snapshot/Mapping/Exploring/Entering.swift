import FlowEngine
import LayoutSim
import SnapshotRendering

/// Enters states: replays a script on a fresh app, and tries everything that is possible there.
///
/// Its results are a function of the script. Previously found states only save work: details of known states are left
/// out, and if a known move back leads to exactly the same screen, it is used instead of another fresh app.
@MainActor
struct Entering<App: AnyCoordinator> {
  let exploration: Exploration<App>
  let takesShortcuts: Bool

  /// The states whose details are known.
  var known: Set<UInt64> = []

  private let routeValues = RouteValues()

  /// The states to which links have led, whose details are known.
  private var linkEnds: Set<UInt64> = []

  private var paths = KnownPaths()

  /// The results of steps that were taken while going back, keyed by the screens where they were taken, and the paths
  /// there.
  private var results: [ReachedKey: [ScriptStep: KnownResult]] = [:]

  /// The number of steps performed so far.
  private(set) var stepCount = 0

  /// The number of actions whose results have been determined so far, including second paths and idle steps.
  private(set) var actionCount = 0

  init(_ exploration: Exploration<App>, takesShortcuts: Bool) {
    self.exploration = exploration
    self.takesShortcuts = takesShortcuts
  }

  /// A fresh app after the steps of `script`.
  mutating func replay(_ script: Script) async -> AppRun<App> {
    let run = await AppRun(exploration)
    for step in script.steps { _ = await perform(step, on: run) }
    return run
  }

  /// Tries everything that can be done in a state, or only every fourth of it.
  ///
  /// - Parameters:
  ///   - script: The path to the state.
  ///   - isCheck: Whether only every fourth step is tried, and details are left out.
  /// - Returns: The result.
  mutating func enter(
    _ script: Script,
    isCheck: Bool = false
  ) async -> Entry {
    let before = stepCount
    var run = await replay(script)
    var met = Set(routes(of: run))
    let (home, steps) = run.reading { (ReturnState(run, run.fingerprint), run.steps) }
    let start = home.fingerprint
    let openActionCount = run.openActionCount
    var moves: [EntryMove] = []
    var here = Reached(start, by: script)
    let knownResults = results[here.key] ?? [:]
    var needsFreshApp = !run.unfollowed.isEmpty
    // The last step, if it seemed to do nothing: it may have changed state that no fingerprint shows.
    var idle: ScriptStep?
    for (index, (step, area)) in steps.enumerated() where !isCheck || index.isMultiple(of: 4) {
      if !isCheck, let result = knownResults[step], known.contains(result.end.state) {
        let tried = TriedStep(step: step, area: area, end: result.end, findings: result.findings)
        moves.append(EntryMove(tried: tried))
        met.formUnion(result.routes)
        continue
      }
      var afterIdle: IdleStep?
      if let idle, !isCheck {
        _ = await perform(step, on: run)
        afterIdle = IdleStep(step: idle, end: run.fingerprint)
      }
      if !needsFreshApp, here.state != start {
        needsFreshApp = await !goHome(to: home, from: here, on: run, within: script.count)
      }
      if needsFreshApp { run = await replay(script) }
      let refusal = await perform(step, on: run)
      met.formUnion(routes(of: run))
      var move = run.reading {
        here = Reached(run.fingerprint, by: script.appending(step))
        var move = EntryMove(
          tried: TriedStep(step: step, area: area, refusal: refusal, end: here.state),
          afterIdle: afterIdle
        )
        if !isCheck { move.tried.findings = findings(on: run) }
        if !isCheck, isNew(here.state, by: step) { move.details = run.details }
        return move
      }
      move.details?.breaches = StateLaws(exploration).breaches(of: run, after: here.way)
      move.tried.unfollowed = run.unfollowed
      move.tried.isUncertain = run.openActionCount > openActionCount
      if !isCheck { move.tried.instability = instability(of: run, after: step) }
      // Code that waits for real time may finish while the app is used for something else.
      let isOpen = !run.unfollowed.isEmpty
      idle = refusal == nil && here.state == start && !isOpen ? step : nil
      needsFreshApp = idle != nil || move.tried.instability != nil || isOpen
      if takesShortcuts, !isOpen { paths.note(step, from: start, to: here.state) }
      if let details = move.details, let top = details.leavable.last, home.isBelow(details),
        exploration.laws.contains(.canBeLeft), !needsFreshApp
      {
        let limit = mostStepsHome(within: script.count)
        // Without shortcuts it only matters whether this leads away.
        needsFreshApp =
          await !stepBack(to: home, &here, on: run, within: limit) || !takesShortcuts
        move.isLeft = !DismissibleLayer.all(on: run.stage).contains(top)
      }
      moves.append(move)
    }
    actionCount += moves.count + moves.count { $0.afterIdle != nil }
    return Entry(
      start: start,
      moves: moves,
      routes: met,
      stepCount: stepCount - before
    )
  }

  /// Whether the details of a state have to be recorded; the target of a link is part of the map only once another step
  /// leads there, too.
  private mutating func isNew(_ state: StateFingerprint, by step: ScriptStep) -> Bool {
    guard case .link = step else { return known.insert(state.state).inserted }
    return !known.contains(state.state) && linkEnds.insert(state.state).inserted
  }

  /// The details of the state of `run` for a map, and the laws that it breaks by itself.
  func details(of run: AppRun<App>, after script: Script) -> StateDetails {
    var details = run.details
    details.breaches = StateLaws(exploration).breaches(of: run, after: script)
    return details
  }

  /// The changes caused by settling once more after `step`, in sentences; `nil` if there are none.
  func instability(of run: AppRun<App>, after step: ScriptStep) -> String? {
    // The stage may not have noticed the changes of an event; after a gesture it examines everything.
    guard case .event = step, exploration.laws.contains(.rests) else { return nil }
    return StateLaws(exploration).instability(of: run).first
  }

  /// The findings on the stage of `run` that break a law.
  func findings(on run: AppRun<App>) -> [String] {
    guard exploration.laws.contains(.noFindings) else { return [] }
    return StateLaws(exploration).findings(on: run.stage)
  }

  /// Performs `step`; returns the reason for the refusal, `nil` if it was not refused.
  mutating func perform(_ step: ScriptStep, on run: AppRun<App>) async -> String? {
    stepCount += 1
    return await run.perform(step)
  }

  /// All routes that the hierarchy of `run` shows, and their contents.
  func routes(of run: AppRun<App>) -> [RouteValue] {
    run.app.shownRoutes.map(routeValues.value)
  }

  // MARK: - Going back

  /// Adds the moves of a state, which any process may have entered, to the paths on which it goes back.
  mutating func addPaths(of entry: Entry) {
    guard takesShortcuts else { return }
    for move in entry.moves.map(\.tried) where move.unfollowed.isEmpty {
      paths.note(move.step, from: entry.start, to: move.end)
    }
  }

  /// The maximum number of steps back in the search for a path home: a fresh app takes as many steps as the script, in
  /// addition to its start.
  private func mostStepsHome(within limit: Int) -> Int { max(limit, 2) - 1 }

  /// Takes steps that may lead back from the state of `run`.
  ///
  /// - Returns: Whether the app shows exactly the same screen again.
  private mutating func goHome(
    to home: ReturnState,
    from start: Reached,
    on run: AppRun<App>,
    within limit: Int
  ) async -> Bool {
    guard takesShortcuts else { return false }
    var here = start
    var count = 0
    let mostSteps = mostStepsHome(within: limit)
    while count < mostSteps {
      if let way = paths.path(from: here.state, to: home.fingerprint, within: limit - count) {
        return await walk(way, to: home.fingerprint, on: run)
      }
      guard await stepBack(to: home, &here, on: run, within: mostSteps - count) else {
        return false
      }
      count += 1
      if here.state == home.fingerprint { return true }
    }
    return false
  }

  /// Takes the step that most likely leads home from the state of `run`.
  ///
  /// - Returns: Whether there was one that was not refused.
  private mutating func stepBack(
    to home: ReturnState,
    _ here: inout Reached,
    on run: AppRun<App>,
    within limit: Int
  ) async -> Bool {
    guard let step = home.stepBack(on: run, within: limit), await perform(step, on: run) == nil
    else {
      return false
    }
    let reached = run.fingerprint
    if takesShortcuts, run.unfollowed.isEmpty {
      paths.note(step, from: here.state, to: reached)
      results[here.key, default: [:]][step] =
        KnownResult(end: reached, findings: findings(on: run), routes: routes(of: run))
    }
    here = Reached(reached, by: here.way.appending(step))
    return true
  }

  /// Takes the steps of `way`; returns whether they have led to exactly the expected screen.
  private mutating func walk(
    _ way: [ScriptStep],
    to goal: StateFingerprint,
    on run: AppRun<App>
  ) async -> Bool {
    for step in way where await perform(step, on: run) != nil { return false }
    return run.fingerprint == goal
  }
}

/// The target of a step, and the findings there.
private struct KnownResult {
  let end: StateFingerprint
  let findings: [String]
  let routes: [RouteValue]
}

/// The state of an app after a script.
private struct Reached {
  let state: StateFingerprint
  let way: Script

  init(_ state: StateFingerprint, by way: Script) {
    self.state = state
    self.way = way
  }

  /// The key by which it is found again, which includes the path: by another path, hidden state may determine where the
  /// steps of a state lead.
  var key: ReachedKey {
    var fingerprint = Fingerprint()
    fingerprint.add(way.description)
    return ReachedKey(state: state, way: fingerprint.value)
  }
}

/// A state and the fingerprint of a path there, which may be long.
private struct ReachedKey: Hashable {
  let state: StateFingerprint
  let way: UInt64
}
