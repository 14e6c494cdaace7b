/// Shows two or three coordinators as columns side by side, or one above the other if there is no room for that.
///
/// Each column is a coordinator with its own stack. The split coordinator delegates to them and has no stack of its
/// own, so `canHandle` stays `false` except for routes that a registered modal presents above all columns. An empty
/// column shows the screen that the split's factory builds for the split's own root, or else “No Selection”.
///
/// ```swift
/// final class MailCoordinator: SplitCoordinator<MailRoute> {
///   init() {
///     super.init(router: Router(initial: .start), style: .tripleColumn)
///     setColumn(.sidebar, to: MailboxCoordinator())
///     setColumn(.content, to: ListCoordinator())
///     setColumn(.detail, to: MessageCoordinator())
///   }
/// }
/// ```
///
/// It can be the root, a tab, a flow, and the content of any surface. It cannot be pushed or be a column itself: both
/// are refused with ``FlowError/misplacedSplit(_:owner:role:)``.
open class SplitCoordinator<R: Route>: Coordinator<R> {
  /// The number of columns.
  public let style: SplitStyle

  /// Creates a split coordinator whose columns are empty.
  ///
  /// - Parameters:
  ///   - router: Holds the coordinator's navigation state.
  ///   - style: The number of columns.
  public init(router: Router<R>, style: SplitStyle = .doubleColumn) {
    self.style = style
    super.init(router: router)
  }

  /// Creates a split coordinator at `root` whose columns are empty, with a router of its own and no factory.
  public convenience init(root: R, style: SplitStyle = .doubleColumn) {
    self.init(router: Router(initial: root), style: style)
  }

  override class var kind: CoordinatorKind { .split }
  package override var splitStyle: SplitStyle { style }
}

extension SplitCoordinator {
  /// The columns that were requested beside the detail.
  public var columnVisibility: ColumnVisibility {
    baseRouter.access()
    return baseRouter.current.split.visibility
  }

  /// The column that is in front where there is room for one only.
  ///
  /// A route that leads into a column makes it this one.
  public var compactColumn: SplitColumn {
    baseRouter.access()
    return baseRouter.current.split.compactColumn
  }

  /// The coordinator of `column`; `nil` if the column is empty, or if there is none.
  public func coordinator(in column: SplitColumn) -> AnyCoordinator? {
    baseRouter.access()
    return coordinator(ofColumn: column)
  }

  /// Makes `coordinator` the one of `column`, or empties the column; what is in front stays.
  ///
  /// Everything that a removed coordinator shows is dismissed, top-most first and with the reason
  /// ``DismissalReason/removal``, and it is released; its surfaces are asked for their `dismissalVerdict(for:)` first.
  /// If its column was in front, the one before it is. A new coordinator is started first, see
  /// ``AnyCoordinator/start()``.
  ///
  /// A coordinator that has an owner, one that is a split itself, and a column that this split does not have are
  /// refused and reported; nothing else changes then.
  ///
  /// - Returns: `false` if it was refused.
  @discardableResult
  public func setColumn(_ column: SplitColumn, to coordinator: AnyCoordinator?) -> Bool {
    if let coordinator { start(coordinator) }
    return submit(ColumnReplacement(column: column, coordinator: coordinator))
  }

  /// Makes `coordinator` the one of `column`, as ``setColumn(_:to:)`` does, and shows the column.
  ///
  /// This is what choosing a row in another column does. Guards are asked about the root route of `coordinator`.
  ///
  /// - Returns: `false` if it was refused.
  @discardableResult
  public func show(_ coordinator: AnyCoordinator, in column: SplitColumn) -> Bool {
    start(coordinator)
    return submit(ColumnReplacement(column: column, coordinator: coordinator, shows: true))
  }

  /// Brings `column` to the front where there is room for one only, and shows it beside the detail if it was
  /// requested not to be.
  ///
  /// A column that is empty, or that this split does not have, is refused and reported. Guards are not asked: the
  /// screens of all columns are there already.
  ///
  /// - Returns: `false` if it was refused.
  @discardableResult
  public func show(_ column: SplitColumn) -> Bool { select(column) }

  /// Returns what ``show(_:)-(SplitColumn)`` would do, without doing it.
  public func planToShow(_ column: SplitColumn) throws(FlowError) -> NavigationPlan {
    try planToSelect(column)
  }

  /// Requests which columns are shown beside the detail, where there is room for more than one.
  public func setColumnVisibility(_ visibility: ColumnVisibility) { request(visibility) }
}
