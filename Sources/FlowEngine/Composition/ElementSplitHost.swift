/// The coordinator of the columns that an element is.
///
/// Like an ``ElementScreen`` it is not part of a hierarchy, and decides nothing: its element shows the columns.
package final class ElementSplitHost: AnyCoordinator {
  /// Lets its element bring a column to the front.
  package var show: (SplitColumn) -> Void = { _ in }

  /// Lets its element change which columns are beside the detail.
  package var change: (ColumnVisibility) -> Void = { _ in }

  private let style: SplitStyle

  /// Creates the coordinator of columns for `route` on a screen of `host`.
  package init(_ route: any Route, style: SplitStyle, of host: AnyCoordinator?) {
    self.style = style
    super.init(baseRouter: AnyRouter(root: route))
    ownership = .screen
    parent = host
  }

  override class var kind: CoordinatorKind { .split }

  override class var mayObserveLifecycle: Bool { false }

  override package var ownerName: String { baseRouter.current.root.identifier }

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
