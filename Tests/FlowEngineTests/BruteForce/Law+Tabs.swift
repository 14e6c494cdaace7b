@testable import FlowEngine

/// Tabs that are replaced as a whole, and their badges.
extension Law {
  static var ofTabs: [Law] {
    [
      Law(name: "Tabs that stay are as they were", problem: tabsStay),
      Law(name: "The tabs are those that were given", problem: tabsAreThoseGiven),
      Law(name: "setBadge changes nothing else", problem: badge),
    ]
  }

  /// Whatever is not in a tab that went, and not the tab coordinator itself, is as it was.
  private static func tabsStay(_ record: CallRecord) -> String? {
    guard case .setTabs(_, _, let id) = record.call, record.outcome == .done,
      let old = record.before[id], let new = record.after[id]
    else { return nil }
    let gone = old.children.filter { !new.children.contains($0) }
    let changed = record.before.attached.first { other in
      other != id && record.before[other] != record.after[other]
        && !record.before.chain(from: other).contains(where: gone.contains)
    }
    if let changed { return "c\(changed) has changed" }
    if old.presentations != new.presentations { return "what lies over the tabs has changed" }
    return nil
  }

  private static func tabsAreThoseGiven(_ record: CallRecord) -> String? {
    guard case .setTabs(let given, let selecting, let id) = record.call, record.outcome == .done,
      let old = record.before[id], let new = record.after[id]
    else { return nil }
    guard given.count == new.children.count,
      zip(given, new.children).allSatisfy({ $0.known == nil || $0.known == $1 })
    else { return "the tabs are c\(new.children)" }
    let former =
      old.children.indices.contains(old.selectedTab) ? old.children[old.selectedTab] : nil
    let expected =
      selecting ?? former.flatMap { new.children.firstIndex(of: $0) }
      ?? min(old.selectedTab, max(0, new.children.count - 1))
    return new.selectedTab == expected
      ? nil : "tab \(new.selectedTab) is selected instead of \(expected)"
  }

  private static func badge(_ record: CallRecord) -> String? {
    guard case .setBadge(let text, let tab, _) = record.call, record.outcome == .done else {
      return nil
    }
    if record.after[tab]?.badge != text {
      return "the badge is \(record.after[tab]?.badge ?? "nil")"
    }
    let others = record.before.order.filter { $0 != tab }
    return others.allSatisfy { record.before[$0] == record.after[$0] } ? nil : "others have changed"
  }
}
