@testable import FlowEngine

/// Which coordinator owns which.
extension Law {
  static var ofOwnership: [Law] {
    [
      Law(name: "A coordinator has one owner", holdsOfGuarded: true, problem: ownersAgree),
      Law(name: "What is shown is owned", holdsOfGuarded: true, problem: shownIsOwned),
      Law(name: "What breaks ownership is refused, and nothing else", problem: refusals),
      Law(name: "What is taken out is freed", holdsOfGuarded: true, problem: freed),
    ]
  }

  private static func ownersAgree(_ record: CallRecord) -> String? {
    let after = record.after
    if let twice = after.metTwice { return "c\(twice) is owned twice" }
    for member in after.order.compactMap({ after[$0] }) {
      guard let owner = member.parent else {
        if let role = member.ownership {
          return "c\(member.id) is \(role) without an owner"
        }
        continue
      }
      guard let owner = after[owner] else { return "the owner of c\(member.id) is elsewhere" }
      let (expected, context): (OwnerStep.Role?, CoordinatorPresentationContext) =
        if owner.flow == member.id {
          (.flow, .root)
        } else if let shown = owner.presentations.first(where: { $0.id == member.id }),
          shown.kind == .screen || shown.kind == .subflow
        {
          (shown.kind == .screen ? .screen : .subflow, .modal)
        } else if owner.children.contains(member.id) {
          owner.kind == .tabs
            ? (.tab, .tab) : (member.ownership == .subflow ? .subflow : .child, .pushed)
        } else if owner.modals.contains(member.id) {
          owner.presentations.contains { $0.id == member.id } ? (.modal, .modal) : (.modal, .root)
        } else if owner.presentations.contains(where: { $0.id == member.id }) {
          (.detour, .detour)
        } else {
          (nil, .root)
        }
      if member.ownership != expected || member.context != context {
        return
          "c\(member.id) is \(member.ownership?.rawValue ?? "free"), \(member.context) of c\(owner.id)"
      }
    }
    return nil
  }

  private static func shownIsOwned(_ record: CallRecord) -> String? {
    for member in record.after.order.compactMap({ record.after[$0] }) {
      if Set(member.pushed).count != member.pushed.count
        || !Set(member.pushed).isSubset(of: member.children)
      {
        return "c\(member.id) has pushed c\(member.pushed)"
      }
      if member.kind != .plain, record.after.content(of: member) != nil, !member.stack.isEmpty {
        return "c\(member.id) has a stack that is never shown"
      }
      let modals = member.presentations.filter { $0.kind == .modal }.map(\.id)
      if modals.count > 1 || !Set(modals).isSubset(of: member.modals) {
        return "c\(member.id) presents c\(modals)"
      }
    }
    return nil
  }

  private static func refusals(_ record: CallRecord) -> String? {
    guard record.outcome != .skipped, let mustRefuse = mustRefuse(record) else { return nil }
    return mustRefuse == record.isRefused ? nil : "\(record.outcome)"
  }

  /// Whether the call must be refused; `nil` if the rules of ownership do not say.
  private static func mustRefuse(_ record: CallRecord) -> Bool? {
    let before = record.before
    switch record.call {
    case .addChild(let candidate, let host), .addModal(let candidate, let host):
      return !isOwnable(candidate, by: host, before)
    case .showFlow(.known(let id), _, let host) where before[host]?.flow == id:
      return false
    case .showFlow(let candidate, _, let host):
      return !isOwnable(candidate, by: host, before)
    case .presentDetour(let candidate, _, let id):
      var host = id
      while let top = before[host]?.presentations.last, top.kind == .detour { host = top.id }
      return isOwnable(candidate, by: host, before) ? nil : true
    case .switchToTab(let index, let tabs):
      return before[tabs].map { !$0.children.indices.contains(index) }
    case .setTabs(let candidates, _, let tabs):
      let known = candidates.compactMap(\.known)
      return Set(known).count != known.count
        || candidates.contains {
          $0.known.flatMap { before[tabs]?.children.contains($0) } != true
            && !isOwnable($0, by: tabs, before)
        }
    case .setBadge(_, let tab, let tabs):
      return before[tabs].map { !$0.children.contains(tab) }
    case .selectDetent(let detent, let id):
      let owner = before[id]?.parent.flatMap { before[$0] }
      let shown = owner?.presentations.first { $0.id == id }
      return shown?.detents?.detents.contains(detent) != true
    default: return record.call.literal.flatMap { mustRefuse($0.call, on: $0.id, record) }
    }
  }

  static func isOwnable(
    _ candidate: ScriptedCall.Candidate,
    by host: Int,
    _ state: StateCopy
  ) -> Bool {
    guard case .known(let id) = candidate else { return true }
    return state[id]?.parent == nil && !state.chain(from: host).contains(id)
  }

  private static func freed(_ record: CallRecord) -> String? {
    record.leaked.isEmpty ? nil : "c\(record.leaked) live on"
  }
}
