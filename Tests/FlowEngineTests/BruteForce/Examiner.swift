@testable import FlowEngine

/// Makes the calls of a script one by one, and checks the laws after each.
@MainActor
final class Examiner {
  let hierarchy: ScriptedHierarchy
  private let laws: [Law]
  private let isObserved: Bool

  /// The coordinators that were presented, by the serial numbers of their hosts and the numbers that these gave.
  private var given: [Int: [Int: Int]] = [:]

  /// The state that the next call is made in.
  private(set) var state: StateCopy

  init(_ shape: Shape, isObserved: Bool, laws: [Law]) {
    hierarchy = ScriptedHierarchy(shape, isObserved: isObserved)
    self.laws = laws
    self.isObserved = isObserved
    state = hierarchy.state
  }

  /// Makes `call` and says which law it broke first, or returns `nil`.
  func examine(_ call: ScriptedCall) -> Violation? {
    let record = record(of: call)
    state = record.after
    guard record.outcome != .skipped else { return nil }
    for law in laws where law.holdsOfGuarded || !record.isGuarded {
      if let problem = law.problem(record) {
        return Violation(law: law.name, problem: "\(problem) (\(record.outcome))")
      }
    }
    return nil
  }

  private func record(of call: ScriptedCall) -> CallRecord {
    let root = hierarchy.root
    let inquiry = hierarchy.builder.inquiry
    let kept = hierarchy.kept.map { (Announcement($0.plan), $0.state) }

    inquiry.startAgain()
    let announced =
      call.destination.flatMap { plan(to: $0.stop, from: $0.start) } ?? planOfLiteral(call)
    let repeatedInPlan = inquiry.repeated
    inquiry.startAgain()

    let revision = root.revision
    let errors = root.unhandledErrors.count
    inquiry.told = []
    let outcome = hierarchy.make(call)
    let told = inquiry.told
    let repeated = repeatedInPlan ?? inquiry.repeated

    let waiting = root.pendingIntent
    // Guards never change their mind here: what waits would only come in between. Below a question others wait.
    while root.pendingIntent != nil { root.abandonIntent() }
    let after = hierarchy.state
    return CallRecord(
      call: call,
      outcome: outcome,
      before: state,
      after: after,
      announced: announced,
      again: outcome == .done
        ? call.destination.flatMap { plan(to: $0.stop, from: $0.start) } : nil,
      kept: kept,
      received: isObserved ? hierarchy.received : nil,
      idleStep: hierarchy.idleStep,
      revisions: (revision, root.revision),
      errors: Array(root.unhandledErrors.dropFirst(errors)),
      repeated: repeated,
      screen: hierarchy.screen,
      waiting: waiting,
      told: told,
      restarted: inquiry.restarted,
      numberGivenTwice: numberGivenTwice(in: after),
      // A kept plan keeps those alive that it is about.
      leaked: hierarchy.kept == nil ? hierarchy.builder.living.filter { after[$0] == nil } : [],
      shape: { [hierarchy] in hierarchy.builder[$0]?.answers.shape }
    )
  }

  /// What a literal call would do, unless it brings a coordinator: that would be started.
  private func planOfLiteral(_ call: ScriptedCall) -> Result<Announcement, FlowError>? {
    guard let (layer, id) = call.literal, layer.newcomer == nil, let host = hierarchy.builder[id],
      host.rootCoordinator === hierarchy.root
    else { return nil }
    do throws(FlowError) {
      return try hierarchy.plan(layer, on: host).map { .success(Announcement($0)) }
    } catch {
      return .failure(error)
    }
  }

  /// The first new presentation whose number is not above all that its host has given before.
  private func numberGivenTwice(in after: StateCopy) -> String? {
    var problem: String?
    for id in after.order where id >= 0 {
      guard let serial = hierarchy.builder[id]?.serial, let member = after[id] else { continue }
      for shown in member.presentations {
        let former = given[serial, default: [:]].updateValue(shown.id, forKey: shown.number)
        if let former, former != shown.id { problem = "c\(id) gave \(shown.number) again" }
      }
    }
    return problem
  }

  private func plan(to stop: Stop, from id: Int) -> Result<Announcement, FlowError>? {
    guard let start = hierarchy.builder[id], start.rootCoordinator === hierarchy.root else {
      return nil
    }
    do throws(FlowError) {
      return .success(Announcement(try start.plan(to: stop.route)))
    } catch {
      return .failure(error)
    }
  }
}
