import FlowEngine
import LayoutSim

/// The laws that a state breaks or keeps by itself.
@MainActor
struct StateLaws<App: AnyCoordinator> {
  private let exploration: Exploration<App>

  init(_ exploration: Exploration<App>) {
    self.exploration = exploration
  }

  /// The laws that the state of `run`, which was reached by `script`, breaks.
  func breaches(of run: AppRun<App>, after script: Script) -> [Breach] {
    var breaches: [Breach] = []
    func check(_ law: ExplorationLaw, _ wrong: () -> [String]) {
      guard exploration.laws.contains(law) else { return }
      breaches += wrong().map { Breach(law: law.rawValue, words: $0) }
    }
    run.reading {
      let found = run.stage.renderTree.findings
      check(.fresh) { words(for: found, of: [.staleContent]) }
      check(.noFindings) { words(for: found, of: exploration.unwantedFindings) }
      check(.nothingOrphaned) { orphans(of: run) }
    }
    for law in exploration.ownLaws {
      let visit = Visit(app: run.app, stage: run.stage, script: script)
      if let words = law.verdict(visit) { breaches.append(Breach(law: law.name, words: words)) }
    }
    check(.rests) { instability(of: run) }
    return breaches
  }

  /// The findings on `stage` that break the law about unwanted ones, in sentences.
  func findings(on stage: Stage) -> [String] {
    words(for: stage.renderTree.findings, of: exploration.unwantedFindings)
  }

  private func words(for findings: [Finding], of codes: Set<FindingCode>) -> [String] {
    findings.filter { codes.contains($0.code) }
      .map { "\($0.code.rawValue) at \($0.place): \($0.found)" }
  }

  private func orphans(of run: AppRun<App>) -> [String] {
    var words: [String] = []
    let surfaces = run.app.composition.surfaces
    for surface in surfaces {
      let owner = run.app.coordinator(at: surface.owner)
      if owner?.rootCoordinator !== run.app.rootCoordinator {
        words.append("No coordinator is at \(surface.owner), whose surface is on screen.")
      }
    }
    let isWhole = run.stage.surfaces.map(\.surface) == surfaces
    if isWhole, let top = run.stage.topScreen, !top.isOfElement,
      top.route != RouteDescription(run.app.visibleRoute)
    {
      words.append(
        "The stage shows \(top.route) in front, but the engine has \(run.app.visibleRoute.identifier)."
      )
    }
    return words
  }

  /// The changes caused by settling once more, in sentences.
  func instability(of run: AppRun<App>) -> [String] {
    let before = run.stage.renderTree
    run.stage.settle()
    let after = run.stage.renderTree
    guard before != after else { return [] }
    let pairs = zip(before.nodes, after.nodes).filter { $0 != $1 }
    // A container of a changed node has changed, too; a user reads the inner one.
    let pair = pairs.first { $0.0.words != $0.1.words } ?? pairs.first
    let place = pair.map { "“\($0.0.label ?? $0.0.role.rawValue)”" } ?? "the number of elements"
    let now = pair.map { " It was “\($0.0.words)” and is “\($0.1.words)”." } ?? ""
    return [
      "Settling once more changes \(place), because something that it reads is not observed.\(now)"
    ]
  }
}

extension RenderNode {
  /// The text that a user reads on it.
  fileprivate var words: String {
    ([label ?? role.rawValue] + facts.filter { $0.key == "value" || $0.key == "badge" }.map(\.value))
      .joined(separator: ", ")
  }
}

/// The coordinators that an app has shown, to find those that are still retained after they have left.
@MainActor
struct RetainedCoordinators {
  private struct Visitor {
    weak var coordinator: AnyCoordinator?
    let path: String
    var isReported = false
  }

  private var visitors: [Visitor] = []
  private var words: [String] = []

  /// Records the coordinators of the hierarchy of `app`.
  mutating func meet(_ app: AnyCoordinator) {
    visitors.removeAll { $0.coordinator == nil }
    for described in app.describedState.coordinators {
      guard let coordinator = app.coordinator(at: described.owner),
        !visitors.contains(where: { $0.coordinator === coordinator })
      else { continue }
      visitors.append(Visitor(coordinator: coordinator, path: described.owner.description))
    }
  }

  /// Records those that are still in memory, and not in the hierarchy of `app` any more.
  mutating func noteThoseThatHaveLeft(_ app: AnyCoordinator) {
    for index in visitors.indices {
      guard let coordinator = visitors[index].coordinator,
        coordinator.rootCoordinator !== app.rootCoordinator
      else { continue }
      words.append("\(visitors[index].path) has left, and is still in memory.")
      visitors[index].isReported = true
    }
  }

  /// Whether code of the app is still running, which may retain coordinators.
  var isExcused = false

  /// The coordinators still in memory after the app and its stage were released.
  ///
  /// Code on the stage is cancelled with it, and ends as soon as it gets its turn.
  func kept() async -> [String] {
    guard !isExcused else { return [] }
    if visitors.contains(where: { $0.coordinator != nil }) { await Turns.pass(Turns.most) }
    return words
      + visitors.filter { $0.coordinator != nil && !$0.isReported }
      .map { "\($0.path) is still in memory when the app has gone." }
  }
}
