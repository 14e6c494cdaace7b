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
}

extension AnyCoordinator {
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

  /// Throws if `other` shows columns: it has no stack, so it can be neither on that of this coordinator nor in a
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

extension AnyCoordinator {
  func perform(replacementOf column: SplitColumn, by coming: AnyCoordinator?) {
    var former: AnyCoordinator?
    baseRouter.mutate { former = replace(column, by: coming) }
    if let coming { attach(coming, as: .column) }
    guard let former else { return }
    detach(former)
    // Only now does code of the app run: observers of the state of what has left.
    former.reset()
  }
}
