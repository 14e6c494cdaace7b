@testable import FlowEngine

/// L1: what is decided is what happens, and a failure has changed nothing.
extension Law {
  static var ofAtomicity: [Law] {
    [
      Law(name: "A refusal changes nothing", holdsOfGuarded: true, problem: refusalChangesNothing),
      Law(name: "A failure is reported once", holdsOfGuarded: true, problem: failureIsReportedOnce),
      Law(name: "The plan is what happens", holdsOfGuarded: true, problem: planIsWhatHappens),
      Law(
        name: "Observers hear all changes and nothing else",
        holdsOfGuarded: true,
        problem: observersHearChanges
      ),
      Law(
        name: "A5: each step changes something",
        holdsOfGuarded: true,
        problem: stepsChangeSomething
      ),
      Law(
        name: "Each question is asked once",
        holdsOfGuarded: true,
        problem: questionsAreAskedOnce
      ),
      Law(name: "Steps are bounded", holdsOfGuarded: true, problem: stepsAreBounded),
    ]
  }

  private static func refusalChangesNothing(_ evidence: Evidence) -> String? {
    guard evidence.isRefused else { return nil }
    if evidence.before != evidence.after { return "a state has changed" }
    if evidence.revisions.before != evidence.revisions.after { return "the revision has changed" }
    if let heard = evidence.heard, !heard.isEmpty { return "observers heard \(heard)" }
    return nil
  }

  private static func failureIsReportedOnce(_ evidence: Evidence) -> String? {
    if evidence.isAnswered { return nil }
    // The call from a question is refused, and reported on its own.
    let errors = evidence.errors.filter {
      if case .callDuringPlanning = $0 { false } else { true }
    }
    switch evidence.outcome {
    case .refused(.some) where !errors.isEmpty: return "thrown, and reported: \(errors)"
    case .refused(nil) where errors.count != 1: return "refused, and reported: \(errors)"
    case .done where !errors.isEmpty: return "done, and reported: \(errors)"
    default: return nil
    }
  }

  private static func planIsWhatHappens(_ evidence: Evidence) -> String? {
    guard let announced = evidence.announced, evidence.outcome != .skipped else { return nil }
    switch (announced, evidence.outcome) {
    case (.failure(let error), .done): return "done, and the plan failed: \(error)"
    case (.failure(let error), .refused(let thrown?)) where thrown != error:
      return "the plan failed with \(error), the call with \(thrown)"
    case (.success(let plan), .refused(let error)) where !plan.changesFlow:
      return "planned \(plan.steps), and refused: \(error.map(\.description) ?? "reported")"
    case (.success(let plan), .done):
      guard evidence.heard != nil, !plan.changesFlow, evidence.changes != plan.steps else {
        return nil
      }
      return "planned \(plan.steps), heard \(evidence.changes)"
    default: return nil
    }
  }

  private static func observersHearChanges(_ evidence: Evidence) -> String? {
    let isChanged = !evidence.before.isSameHierarchy(as: evidence.after)
    let isCounted = evidence.revisions.before != evidence.revisions.after
    if isChanged, !isCounted { return "a state has changed, and the revision has not" }
    guard let heard = evidence.heard else { return nil }
    if isCounted == evidence.changes.isEmpty {
      return "revisions \(evidence.revisions), heard \(evidence.changes)"
    }
    guard evidence.outcome == .done, !evidence.isAnswered else { return nil }
    if case .keepPlan = evidence.call { return heard.isEmpty ? nil : "planning was heard" }
    let settled = heard.filter { if case .settled = $0 { true } else { false } }
    guard settled.count == 1 else { return "\(settled.count) times settled" }
    if case .changed? = heard.last { return "changes after all had settled" }
    return nil
  }

  private static func stepsChangeSomething(_ evidence: Evidence) -> String? {
    evidence.idleStep.map { "“\($0)” changed nothing" }
  }

  private static func questionsAreAskedOnce(_ evidence: Evidence) -> String? {
    guard !evidence.isAnswered else { return nil }
    // A plan in which a guard has a word is made once more when it is applied.
    if case .planAndApply = evidence.call, evidence.isGuarded { return nil }
    // Where a surface asks for the very stop that a call goes to, both are planned, from two places.
    if let stop = evidence.repeated?.stop, evidence.isQuestion(stop) { return nil }
    return evidence.repeated.map { "c\($0.id) was asked for \($0.kind) of \($0.stop) again" }
  }

  private static func stepsAreBounded(_ evidence: Evidence) -> String? {
    let bound = 8 + 3 * evidence.before.order.count + evidence.before.screenCount
    let count = evidence.arrival?.plan.steps.count ?? 0
    return count > bound ? "\(count) steps" : nil
  }
}
