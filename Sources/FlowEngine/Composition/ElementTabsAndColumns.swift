/// The coordinator of the tabs of an element.
///
/// It decides nothing: its element selects the tabs.
package final class ElementTabHost: ElementHost {
  /// Lets its element select the tab at an index.
  package var select: (Int) -> Void = { _ in }

  /// The settings of the bar, as a factory would build them.
  package var settings: () -> Any? = { nil }

  override class var kind: CoordinatorKind { .tabs }

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

/// The coordinator of the columns of an element.
///
/// It decides nothing: its element shows the columns.
package final class ElementSplitHost: ElementHost {
  /// Lets its element bring a column to the front.
  package var show: (SplitColumn) -> Void = { _ in }

  /// Lets its element change which columns are beside the detail.
  package var change: (ColumnVisibility) -> Void = { _ in }

  private let style: SplitStyle

  /// Creates the coordinator of columns for `route` on a screen of `host`.
  package init(_ route: any Route, style: SplitStyle, of host: AnyCoordinator?) {
    self.style = style
    super.init(route, of: host)
  }

  override class var kind: CoordinatorKind { .split }

  override package var splitStyle: SplitStyle { style }

  /// The columns with `stacks`.
  ///
  /// - Parameters:
  ///   - stacks: The stack of each column, from the leading edge.
  ///   - visibility: The columns that are requested beside the detail.
  ///   - front: The column in front.
  /// - Returns: The columns.
  package func live(
    _ stacks: [LiveStack],
    showing visibility: ColumnVisibility,
    front: SplitColumn
  ) -> LiveSplit {
    LiveSplit(
      owner: self,
      style: style,
      visibility: visibility,
      front: front,
      columns: zip(style.columns, stacks).map { column, stack in
        LiveSplit.Column(column: column, coordinator: stack.host, content: .stack(stack))
      }
    )
  }
}
