@testable import FlowEngine

/// L1: what is decided is what happens, and a failure has changed nothing.
extension Law {
  static var ofAtomicity: [Law] {
    [
      Law(name: "A refusal changes nothing", holdsOfGuarded: true, problem: refusalChangesNothing),
      Law(name: "A failure is reported once", holdsOfGuarded: true, problem: failureIsReportedOnce),
      Law(name: "The plan is what happens", holdsOfGuarded: true, problem: planIsWhatHappens),
      Law(
        name: "Observers receive all changes and nothing else",
        holdsOfGuarded: true,
        problem: observersReceiveChanges
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

  private static func refusalChangesNothing(_ record: CallRecord) -> String? {
    guard record.isRefused else { return nil }
    // A flow that is to be brought along, or a tab, is started, whatever comes of it.
    let isChanged =
      record.call.startsNewcomers
      ? !record.before.isSameHierarchy(as: record.after) : record.before != record.after
    if isChanged { return "a state has changed" }
    if record.revisions.before != record.revisions.after { return "the revision has changed" }
    if let received = record.received, !received.isEmpty { return "observers received \(received)" }
    return nil
  }

  private static func failureIsReportedOnce(_ record: CallRecord) -> String? {
    if record.isAnswered { return nil }
    // The call from a question is refused, and reported on its own.
    let errors = record.errors.filter {
      if case .callDuringPlanning = $0 { false } else { true }
    }
    switch record.outcome {
    case .refused(.some) where !errors.isEmpty: return "thrown, and reported: \(errors)"
    case .refused(nil) where errors.count != 1: return "refused, and reported: \(errors)"
    // The tab that an app selects for a route may be refused by a guard, in a call of its own.
    case .done where !errors.isEmpty && !record.goesElsewhere:
      return "done, and reported: \(errors)"
    default: return nil
    }
  }

  private static func planIsWhatHappens(_ record: CallRecord) -> String? {
    guard let announced = record.announced, record.outcome != .skipped else { return nil }
    switch (announced, record.outcome) {
    // A plan does not count on a root that does not promise a change of flow, unless it is an orchestrator.
    case (.failure, .done)
    where record.goesElsewhere && record.before[record.before.root]?.kind != .orchestrator:
      return nil
    // Nor does it say, then, that what would be left may refuse to go, or ask what cannot be asked.
    case (.failure, .refused(let thrown?))
    where record.goesElsewhere && record.before[record.before.root]?.kind != .orchestrator
      && record.isOfLeaving(thrown):
      return nil
    case (.failure(let error), .done): return "done, and the plan failed: \(error)"
    case (.failure(let error), .refused(let thrown?)) where thrown != error:
      return "the plan failed with \(error), the call with \(thrown)"
    case (.success(let plan), .refused(let error)) where !plan.changesFlow:
      return "planned \(plan.steps), and refused: \(error.map(\.description) ?? "reported")"
    case (.success(let plan), .done):
      guard record.received != nil, !plan.changesFlow, record.changes != plan.steps else {
        return nil
      }
      return "planned \(plan.steps), received \(record.changes)"
    default: return nil
    }
  }

  private static func observersReceiveChanges(_ record: CallRecord) -> String? {
    let isChanged = !record.before.isSameHierarchy(as: record.after)
    let isCounted = record.revisions.before != record.revisions.after
    if isChanged, !isCounted { return "a state has changed, and the revision has not" }
    guard let received = record.received else { return nil }
    if isCounted == record.changes.isEmpty {
      return "revisions \(record.revisions), received \(record.changes)"
    }
    guard record.outcome == .done, !record.isAnswered else { return nil }
    if record.call.onlyPlans { return received.isEmpty ? nil : "planning was reported" }
    let settled = received.filter { if case .settled = $0 { true } else { false } }
    // The tab that an app selects for a route comes in a call of its own.
    guard settled.count == 1 || record.goesElsewhere else {
      return "\(settled.count) times settled"
    }
    if case .changed? = received.last { return "changes after all had settled" }
    return nil
  }

  private static func stepsChangeSomething(_ record: CallRecord) -> String? {
    record.idleStep.map { "“\($0)” changed nothing" }
  }

  private static func questionsAreAskedOnce(_ record: CallRecord) -> String? {
    guard !record.isAnswered else { return nil }
    // A plan in which a guard has a word is made once more when it is applied.
    if record.call.isPlanned, record.isGuarded { return nil }
    // Where a surface asks for the very stop that a call goes to, both are planned, from two places.
    if let stop = record.repeated?.stop, record.isQuestion(stop) { return nil }
    return record.repeated.map { "c\($0.id) was asked for \($0.kind) of \($0.stop) again" }
  }

  private static func stepsAreBounded(_ record: CallRecord) -> String? {
    let bound = 8 + 3 * record.before.order.count + record.before.screenCount
    let count = record.arrival?.plan.steps.count ?? 0
    return count > bound ? "\(count) steps" : nil
  }
}
