import FlowEngine
import LayoutSim
import SnapshotRendering

/// A state to which an app is brought back after each step that was tried there.
struct ReturnState {
  /// The fingerprint by which it is recognized.
  let fingerprint: StateFingerprint

  private let leavable: [DismissibleLayer]
  private let hierarchy: DescribedState
  private let surfaceCount: Int
  private let closingButtons: Set<String>
  private let selectedTab: String?

  /// Records the state of `run`, which is identified by `fingerprint`.
  @MainActor
  init<App>(_ run: AppRun<App>, _ fingerprint: StateFingerprint) {
    self.fingerprint = fingerprint
    hierarchy = run.app.describedState
    let surfaces = run.stage.surfaces.map(\.surface)
    surfaceCount = surfaces.count
    leavable = DismissibleLayer.all(on: surfaces)
    closingButtons = run.exploration.closingButtons
    selectedTab = run.stage.renderTree.selectedTab
  }

  /// Whether `later` has anything above the content that is visible here.
  func isBelow(_ later: StateDetails) -> Bool {
    later.leavable.count > leavable.count && later.leavable.starts(with: leavable)
  }

  /// The step that most likely leads towards this state from the stage of `run`.
  ///
  /// It is `nil` if going back cannot restore something that has disappeared or was replaced, or if that takes more
  /// than `limit` steps.
  @MainActor
  func stepBack<App>(on run: AppRun<App>, within limit: Int) -> ScriptStep? {
    run.reading { stepBack(on: run.stage, of: run.app, within: limit) }
  }

  @MainActor
  private func stepBack(on stage: Stage, of app: AnyCoordinator, within limit: Int) -> ScriptStep? {
    guard stage.dialogs.isEmpty, let more = coordinatorsWithMore(app.describedState) else {
      return nil
    }
    let isInOtherTab = selectedTab != nil && selectedTab != stage.renderTree.selectedTab
    guard more.count + (isInOtherTab ? 1 : 0) <= limit else { return nil }
    let grown = more.owners
    if stage.surfaces.count > surfaceCount {
      if stage.sheet?.isDismissDisabled == false { return .action(.swipeSheetAway) }
      return stage.back.isVisible ? .action(.goBack) : closingTap(on: stage)
    }
    guard stage.surfaces.count == surfaceCount else { return nil }
    if !grown.isEmpty {
      guard stage.back.isVisible, let front = stage.topScreen?.owner,
        grown.contains(where: { front.steps.starts(with: $0.steps) })
      else { return nil }
      return .action(.goBack)
    }
    if isInOtherTab, let selectedTab { return .action(.selectTab(selectedTab)) }
    return formerHeight(in: app.describedState).map { .action(.dragSheet(to: $0)) }
  }

  /// A tap on the first button that closes the surface in front, by its name; `nil` if there is none.
  @MainActor
  private func closingTap(on stage: Stage) -> ScriptStep? {
    for action in stage.actions {
      if case .tap(let name, _) = action, closingButtons.contains(name) { return .action(action) }
    }
    return nil
  }

  /// The height of a sheet here whose height differs in `later`; `nil` if there is none.
  private func formerHeight(in later: DescribedState) -> ModalPresentationDetent? {
    let heights = [hierarchy, later].map { state in
      state.coordinators.flatMap { $0.presentations.map(\.detents?.selectedDetent) }
    }
    return zip(heights[0], heights[1]).first { $0 != $1 }?.0
  }

  /// The coordinators that show more than here, and the total number of additional screens, children and presentations;
  /// `nil` if one of them shows something else or less.
  private func coordinatorsWithMore(
    _ later: DescribedState
  ) -> (owners: [OwnerPath], count: Int)? {
    var known: [OwnerPath: DescribedCoordinator] = [:]
    for coordinator in later.coordinators { known[coordinator.owner] = coordinator }
    var more: (owners: [OwnerPath], count: Int) = ([], 0)
    for coordinator in hierarchy.coordinators {
      guard let now = known[coordinator.owner], now.hasAll(of: coordinator) else { return nil }
      guard now.count > coordinator.count else { continue }
      more.owners.append(coordinator.owner)
      more.count += now.count - coordinator.count
    }
    return more
  }
}

extension DescribedCoordinator {
  /// Whether everything that `former` shows is still there, and below everything added later.
  fileprivate func hasAll(of former: DescribedCoordinator) -> Bool {
    root == former.root && lastingRoot == former.lastingRoot && stack.starts(with: former.stack)
      && pushedChildren.starts(with: former.pushedChildren)
      && presentations.starts(with: former.presentations) { $0.isSame(as: $1) }
  }

  /// The number of screens, children and presentations above its root.
  fileprivate var count: Int { stack.count + pushedChildren.count + presentations.count }
}

extension DescribedPresentation {
  /// Whether it differs from `other` at most in the height of its sheet.
  fileprivate func isSame(as other: DescribedPresentation) -> Bool {
    kind == other.kind && style == other.style && owner == other.owner && route == other.route
      && detents?.detents == other.detents?.detents
  }
}

extension RenderTree {
  /// The title of the selected button of the tab bar; `nil` without one.
  fileprivate var selectedTab: String? {
    nodes.last { $0.role == .tabItem && $0.flags.contains(.selected) }?.label
  }
}

/// Known moves between states, for finding short paths from one to another.
struct KnownPaths {
  private var steps: [UInt64: [(step: ScriptStep, to: UInt64)]] = [:]

  /// Records that `step` leads from one state to another.
  mutating func note(_ step: ScriptStep, from start: StateFingerprint, to end: StateFingerprint) {
    guard start.state != end.state,
      steps[start.state]?.contains(where: { $0.to == end.state }) != true
    else { return }
    steps[start.state, default: []].append((step, end.state))
  }

  /// A shortest path from one state to another that takes fewer than `limit` steps; `nil` if none is known.
  func path(
    from start: StateFingerprint,
    to end: StateFingerprint,
    within limit: Int
  ) -> [ScriptStep]? {
    var paths: [(state: UInt64, steps: [ScriptStep])] = [(start.state, [])]
    var met: Set<UInt64> = [start.state]
    var next = 0
    while next < paths.count {
      let (state, taken) = paths[next]
      next += 1
      if state == end.state { return taken }
      guard taken.count + 1 < limit else { continue }
      for (step, target) in steps[state] ?? [] where met.insert(target).inserted {
        paths.append((target, taken + [step]))
      }
    }
    return nil
  }
}

/// A surface or a screen that can be left.
struct DismissibleLayer: Hashable, Sendable, Codable {
  /// The style of a surface; `nil` for a screen on one.
  var style: Surface.Style?

  /// A fingerprint of its place, its coordinator and its route: a state has as many as it is deep.
  var identity: UInt64
}

extension DismissibleLayer {
  /// All surfaces above the base, and all screens above roots in sight, from the lowest.
  static func all(on surfaces: [Surface]) -> [DismissibleLayer] {
    surfaces.enumerated().flatMap { index, surface in
      let here = "\(surface.style.rawValue) \(surface.owner) \(surface.route.identifier)"
      let screens = surface.content.stacks.flatMap { stack in
        stack.indices.dropFirst().map { depth in
          DismissibleLayer(style: nil, "\(here) \(depth) \(stack[depth].route.identifier)")
        }
      }
      return (index == 0 ? [] : [DismissibleLayer(style: surface.style, here)]) + screens
    }
  }

  /// All on `stage`.
  @MainActor
  static func all(on stage: Stage) -> [DismissibleLayer] { all(on: stage.surfaces.map(\.surface)) }

  private init(style: Surface.Style?, _ name: String) {
    var fingerprint = Fingerprint()
    fingerprint.add(name)
    self.init(style: style, identity: fingerprint.value)
  }
}
