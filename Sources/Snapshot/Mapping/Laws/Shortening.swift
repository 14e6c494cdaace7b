import FlowEngine

/// Leaves steps out of scripts as long as they still break the same law in the same words, on fresh apps.
@MainActor
struct Shortening<App: AnyCoordinator> {
  private let exploration: Exploration<App>

  init(_ exploration: Exploration<App>) {
    self.exploration = exploration
  }

  /// The script of `violation` without the steps that it can do without.
  ///
  /// Violations of laws about paths keep theirs: it is the shortest one already.
  func shortened(_ violation: Violation) -> Script {
    guard violation.script.count < 40, isBroken(violation, after: violation.script) else {
      return violation.script
    }
    var script = violation.script
    var index = 0
    while index < script.count {
      var shorter = script
      shorter.steps.remove(at: index)
      if isBroken(violation, after: shorter) {
        script = shorter
      } else {
        index += 1
      }
    }
    return script
  }

  /// Whether `script` runs, and breaks the law of `violation` in the same words.
  private func isBroken(_ violation: Violation, after script: Script) -> Bool {
    let run = AppRun(exploration)
    for step in script.steps where run.perform(step) != nil { return false }
    let breaches = StateLaws(exploration).breaches(of: run, after: script)
    if breaches.contains(where: { $0.law == violation.law && $0.words == violation.words }) {
      return true
    }
    return PlaceLaws(exploration).breaches(after: script, of: violation.law)
      .contains { $0.law == violation.law && $0.words == violation.words }
  }
}
