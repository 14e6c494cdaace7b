extension TabCoordinator {
  /// The coordinator of the selected tab; `nil` if there are no tabs.
  public var selectedCoordinator: AnyCoordinator? {
    baseRouter.access()
    return content
  }

  /// Selects the tab of `coordinator`, through ``switchToTab(_:)``, as a navigation that leads into it does.
  ///
  /// A coordinator that is not one of the tabs is refused with ``FlowError/unknownTab(_:owner:tabs:)``, which is
  /// reported. Guards are asked about the root route of the tab.
  public func switchToTab(of coordinator: AnyCoordinator) {
    submit(TabSwitch(target: .coordinator(coordinator)))
  }

  /// Replaces the tabs, in one step.
  ///
  /// Tabs that stay keep their screens, their presentations and their badges, wherever they are moved, and the
  /// selected one stays selected. Of a tab that goes everything is dismissed, top-most first and with the reason
  /// ``DismissalReason/removal``, and it is released; its surfaces are asked for their `dismissalVerdict(for:)`
  /// first. If it was selected, the tab that is now in its place is, or else the last. What covers the tabs stays.
  ///
  /// A coordinator that comes is started first, see ``AnyCoordinator/start()``. One that is given twice, one that has
  /// another owner, and one to select that is not among the tabs are refused and reported; nothing else changes then.
  ///
  /// - Parameters:
  ///   - tabs: The tabs in their order; there may be none.
  ///   - selecting: The tab to select, about whose root route guards are asked; `nil` keeps the selection.
  /// - Returns: `false` if it was refused.
  @discardableResult
  public func setTabs(_ tabs: [AnyCoordinator], selecting: AnyCoordinator? = nil) -> Bool {
    for tab in tabs { start(tab) }
    return submit(TabsReplacement(tabs: tabs, selecting: selecting))
  }

  /// Sets the badge on the tab of `coordinator`, where it comes before the coordinator's own `tabBadge`.
  ///
  /// It stays until the tab goes, and is not saved. A coordinator that is not one of the tabs is refused with
  /// ``FlowError/unknownTab(_:owner:tabs:)``, which is reported.
  ///
  /// - Parameters:
  ///   - text: The text of the badge; `nil` removes the one that was set.
  ///   - coordinator: The tab's coordinator.
  public func setBadge(_ text: String?, of coordinator: AnyCoordinator) {
    submit(BadgeChange(text: text, target: .coordinator(coordinator)))
  }
}
