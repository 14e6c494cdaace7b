@testable import FlowEngine

/// What is on screen, and what is not.
extension Law {
  static var ofTheScreen: [Law] {
    [
      Law(name: "Surfaces lie in the order of the presentations", problem: surfacesAreInOrder),
      Law(name: "D15: what is not shown is at its root", problem: hiddenIsAtRoot),
      Law(name: "A10: back removes one screen", problem: backRemovesOneScreen),
      Law(name: "A selected tab exists", problem: selectedTabExists),
    ]
  }

  private static func surfacesAreInOrder(_ record: CallRecord) -> String? {
    let expected = [record.after.root] + record.after.surfaces(over: record.after.root)
    if record.screen.surfaces != expected {
      return "the engine shows c\(record.screen.surfaces), by the rules it is c\(expected)"
    }
    let visible = record.after.visibleHost
    if record.screen.visible != visible {
      return "in front is c\(record.screen.visible), by the rules it is c\(visible)"
    }
    return nil
  }

  private static func hiddenIsAtRoot(_ record: CallRecord) -> String? {
    let after = record.after
    var hidden: Set<Int> = []
    // Owners come before those whom they own.
    for member in after.order.compactMap({ after[$0] }) {
      let owner = member.parent.flatMap { after[$0] }
      let isHidden =
        switch member.ownership {
        case .none: member.id != after.root
        case .child: owner?.pushed.contains(member.id) != true
        case .modal: owner?.presentations.contains { $0.id == member.id } != true
        case .tab, .column, .flow, .detour, .screen, .subflow: false
        }
      guard isHidden || member.parent.map(hidden.contains) == true else { continue }
      hidden.insert(member.id)
      if !member.stack.isEmpty || !member.pushed.isEmpty || !member.presentations.isEmpty {
        return "c\(member.id) keeps a state"
      }
      // An orchestrator's root is what its last transition said.
      if member.root != member.lastingRoot { return "c\(member.id) keeps its root" }
      if member.kind != .orchestrator, let root = record.shape(member.id)?.root,
        !record.restarted.contains(member.id), member.root != root
      {
        return "c\(member.id) is at \(member.root), registered with \(root)"
      }
    }
    return nil
  }

  private static func backRemovesOneScreen(_ record: CallRecord) -> String? {
    guard case .pop(let id) = record.call, id == record.before.visible else { return nil }
    let expected = record.before.canGoBack(from: id) ? 1 : 0
    let removed = record.before.screenCount - record.after.screenCount
    return removed == expected ? nil : "\(removed) screens went, \(expected) should have"
  }

  private static func selectedTabExists(_ record: CallRecord) -> String? {
    for member in record.after.order.compactMap({ record.after[$0] })
    where member.kind == .tabs && !member.children.isEmpty {
      if !member.children.indices.contains(member.selectedTab) {
        return "c\(member.id) has selected tab \(member.selectedTab) of \(member.children.count)"
      }
    }
    return nil
  }
}
