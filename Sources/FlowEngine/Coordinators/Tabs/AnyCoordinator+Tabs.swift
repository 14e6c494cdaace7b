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

extension AnyCoordinator {
  func perform(_ replacement: TabReplacement) {
    let former = Hierarchy.nextVisit()
    for tab in children {
      // Paths number tabs.
      tab.forgetPath()
      tab.visit = former
    }
    let staying = Hierarchy.nextVisit()
    var coming: [AnyCoordinator] = []
    for tab in replacement.tabs {
      if tab.visit != former { coming.append(tab) }
      tab.visit = staying
    }
    var leaving: [AnyCoordinator] = []
    for tab in children where tab.visit != staying { leaving.append(tab) }
    baseRouter.mutate {
      ownedCoordinators.children = replacement.tabs
      baseRouter.current.apply(.replaceTabs(replacement))
    }
    for tab in coming { attach(tab, as: .tab) }
    for coming in replacement.comingPages { coming.tab.tabSlot = coming.slot }
    for tab in leaving { detach(tab) }
    // Only now does code of the app run: observers of the state of what has left.
    for tab in leaving { tab.reset() }
  }
}

extension AnyCoordinator {
  func perform(badge text: String?, of tab: AnyCoordinator) {
    baseRouter.mutate {
      let slot = tab.tabSlot ?? TabSlot()
      slot.badge = text
      tab.tabSlot = slot
    }
  }
}
