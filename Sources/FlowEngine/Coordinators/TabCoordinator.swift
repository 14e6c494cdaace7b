/// Shows one of its children at a time under a tab bar: its children are its tabs.
///
/// It delegates and never shows routes on a stack of its own, so `canHandle` stays `false` but for
/// routes that a registered modal presents over all tabs.
open class TabCoordinator<R: Route>: Coordinator<R> {
  override class var kind: CoordinatorKind { .tabs }

  /// Selects the tab at `index`; nothing is dismissed and no stack changes.
  ///
  /// An index without a tab is refused with ``FlowError/invalidTabIndex(owner:index:count:)``,
  /// which is reported; nothing changes then. Guards are asked about the root route of the tab.
  ///
  /// A navigation that leads into another tab calls it as well, as a step of its plan. An override selects
  /// the tab where it calls `super`; without that the tab is selected when the override returns, because
  /// only a guard can refuse a navigation. Other calls that are made there wait until all has settled.
  open override func switchToTab(_ index: Int) {
    if !selectPlanned(tab: index) { submit(TabSelection(index: index)) }
  }
}

extension AnyCoordinator {
  /// Selects the tab at `index` as a step of a plan, through the call that an app may override.
  func selectByCall(tab index: Int) {
    hierarchy.plannedTab = PlannedTab(tabs: self, index: index)
    switchToTab(index)
    if hierarchy.plannedTab != nil { _ = selectPlanned(tab: index) }
  }

  /// Selects the tab at `index` if that is the step that a plan has come to, and says whether it was.
  fileprivate func selectPlanned(tab index: Int) -> Bool {
    let hierarchy = hierarchy
    guard let planned = hierarchy.plannedTab, planned.tabs === self, planned.index == index else {
      return false
    }
    hierarchy.plannedTab = nil
    baseRouter.apply(.selectTab(index, byCall: true))
    return true
  }
}

/// The tab that a plan selects next.
struct PlannedTab {
  let tabs: AnyCoordinator
  let index: Int
}

private struct TabSelection: Call {
  let index: Int

  var name: String { "switchToTab" }
  var reason: DismissalReason { .call }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let tabs = site.start.coordinator
    guard tabs.children.indices.contains(index) else {
      throw .invalidTabIndex(owner: tabs.ownerPath, index: index, count: tabs.children.count)
    }
    guard index != tabs.baseRouter.current.selectedTab else { return ExecutablePlan(at: site) }
    let tab = tabs.children[index]
    let route = tab.baseRouter.current.root
    if let refusal = site.hierarchy.refusal(to: route, downTo: UnownedCoordinator(tab)) {
      return try site.follow(refusal, instead: self, wanting: route)
    }
    return ExecutablePlan(at: site, .selectTab(index, byCall: false))
  }

  /// Other tabs may stand where these were: what the tab would have shown is looked for.
  func onRoot(wanting route: (any Route)?) -> (any Call)? {
    route.map { Navigation(name: name, destination: $0) }
  }
}
