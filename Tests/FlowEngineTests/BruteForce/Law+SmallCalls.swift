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

  private static func dismissals(_ record: CallRecord) -> String? {
    let (id, kind): (Int, Presentation.Kind)
    switch record.call {
    case .dismissModal(let host): (id, kind) = (host, .modal)
    case .dismissDetour(let host): (id, kind) = (host, .detour)
    default: return nil
    }
    let isPresented = record.before[id]?.presentations.contains { $0.kind == kind } == true
    // Without one of its own, the surface on which it is goes, if it is of that kind.
    let surface = isPresented ? nil : record.before.surface(of: id, as: kind)
    if let surface, record.after[surface.host]?.presentations.contains(surface.shown) == true {
      return record.outcome == .done ? "c\(surface.shown.id) stays" : nil
    }
    guard surface == nil, let old = record.before[id], let new = record.after[id] else {
      return nil
    }
    var left = old.presentations
    // Over a plain screen, a second detour is presented beside the first.
    if let latest = left.lastIndex(where: { $0.kind == kind }) {
      // Plain screens and flows that came over it go with it, up to one of the other kind.
      let over = left[(latest + 1)...].prefix { $0.kind == .screen || $0.kind == .subflow }
      left.removeSubrange(latest...latest + over.count)
    }
    return new.presentations == left
      && new.stack == old.stack && new.pushed == old.pushed ? nil : "\(new)"
  }

  private static func popToRoot(_ record: CallRecord) -> String? {
    guard case .popToRoot(let id) = record.call, let old = record.before[id],
      let new = record.after[id]
    else { return nil }
    guard new.stack.isEmpty && new.pushed.isEmpty && new.presentations == old.presentations else {
      return "\(new)"
    }
    var shown = new
    while new.kind == .tabs,
      let next = record.after.content(of: shown).flatMap({ record.after[$0] })
    {
      shown = next
    }
    return shown.stack.isEmpty && shown.pushed.isEmpty ? nil : "in the selected tab \(shown)"
  }

  private static func switchToTab(_ record: CallRecord) -> String? {
    guard case .switchToTab(let index, let id) = record.call, record.outcome == .done else {
      return nil
    }
    if record.after[id]?.selectedTab != index { return "the tab is not selected" }
    let others = record.before.order.filter { $0 != id }
    return others.allSatisfy { record.before[$0] == record.after[$0] }
      ? nil : "others have changed"
  }

  private static func detour(_ record: CallRecord) -> String? {
    guard case .presentDetour(_, let stop, let host) = record.call, record.outcome == .done,
      record.before.isSeen(host)
    else { return nil }
    let chain = record.after.chain(from: record.after.visible)
    guard chain.contains(host), chain.contains(where: { record.after[$0]?.ownership == .detour })
    else { return "it is not seen" }
    return record.screen.stop == stop || record.isBareContainer(at: stop)
      ? nil : "it is at \(record.screen.stop)"
  }

  private static func keptPlan(_ record: CallRecord) -> String? {
    guard case .applyKeptPlan = record.call, let kept = record.kept else { return nil }
    switch record.outcome {
    case .skipped: return nil
    case .done where kept.plan.changesFlow: return nil
    case .done:
      if !kept.state.isSameHierarchy(as: record.before) { return "applied in another state" }
      guard record.received != nil, record.changes != kept.plan.steps else { return nil }
      return "planned \(kept.plan.steps), received \(record.changes)"
    case .refused(.planOutdated?):
      return kept.plan.revision == record.revisions.before ? "it was not outdated" : nil
    case .refused: return kept.plan.changesFlow ? nil : "\(record.outcome)"
    }
  }
}
