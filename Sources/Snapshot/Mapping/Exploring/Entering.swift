import FlowEngine
import LayoutSim

/// Enters states: replays a script on a fresh app, and tries all that can be done there.
///
/// What it finds is a function of the script. What it has met before only saves work: details of known states are left
/// out, and where a known move back leads to the very same screen, it is taken in place of another fresh app.
@MainActor
struct Entering<App: AnyCoordinator> {
  let exploration: Exploration<App>
  let takesShortcuts: Bool

  /// The states whose details are known.
  var known: Set<UInt64> = []

  private var ways = KnownWays()

  /// The app that the last entry left behind, and where it is.
  private var last: (run: AppRun<App>, at: StateFingerprint)?

  /// The number of steps performed so far.
  private(set) var stepCount = 0

  init(_ exploration: Exploration<App>, takesShortcuts: Bool) {
    self.exploration = exploration
    self.takesShortcuts = takesShortcuts
  }

  /// A fresh app after the steps of `script`.
  mutating func replay(_ script: Script) -> AppRun<App> {
    let run = AppRun(exploration)
    for step in script.steps { _ = perform(step, on: run) }
    return run
  }

  /// What is on the stage of `run`, and how it is to be known again.
  func fingerprint(of run: AppRun<App>) -> StateFingerprint {
    StateFingerprint(
      app: run.app,
      stage: run.stage,
      telling: exploration.tellsApart?(run.app)
    )
  }

  /// Tries everything that can be done in a state, or only every fourth of it.
  ///
  /// - Parameters:
  ///   - script: The way to the state.
  ///   - expected: What is expected there.
  ///   - isCheck: Whether only every fourth step is tried, and details are left out.
  /// - Returns: What was found.
  mutating func enter(
    _ script: Script,
    expecting expected: StateFingerprint,
    isCheck: Bool = false
  ) -> Entry {
    let before = stepCount
    var run = arrive(by: script, expecting: expected, isCheck: isCheck)
    let start = fingerprint(of: run)
    let home = Home(run, start)
    var moves: [EntryMove] = []
    var here = start
    for (index, (step, area)) in run.steps.enumerated() where !isCheck || index.isMultiple(of: 4) {
      if here != start || moves.last?.restlessness != nil {
        if moves.last?.restlessness == nil,
          let returned = goHome(to: home, from: here, on: run, within: script.count)
        {
          run = returned
        } else {
          run = replay(script)
        }
      }
      let refusal = perform(step, on: run)
      here = fingerprint(of: run)
      var move = EntryMove(step: step, area: area, refusal: refusal, end: here)
      if !isCheck, known.insert(here.state).inserted {
        move.details = details(of: run, after: script.appending(step))
      }
      // What an event changes, the stage may not have noticed; after a gesture it looks at everything.
      if !isCheck, case .event = step, exploration.laws.contains(.rests) {
        move.restlessness = StateLaws(exploration).restlessness(of: run).first
      }
      moves.append(move)
      if takesShortcuts { ways.note(step, from: start, to: here) }
    }
    last = (run, here)
    return Entry(start: start, moves: moves, stepCount: stepCount - before)
  }

  /// An app after `script`: the one that is at hand, if it can be brought there in fewer steps, or a fresh one.
  private mutating func arrive(
    by script: Script,
    expecting expected: StateFingerprint,
    isCheck: Bool
  ) -> AppRun<App> {
    // A second way is checked by going it.
    guard takesShortcuts, !isCheck, let last,
      let way = ways.way(from: last.at, to: expected, within: script.count),
      walk(way, to: expected, on: last.run)
    else { return replay(script) }
    return last.run
  }

  /// What a map tells of the state of `run`, and the laws that it breaks by itself.
  func details(of run: AppRun<App>, after script: Script) -> StateDetails {
    var details = StateDetails(run, of: exploration)
    details.breaches = StateLaws(exploration).breaches(of: run, after: script)
    return details
  }

  private mutating func perform(_ step: ScriptStep, on run: AppRun<App>) -> String? {
    stepCount += 1
    return run.perform(step)
  }

  // MARK: - Going back

  /// A state to which the way back is looked for.
  private struct Home {
    let fingerprint: StateFingerprint
    let hierarchy: DescribedState
    let surfaceCount: Int
    let selectedTab: String?

    @MainActor init(_ run: AppRun<App>, _ fingerprint: StateFingerprint) {
      self.fingerprint = fingerprint
      hierarchy = run.app.describedState
      surfaceCount = run.stage.surfaces.count
      selectedTab = run.stage.renderTree.selectedTab
    }
  }

  /// Takes steps that may lead back from what is on `run`.
  ///
  /// - Returns: The app, if it shows the very same screen again; `nil` if it does not.
  private mutating func goHome(
    to home: Home,
    from here: StateFingerprint,
    on run: AppRun<App>,
    within limit: Int
  ) -> AppRun<App>? {
    guard takesShortcuts else { return nil }
    if let way = ways.way(from: here, to: home.fingerprint, within: limit) {
      return walk(way, to: home.fingerprint, on: run) ? run : nil
    }
    guard let step = guess(home, run) else { return nil }
    let isRefused = perform(step, on: run) != nil
    let reached = fingerprint(of: run)
    if !isRefused { ways.note(step, from: here, to: reached) }
    return reached == home.fingerprint ? run : nil
  }

  /// Takes the steps of `way`; returns whether they have led to the very screen that is expected.
  private mutating func walk(
    _ way: [ScriptStep],
    to goal: StateFingerprint,
    on run: AppRun<App>
  ) -> Bool {
    for step in way where perform(step, on: run) != nil { return false }
    return fingerprint(of: run) == goal
  }

  /// The step that most likely leads back from what is on the stage of `run`; `nil` if one step can hardly do so.
  private func guess(_ home: Home, _ run: AppRun<App>) -> ScriptStep? {
    let stage = run.stage
    guard stage.dialogs.isEmpty, differsInOneCoordinator(run.app.describedState, home.hierarchy)
    else { return nil }
    if stage.surfaces.count > home.surfaceCount {
      if stage.sheet?.isDismissDisabled == false { return .action(.swipeSheetAway) }
      return stage.back.isVisible ? .action(.goBack) : nil
    }
    guard stage.surfaces.count == home.surfaceCount else { return nil }
    if let tab = home.selectedTab, tab != stage.renderTree.selectedTab {
      return .action(.selectTab(tab))
    }
    return stage.back.isVisible ? .action(.goBack) : nil
  }

  /// Whether of the coordinators that are in both hierarchies at most one differs.
  private func differsInOneCoordinator(_ first: DescribedState, _ second: DescribedState) -> Bool {
    var former: [OwnerPath: DescribedCoordinator] = [:]
    for coordinator in second.coordinators { former[coordinator.owner] = coordinator }
    let changed = first.coordinators.count { coordinator in
      former[coordinator.owner].map { $0 != coordinator } ?? false
    }
    return changed <= 1
  }
}

extension RenderTree {
  /// The title of the selected button of the tab bar; `nil` without one.
  fileprivate var selectedTab: String? {
    nodes.last { $0.role == .tabItem && $0.flags.contains(.selected) }?.label
  }
}
