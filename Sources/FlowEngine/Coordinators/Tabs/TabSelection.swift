/// Selecting a tab, which a guard of the tab may refuse.
struct TabSelection: Call {
  let target: TabTarget

  var name: String { "switchToTab" }
  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { .selected }

  /// A tab that has gone cannot be selected any more.
  func isObsolete(for start: AnyCoordinator) -> Bool { (try? target.index(in: start)) == nil }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let tabs = site.start
    let index = try target.index(in: tabs)
    guard tabs.children.indices.contains(index) else {
      throw .invalidTabIndex(owner: tabs.ownerPath, index: index, count: tabs.children.count)
    }
    guard index != tabs.baseRouter.current.selectedTab else { return ExecutablePlan(at: site) }
    let tab = tabs.children[index]
    let route = tab.baseRouter.current.root
    if let redirected = try site.redirect(self, to: route, downTo: tab) { return redirected }
    // A tab that is not named by its index is selected through the method that an app may override.
    return ExecutablePlan(at: site, .selectTab(index, byCall: !target.isIndex))
  }

  /// The tabs may have changed, so the route that the tab would have shown is looked for.
  func onRoot(for route: (any Route)?) -> (any Call)? {
    route.map { Navigation(name: name, destination: $0) }
  }
}

extension AnyCoordinator {
  /// Selects the tab at `index` as a step of a plan, through the method that an app may override.
  func selectByCall(tab index: Int) {
    hierarchy.plannedTab = PlannedTab(tabs: self, index: index)
    switchToTab(index)
    if hierarchy.plannedTab != nil { _ = selectPlanned(tab: index) }
  }

  /// Selects the tab at `index` if it is the current step of a plan; returns whether it was.
  func selectPlanned(tab index: Int) -> Bool {
    let hierarchy = hierarchy
    guard let planned = hierarchy.plannedTab, planned.tabs === self, planned.index == index else {
      return false
    }
    hierarchy.plannedTab = nil
    baseRouter.apply(.selectTab(index, byCall: true))
    return true
  }
}

/// The tab that a plan is selecting.
struct PlannedTab {
  let tabs: AnyCoordinator
  let index: Int
}

/// The tab that a call is about, which is looked for when the call runs.
enum TabTarget {
  case index(Int)
  case coordinator(AnyCoordinator)
  case page(any TabPage)

  var isIndex: Bool { if case .index = self { true } else { false } }

  /// The index of the tab among those of `tabs`; throws if a coordinator or a page is not there.
  @MainActor
  func index(in tabs: AnyCoordinator) throws(FlowError) -> Int {
    switch self {
    case .index(let index): return index
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
