/// Shows one of its children at a time under a tab bar: its children are its tabs.
///
/// It delegates and has no stack of its own, so `canHandle` stays `false` except for routes that a registered
/// modal presents above all tabs.
open class TabCoordinator<R: Route>: Coordinator<R> {
  override class var kind: CoordinatorKind { .tabs }

  /// Selects the tab at `index`; nothing is dismissed and no stack changes.
  ///
  /// An index without a tab is refused with ``FlowError/invalidTabIndex(owner:index:count:)``, which is
  /// reported; nothing changes then. Guards are asked about the root route of the tab.
  ///
  /// A navigation that leads into another tab calls this method, too, as a step of its plan. An override
  /// selects the tab by calling `super`; otherwise the tab is selected when the override returns, because
  /// only a guard can refuse a navigation. Other calls that are made there wait until the current call has
  /// settled.
  open override func switchToTab(_ index: Int) {
    if !selectPlanned(tab: index) { submit(TabSelection(index: index)) }
  }
}
