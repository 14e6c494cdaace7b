@testable import FlowEngine

/// Calls that do one thing.
extension Law {
  static var ofSmallCalls: [Law] {
    [
      Law(name: "dismissModal and dismissDetour leave the other kind", problem: dismissals),
      Law(name: "popToRoot leaves the root and the surfaces above", problem: popToRoot),
      Law(name: "switchToTab changes nothing else", problem: switchToTab),
      Law(name: "A detour is seen where its host is", problem: detour),
      Law(name: "A plan holds for the state it was made in", problem: keptPlan),
    ]
  }

  private static func dismissals(_ evidence: Evidence) -> String? {
    let (id, kind): (Int, Presentation.Kind)
    switch evidence.call {
    case .dismissModal(let host): (id, kind) = (host, .modal)
    case .dismissDetour(let host): (id, kind) = (host, .detour)
    default: return nil
    }
    guard let old = evidence.before[id], let new = evidence.after[id] else { return nil }
    return new.presentations == old.presentations.filter { $0.kind != kind }
      && new.stack == old.stack && new.pushed == old.pushed ? nil : "\(new)"
  }

  private static func popToRoot(_ evidence: Evidence) -> String? {
    guard case .popToRoot(let id) = evidence.call, let old = evidence.before[id],
      let new = evidence.after[id]
    else { return nil }
    return new.stack.isEmpty && new.pushed.isEmpty && new.presentations == old.presentations
      ? nil : "\(new)"
  }

  private static func switchToTab(_ evidence: Evidence) -> String? {
    guard case .switchToTab(let index, let id) = evidence.call, evidence.outcome == .done else {
      return nil
    }
    if evidence.after[id]?.selectedTab != index { return "the tab is not selected" }
    let others = evidence.before.order.filter { $0 != id }
    return others.allSatisfy { evidence.before[$0] == evidence.after[$0] }
      ? nil : "others have changed"
  }

  private static func detour(_ evidence: Evidence) -> String? {
    guard case .presentDetour(_, let stop, let host) = evidence.call, evidence.outcome == .done,
      evidence.before.isSeen(host)
    else { return nil }
    let chain = evidence.after.chain(from: evidence.after.visible)
    guard chain.contains(host), chain.contains(where: { evidence.after[$0]?.ownership == .detour })
    else { return "it is not seen" }
    return evidence.screen.stop == stop || evidence.isBareContainer(at: stop)
      ? nil : "it is at \(evidence.screen.stop)"
  }

  private static func keptPlan(_ evidence: Evidence) -> String? {
    guard case .applyKeptPlan = evidence.call, let kept = evidence.kept else { return nil }
    switch evidence.outcome {
    case .skipped: return nil
    case .done where kept.plan.changesFlow: return nil
    case .done:
      if !kept.state.isSameHierarchy(as: evidence.before) { return "applied in another state" }
      guard evidence.heard != nil, evidence.changes != kept.plan.steps else { return nil }
      return "planned \(kept.plan.steps), heard \(evidence.changes)"
    case .refused(.planOutdated?):
      return kept.plan.revision == evidence.revisions.before ? "it was not outdated" : nil
    case .refused: return kept.plan.changesFlow ? nil : "\(evidence.outcome)"
    }
  }
}
