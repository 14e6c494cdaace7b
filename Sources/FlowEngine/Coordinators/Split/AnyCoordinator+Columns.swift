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

  /// Throws if `other` shows columns, because it has no stack to be on that of this coordinator, or in a column.
  func checkSplit(_ other: AnyCoordinator, as ownership: Ownership) throws(FlowError) {
    guard other.showsSplit, let role = ownership.role else { return }
    throw .misplacedSplit(other.ownerName, owner: ownerPath, role: role)
  }

  /// Throws if a coordinator that the app has made for a column shows columns itself.
  package func checkSplit(restored other: AnyCoordinator) throws(FlowError) {
    try checkSplit(other, as: .column)
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

extension UnownedCoordinator {
  /// The column that it is; `nil` if it is none.
  var column: SplitColumn? { with { $0.column } }

  /// The number of columns of a split.
  var splitStyle: SplitStyle { with { $0.splitStyle } }
}
