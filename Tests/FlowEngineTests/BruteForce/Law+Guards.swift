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

  /// A navigation that succeeded did not pass a guard that refuses it.
  private static func guardsHold(_ record: CallRecord) -> String? {
    guard let arrival = record.arrival, record.waiting == nil, arrival.plan.note == nil,
      record.screen.stop == arrival.stop
    else { return nil }
    let passed = record.after.chain(from: record.after.visible).first { id in
      guard let answers = record.shape(id)?.answers else { return false }
      return answers.refuses.contains(arrival.stop) || answers.redirects[arrival.stop] != nil
    }
    return passed.map { "c\($0) lets no navigation go to \(arrival.stop)" }
  }

  /// A surface that its coordinator keeps goes only with its coordinator.
  private static func surfacesStay(_ record: CallRecord) -> String? {
    guard !record.isAnswered, record.outcome == .done else { return nil }
    switch record.call {
    case .removeChild, .removeModal: return nil
    default: break
    }
    // A flow that no coordinator promised is changed by the app, and may take anything with it but surfaces.
    let shown = Set(
      record.after.attached.flatMap { record.after[$0]?.presentations ?? [] }.map(\.id)
    )
    let gone = record.before.attached.compactMap { record.before[$0] }
      .flatMap(\.presentations).map(\.id)
      .first { !shown.contains($0) && keeps($0, record) }
    return gone.map { "c\($0) is gone" }
  }

  private static func keeps(_ id: Int, _ record: CallRecord) -> Bool {
    if record.before[id]?.isDialog == true { return false }
    if record.before[id]?.ownership == .screen {
      switch record.before[id]?.parent.flatMap(record.shape)?.answers.keepsScreens {
      case .nothing, nil: return false
      case .surface: return true
      // The screen of the question itself goes.
      case .question(let question): return record.before[id]?.root != question
      }
    }
    return record.shape(id).map { $0.answers.keeps != .nothing } ?? false
  }

  /// A call that waits has shown what a guard put before it.
  private static func firstIsShown(_ record: CallRecord) -> String? {
    guard let waiting = record.waiting, record.outcome == .done, !record.isAnswered,
      case .success(let plan)? = record.announced, !plan.changesFlow, plan.note == nil
    else { return nil }
    let stop = record.screen.stop
    let isBare = record.after.attached.contains { id in
      record.after[id].map { $0.kind != .plain } == true
        && record.after.top(of: id) == record.after.visible
    }
    return RouteDescription(stop.route) == waiting.first || isBare
      ? nil : "in front is \(stop), first comes \(waiting.first)"
  }
}
