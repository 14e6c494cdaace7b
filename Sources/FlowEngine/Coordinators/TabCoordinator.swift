/// Shows one of its children at a time under a tab bar: its children are its tabs.
///
/// It delegates and never shows routes on a stack of its own, so `canHandle` stays `false` but for
/// routes that a registered modal presents over all tabs.
open class TabCoordinator<R: Route>: Coordinator<R> {
  override var childOwnership: Ownership { .tab }

  override var isContainer: Bool { true }

  override var content: AnyCoordinator? {
    let index = baseRouter.selectedTab
    return children.indices.contains(index) ? children[index] : nil
  }

  package override func switchTab(to index: Int) { switchToTab(index) }

  /// Selects the tab at `index`; nothing is dismissed and no stack changes.
  ///
  /// An index without a tab is refused with ``FlowError/invalidTabIndex(owner:index:count:)``,
  /// which is reported; nothing changes then.
  open func switchToTab(_ index: Int) {
    submit("switchToTab") { [self] () throws(FlowError) in
      guard children.indices.contains(index) else {
        throw .invalidTabIndex(owner: ownerPath, index: index, count: children.count)
      }
      guard index != baseRouter.selectedTab else { return PlanScript(start: self) }
      return PlanScript(start: self, operations: [.selectTab(index, self)])
    }
  }
}
