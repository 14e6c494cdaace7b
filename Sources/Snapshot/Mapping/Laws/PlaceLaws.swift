import FlowEngine
import LayoutSim

/// The laws that are checked in one state of each place, because they require a whole app or a new layout.
@MainActor
struct PlaceLaws<App: AnyCoordinator> {
  private let exploration: Exploration<App>

  init(_ exploration: Exploration<App>) {
    self.exploration = exploration
  }

  /// The violations of these laws after `script`, or only of the one named `name`.
  ///
  /// `isRestless` is whether settling once more changes anything there; `nil` to determine that.
  func breaches(
    after script: Script,
    of name: String? = nil,
    isRestless: Bool? = nil
  ) async -> [Breach] {
    var breaches: [Breach] = []
    func isChecked(_ law: ExplorationLaw) -> Bool {
      exploration.laws.contains(law) && (name == nil || name == law.rawValue)
    }
    func check(_ law: ExplorationLaw, _ wrong: () async -> [String]) async {
      guard isChecked(law) else { return }
      breaches += await wrong().map { Breach(law: law.rawValue, words: $0) }
    }
    var visitors = RetainedCoordinators()
    do {
      let run = await AppRun(exploration)
      visitors.meet(run.app)
      for step in script.steps {
        _ = await run.perform(step)
        visitors.meet(run.app)
      }
      // Code that an app starts by itself is never cancelled, and the objects that it retains are not leaked as long as
      // it runs.
      visitors.isExcused = run.unfollowed.contains { !$0.isOfElement }
      visitors.noteThoseThatHaveLeft(run.app)
      await check(.rests) { await onFreshStage(run, isRestless: isRestless) }
      await check(.restores) { await restored(run) }
      if isChecked(.turns) { breaches += await turned(run, after: script) }
    }
    await check(.isFreed) { await visitors.kept() }
    return breaches
  }

  // MARK: - A fresh stage

  private func onFreshStage(_ run: AppRun<App>, isRestless: Bool?) async -> [String] {
    // An app that never comes to rest would keep changing on both stages, and each would restart the other.
    let isRestless = isRestless ?? !StateLaws(exploration).instability(of: run).isEmpty
    guard !isRestless else { return [] }
    let fresh = exploration.stage(run.app, exploration.traits)
    fresh.holdSleepers()
    _ = await fresh.follow(moments: Turns.mostMoments, turns: Turns.most)
    // Local state, alerts, sheets, and the stacks and tabs of screens belong to their stage.
    guard run.stage.describedScreens.allSatisfy(\.members.isEmpty),
      run.stage.surfaces.map(\.surface) == fresh.surfaces.map(\.surface),
      run.stage.screensOfElements == fresh.screensOfElements, run.stage.dialogs.isEmpty
    else { return [] }
    let texts = [run.stage, fresh].map { stage in
      stage.renderTree.nodes.filter { $0.detail != .layout }.map { node in
        [node.role.rawValue, node.label ?? ""] + node.facts.filter(\.isValue).map(\.value)
      }
    }
    guard let pair = zip(texts[0], texts[1]).first(where: { $0.0 != $0.1 }) else { return [] }
    return [
      "A fresh stage of the same app shows “\(pair.1.joined(separator: " "))”, and this one "
        + "“\(pair.0.joined(separator: " "))”."
    ]
  }

  // MARK: - Saving

  private func restored(_ run: AppRun<App>) async -> [String] {
    // Routes that are not codable are refused, so that there is nothing to compare.
    guard let saved = try? run.app.savedState() else { return [] }
    let fresh = await AppRun(exploration)
    do throws(FlowError) {
      let left = try fresh.app.restore(saved)
      await fresh.follow()
      guard left.isEmpty else { return ["Restoring leaves out \(left[0])."] }
    } catch {
      return ["The saved state is refused: \(error.description)"]
    }
    let (before, after) = (run.app.composition, fresh.app.composition)
    guard before != after else { return [] }
    return ["A restored app shows \(after.names), and not \(before.names)."]
  }

  // MARK: - Turning

  /// The content that cannot be seen or reached under other settings on `run`, to which `script` has led.
  private func turned(_ run: AppRun<App>, after script: Script) async -> [Breach] {
    var app = run
    let before = run.fingerprint
    var breaches: [Breach] = []
    for (index, turn) in exploration.turns.enumerated() {
      if index > 0 {
        app.stage.traits = exploration.traits
        // Turning may leave changes behind, which are not caused by the next setting.
        if app.fingerprint != before {
          app = await AppRun(exploration, after: script.steps) ?? app
        }
      }
      breaches += await lost(on: app, in: turn).map {
        Breach(law: ExplorationLaw.turns.rawValue, words: $0, setting: turn.name)
      }
    }
    return breaches
  }

  /// The content that cannot be seen or reached under another setting, in sentences.
  private func lost(
    on run: AppRun<App>,
    in turn: (name: String, traits: Traits)
  ) async -> [String] {
    let upright = Sight(run, in: exploration)
    run.stage.traits = turn.traits
    await run.follow()
    let turned = Sight(run, in: exploration)
    guard turned.place == upright.place else {
      return ["In \(turn.name) this is \(turned.place.name), and not \(upright.place.name)."]
    }
    // Several elements may have the same name.
    var reached = turned.pressable
    let lost = upright.pressable.filter { name in
      guard let index = reached.firstIndex(of: name) else { return true }
      reached.remove(at: index)
      return false
    }
    if !lost.isEmpty { return lost.map { "In \(turn.name) “\($0)” cannot be reached." } }
    // A sheet that turning makes a cover is no longer swiped away.
    return turned.traps.filter { !upright.traps.contains($0) }
      .map { "In \(turn.name) there is no way out. \($0)" }
  }
}

/// The content that a user finds on a stage.
@MainActor
private struct Sight {
  let place: MapPlace

  /// The names of pressable elements; other gestures depend on the orientation of the device.
  let pressable: [String]

  /// The findings about screens that no finger leaves.
  let traps: [String]

  init<App>(_ run: AppRun<App>, in exploration: Exploration<App>) {
    let stage = run.stage
    let actions: [StageAction]
    (place, actions, traps) = run.reading {
      (
        MapPlace(on: stage, of: exploration),
        stage.actions,
        stage.renderTree.findings.filter { $0.code == .noWayBack }.map(\.found)
      )
    }
    pressable = actions.compactMap { action in
      switch action {
      case .tap(let name, _), .selectTab(let name): name
      case .goBack: "Back"
      default: nil
      }
    }
  }
}

extension Exploration {
  /// The settings under which each place is examined again, with their names in sentences.
  var turns: [(name: String, traits: Traits)] {
    var (turned, enlarged) = (traits, traits)
    turned.orientation = traits.orientation == .portrait ? .landscape : .portrait
    enlarged.typeSize = .accessibility3
    return [(turned.orientation.rawValue, turned), ("the type size accessibility3", enlarged)]
  }
}

extension Fact {
  /// Whether it is a value, not a length.
  fileprivate var isValue: Bool { key == "value" || key == "badge" }
}

extension Composition {
  /// The routes of the surfaces and of the screens in front of them, for messages.
  fileprivate var names: String {
    surfaces.map { "\($0.style.rawValue) \($0.route)" }.joined(separator: " > ")
  }
}
