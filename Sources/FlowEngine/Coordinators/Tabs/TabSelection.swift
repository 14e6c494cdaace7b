/// Selecting a tab, which a guard of the tab may refuse.
struct TabSelection: Call {
  let index: Int

  var name: String { "switchToTab" }
  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { .selected }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    try plan(at: site, instead: self, byCall: false)
  }

  /// Plans the selection for `call`, as a step that goes through the method that an app may override if `byCall`.
  func plan(
    at site: CallSite,
    instead call: some Call,
    byCall: Bool
  ) throws(FlowError) -> ExecutablePlan {
    let tabs = site.start.coordinator
    guard tabs.children.indices.contains(index) else {
      throw .invalidTabIndex(owner: tabs.ownerPath, index: index, count: tabs.children.count)
    }
    guard index != tabs.baseRouter.current.selectedTab else { return ExecutablePlan(at: site) }
    let tab = tabs.children[index]
    let route = tab.baseRouter.current.root
    if let refusal = site.hierarchy.refusal(to: route, downTo: UnownedCoordinator(tab)) {
      return try site.follow(refusal, instead: call, wanting: route)
    }
    return ExecutablePlan(at: site, .selectTab(index, byCall: byCall))
  }

  /// The tabs may have changed, so the route that the tab would have shown is looked for.
  func onRoot(wanting route: (any Route)?) -> (any Call)? {
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
