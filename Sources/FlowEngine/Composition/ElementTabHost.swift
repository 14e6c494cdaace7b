/// The coordinator of the tabs that an element is.
///
/// Like an ``ElementScreen`` it is not part of a hierarchy, and decides nothing: its element selects the tabs.
package final class ElementTabHost: AnyCoordinator {
  /// Lets its element select the tab at an index.
  package var select: (Int) -> Void = { _ in }

  /// The settings of the bar, as a factory would build them.
  package var settings: () -> Any? = { nil }

  /// Creates the coordinator of tabs for `route` on a screen of `host`.
  package init(_ route: any Route, of host: AnyCoordinator?) {
    super.init(baseRouter: AnyRouter(root: route))
    ownership = .screen
    parent = host
  }

  override class var kind: CoordinatorKind { .tabs }

  override class var mayObserveLifecycle: Bool { false }

  override package var ownerName: String { baseRouter.current.root.identifier }

  override package func switchToTab(_ index: Int) { select(index) }

  override package func buildScreen(for route: any Route) -> Any? { settings() }

  /// The tabs in their order.
  package var tabs: [ElementScreen] {
    get { ownedCoordinators.children.compactMap { $0 as? ElementScreen } }
    set { ownedCoordinators.children = newValue }
  }

  /// The tabs with the one at `index` selected.
  ///
  /// - Parameters:
  ///   - index: The index of the tab.
  ///   - canLeaveRoot: Whether there is something to go back to from the screen with the element.
  /// - Returns: The tabs; without content if there is no tab at `index`.
  package func live(selecting index: Int, canLeaveRoot: Bool) -> LiveTabs {
    let tabs = tabs
    let content = tabs.indices.contains(index) ? tabs[index] : nil
    return LiveTabs(
      owner: self,
      selected: index,
      content: content.map { .stack($0.stack(of: [], canLeaveRoot: canLeaveRoot)) }
    )
  }
}
