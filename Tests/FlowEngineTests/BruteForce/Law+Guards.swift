@testable import FlowEngine

/// What guards are for.
extension Law {
  static var ofGuards: [Law] {
    [
      Law(name: "No guard is passed", holdsOfGuarded: true, problem: guardsHold),
      Law(name: "What stays is not taken away", holdsOfGuarded: true, problem: surfacesStay),
      Law(name: "What comes first is shown", holdsOfGuarded: true, problem: firstIsShown),
    ]
  }

  /// A navigation that succeeded did not lead past anybody who does not let it through.
  private static func guardsHold(_ evidence: Evidence) -> String? {
    guard let arrival = evidence.arrival, evidence.waiting == nil, arrival.plan.note == nil,
      evidence.screen.stop == arrival.stop
    else { return nil }
    let passed = evidence.after.chain(from: evidence.after.visible).first { id in
      guard let answers = evidence.shape(id)?.answers else { return false }
      return answers.refuses.contains(arrival.stop) || answers.redirects[arrival.stop] != nil
    }
    return passed.map { "c\($0) does not let anybody go to \(arrival.stop)" }
  }

  /// A surface that its coordinator keeps goes only with its coordinator.
  private static func surfacesStay(_ evidence: Evidence) -> String? {
    guard !evidence.isAnswered, evidence.outcome == .done else { return nil }
    switch evidence.call {
    case .removeChild, .removeModal: return nil
    default: break
    }
    // A flow that nobody promised is changed by the app, and may take anything with it but surfaces.
    let shown = Set(
      evidence.after.attached.flatMap { evidence.after[$0]?.presentations ?? [] }.map(\.id)
    )
    let gone = evidence.before.attached.compactMap { evidence.before[$0] }
      .flatMap(\.presentations).map(\.id)
      .first { !shown.contains($0) && keeps($0, evidence) }
    return gone.map { "c\($0) is gone" }
  }

  private static func keeps(_ id: Int, _ evidence: Evidence) -> Bool {
    evidence.shape(id).map { $0.answers.keeps != .nothing } ?? false
  }

  /// A call that waits has shown what a guard put before it.
  private static func firstIsShown(_ evidence: Evidence) -> String? {
    guard let waiting = evidence.waiting, evidence.outcome == .done, !evidence.isAnswered,
      case .success(let plan)? = evidence.announced, !plan.changesFlow, plan.note == nil
    else { return nil }
    let stop = evidence.screen.stop
    let isBare = evidence.after.attached.contains { id in
      evidence.after[id].map { $0.kind != .plain } == true
        && evidence.after.top(of: id) == evidence.after.visible
    }
    return RouteDescription(stop.route) == waiting.first || isBare
      ? nil : "in front is \(stop), first comes \(waiting.first)"
  }
}
