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

  /// Creates a split coordinator at `root` whose columns are empty, with its own router and no factory.
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

  /// The column that is in front when there is room for only one.
  ///
  /// A route that leads into a column brings that column to the front.
  public var compactColumn: SplitColumn {
    baseRouter.access()
    return baseRouter.current.split.compactColumn
  }

  /// The coordinator of `column`; `nil` if the column is empty, or if there is none.
  public func coordinator(in column: SplitColumn) -> AnyCoordinator? {
    baseRouter.access()
    return coordinator(ofColumn: column)
  }

  /// Sets the coordinator of `column`, or empties the column; what is in front stays.
  ///
  /// Everything that a removed coordinator shows is dismissed, top-most first and with the reason
  /// ``DismissalReason/removal``, and it is released; the `dismissalVerdict(for:)` of its surfaces is requested first.
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

  /// Sets the coordinator of `column`, as ``setColumn(_:to:)`` does, and shows the column.
  ///
  /// This is what choosing a row in another column does. Guards are consulted about the root route of `coordinator`.
  ///
  /// - Returns: `false` if it was refused.
  @discardableResult
  public func show(_ coordinator: AnyCoordinator, in column: SplitColumn) -> Bool {
    start(coordinator)
    return submit(ColumnReplacement(column: column, coordinator: coordinator, shows: true))
  }

  /// Brings `column` to the front when there is room for only one, and shows it beside the detail if it was
  /// requested not to be.
  ///
  /// A column that is empty, or that this split does not have, is refused and reported. Guards are not consulted: the
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

extension AnyCoordinator {
  /// Brings `column` of this split to the front; see ``SplitCoordinator/show(_:)-(SplitColumn)``.
  @discardableResult
  package func select(_ column: SplitColumn, for reason: DismissalReason = .call) -> Bool {
    guard let element = self as? ElementSplitHost else {
      return submit(ColumnSelection(column: column, reason: reason))
    }
    element.show(column)
    return true
  }

  /// Returns what ``select(_:for:)`` would do, without doing it.
  package func planToSelect(_ column: SplitColumn) throws(FlowError) -> NavigationPlan {
    try plan(ColumnSelection(column: column, reason: .call), by: "planToShow")
  }

  /// Requests which columns of this split are shown beside the detail.
  package func request(_ visibility: ColumnVisibility) {
    guard let element = self as? ElementSplitHost else {
      submit(VisibilityChange(visibility: visibility))
      return
    }
    element.change(visibility)
  }

  /// Throws if this split has no `column`.
  func checkColumn(_ column: SplitColumn) throws(FlowError) {
    guard splitStyle.columns.contains(column) else {
      throw .noColumn(column, owner: ownerPath)
    }
  }

  /// The coordinator of `column` of this split; `nil` if there is none.
  package final func coordinator(ofColumn column: SplitColumn) -> AnyCoordinator? {
    children.first { $0.column == column }
  }

  /// The coordinator of the column in front: the compact one, or else the nearest before it that is not empty, or
  /// else the first.
  package final var frontColumn: AnyCoordinator? { kind == .split ? content : nil }

  /// Whether it shows columns, by itself or because its flow does.
  final var showsSplit: Bool {
    var shown = self
    while let flow = shown.flow { shown = flow }
    return shown.kind == .split
  }

  /// Throws if `other` shows columns: it has no stack, so it can be neither on the stack of this one nor in a
  /// column.
  func checkSplit(_ other: AnyCoordinator, as role: OwnerStep.Role) throws(FlowError) {
    guard other.showsSplit else { return }
    throw .misplacedSplit(other.ownerName, owner: ownerPath, role: role)
  }

  /// Puts `coordinator` into `column`, in place of the one that is there.
  ///
  /// - Returns: The one that was there.
  @discardableResult
  func replace(_ column: SplitColumn, by coordinator: AnyCoordinator?) -> AnyCoordinator? {
    let former = self.coordinator(ofColumn: column)
    var columns = children.filter { $0 !== former }
    if let coordinator {
      coordinator.column = column
      let place = columns.firstIndex { ($0.column?.index ?? 0) > column.index }
      columns.insert(coordinator, at: place ?? columns.count)
    }
    ownedCoordinators.children = columns
    return former
  }
}
