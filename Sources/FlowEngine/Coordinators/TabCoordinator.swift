/// Shows one of its children at a time under a tab bar: its children are its tabs.
///
/// It delegates and never shows routes on a stack of its own, so `canHandle` stays `false` but for
/// routes that a registered modal presents over all tabs.
open class TabCoordinator<R: Route>: Coordinator<R> {
  override class var kind: CoordinatorKind { .tabs }

  package override func switchTab(to index: Int) { switchToTab(index) }

  /// Selects the tab at `index`; nothing is dismissed and no stack changes.
  ///
  /// An index without a tab is refused with ``FlowError/invalidTabIndex(owner:index:count:)``,
  /// which is reported; nothing changes then. Guards are asked about the root route of the tab.
  open func switchToTab(_ index: Int) {
    submit(TabSelection(index: index))
  }
}

private struct TabSelection: Call {
  let index: Int

  var name: String { "switchToTab" }
  var reason: DismissalReason { .call }

  func plan(at site: CallSite) throws(FlowError) -> PlanScript {
    let tabs = site.start.coordinator
    guard tabs.children.indices.contains(index) else {
      throw .invalidTabIndex(owner: tabs.ownerPath, index: index, count: tabs.children.count)
    }
    guard index != tabs.baseRouter.selectedTab else { return PlanScript(start: site.start) }
    let tab = tabs.children[index]
    let route = tab.baseRouter.rootRoute
    if let objection = site.hierarchy.objection(to: route, downTo: Held(tab)) {
      return try site.follow(objection, instead: self, wanting: route)
    }
    return PlanScript(start: site.start, operations: [.selectTab(index, site.start)])
  }

  /// Other tabs may stand where these were: what the tab would have shown is looked for.
  func onRoot(wanting route: (any Route)?) -> (any Call)? {
    route.map { Navigation(name: name, destination: $0) }
  }
}
