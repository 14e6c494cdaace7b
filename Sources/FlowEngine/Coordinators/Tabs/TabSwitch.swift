/// Selecting a tab that is named by its coordinator or its page.
struct TabSwitch: Call {
  let target: TabTarget

  var name: String { "switchToTab" }
  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { .selected }

  /// A tab that has gone cannot be selected any more.
  func isMoot(for start: AnyCoordinator) -> Bool { (try? target.index(in: start)) == nil }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let index = try target.index(in: site.start.coordinator)
    return try TabSelection(index: index).plan(at: site, instead: self, byCall: true)
  }

  func onRoot(wanting route: (any Route)?) -> (any Call)? {
    route.map { Navigation(name: name, destination: $0) }
  }
}

/// The tab that a call is about, which is looked for when the call runs.
enum TabTarget {
  case coordinator(AnyCoordinator)
  case page(any TabPage)

  /// The index of the tab among those of `tabs`; throws if it is not there.
  @MainActor
  func index(in tabs: AnyCoordinator) throws(FlowError) -> Int {
    switch self {
    case .coordinator(let tab):
      if let index = tabs.children.firstIndex(where: { $0 === tab }) { return index }
      throw unknown(tab.ownerName, in: tabs, asPages: false)
    case .page(let page):
      let slot = page.slot
      if let index = tabs.children.firstIndex(where: { $0.isTab(of: slot) }) { return index }
      throw unknown("\(page)", in: tabs, asPages: true)
    }
  }

  @MainActor
  private func unknown(_ name: String, in tabs: AnyCoordinator, asPages: Bool) -> FlowError {
    let known = tabs.children.map { $0.tabName(asPage: asPages) }
    return .unknownTab(name, owner: tabs.ownerPath, tabs: known)
  }
}

extension TabPage {
  /// A slot for this page, to be compared with those of tabs.
  fileprivate var slot: TabSlot { PageSlot(self) }
}
