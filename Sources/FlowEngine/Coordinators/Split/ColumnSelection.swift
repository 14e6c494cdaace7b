/// Bringing a column to the front.
private struct ColumnSelection: Call {
  let column: SplitColumn
  let reason: DismissalReason

  var name: String { "show" }
  var idleReason: IdleReason? { .sameColumn }

  func plan(at site: CallSite) throws(FlowError) -> ExecutablePlan {
    let split = site.start.coordinator
    try split.checkColumn(column)
    guard split.coordinator(ofColumn: column) != nil else {
      throw .emptyColumn(column, owner: split.ownerPath)
    }
    let builder = site.hierarchy.builder(at: site)
    builder.show(column, of: site.start)
    return builder.plan
  }
}

/// Requesting which columns are shown beside the detail.
private struct VisibilityChange: Call {
  let visibility: ColumnVisibility

  var name: String { "setColumnVisibility" }
  var reason: DismissalReason { .call }
  var idleReason: IdleReason? { .sameColumns }

  func plan(at site: CallSite) -> ExecutablePlan {
    guard visibility != site.start.coordinator.baseRouter.current.split.visibility else {
      return ExecutablePlan(at: site)
    }
    return ExecutablePlan(at: site, .requestColumns(visibility))
  }
}

extension AnyCoordinator {
  /// Brings `column` of this split to the front; see ``SplitCoordinator/show(_:)-(SplitColumn)``.
  @discardableResult
  package func select(_ column: SplitColumn, for reason: DismissalReason = .call) -> Bool {
    submit(ColumnSelection(column: column, reason: reason))
  }

  /// What ``select(_:for:)`` would do.
  package func planToSelect(_ column: SplitColumn) throws(FlowError) -> NavigationPlan {
    try plan(ColumnSelection(column: column, reason: .call), by: "planToShow")
  }

  /// Requests which columns of this split are shown beside the detail.
  package func request(_ visibility: ColumnVisibility) {
    submit(VisibilityChange(visibility: visibility))
  }

  /// Throws if this split has no `column`.
  func checkColumn(_ column: SplitColumn) throws(FlowError) {
    guard splitStyle.columns.contains(column) else {
      throw .noColumn(column, owner: ownerPath)
    }
  }
}

extension PlanBuilder {
  /// Appends the steps that bring `column` of `split` to the front, where it is not.
  func show(_ column: SplitColumn, of split: UnownedCoordinator) {
    let state = overlay.split(of: split)
    if state.visibility.hides(column, in: split.splitStyle) {
      append(.requestColumns(.showing(column)), to: split)
    }
    if state.compactColumn != column { append(.showColumn(column), to: split) }
  }
}
