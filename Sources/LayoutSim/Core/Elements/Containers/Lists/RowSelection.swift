/// The selected rows of a list, and the action of a tap on one.
@MainActor
struct RowSelection {
  /// Whether several rows may be selected, which are then marked and selected only while the list is edited.
  let isOfSeveral: Bool

  let isSelected: @MainActor (AnyHashable) -> Bool

  /// Selects or deselects the row with an id; `nil` if it is not an id of the selection.
  let select: @MainActor (AnyHashable) -> (@MainActor () -> Void)?

  /// Deselects all; `nil` for a selection of several, which stays when going back.
  let deselect: (@MainActor () -> Void)?

  /// The selected row; `nil` if there is none, or if several may be selected.
  let selected: @MainActor () -> AnyHashable?
}

extension RowSelection {
  /// One of several rows, or none.
  init<ID: Hashable>(one: Bound<ID?>) {
    self.init(
      isOfSeveral: false,
      isSelected: { $0.base as? ID == one.wrappedValue && one.wrappedValue != nil },
      select: { id in
        guard let id = id.base as? ID else { return nil }
        return { one.wrappedValue = id }
      },
      deselect: { if one.wrappedValue != nil { one.wrappedValue = nil } },
      selected: { one.wrappedValue.map { AnyHashable($0) } }
    )
  }

  /// Any number of rows.
  init<ID: Hashable>(several: Bound<Set<ID>>) {
    self.init(
      isOfSeveral: true,
      isSelected: { id in (id.base as? ID).map { several.wrappedValue.contains($0) } ?? false },
      select: { id in
        guard let id = id.base as? ID else { return nil }
        return { several.wrappedValue.formSymmetricDifference([id]) }
      },
      deselect: nil,
      selected: { nil }
    )
  }

  /// Whether rows have circles.
  func marks(isEditing: Bool) -> Bool { isOfSeveral && isEditing }

  /// The action of a tap on the row with the id `id`; `nil` if it cannot be selected now.
  func selecting(_ id: AnyHashable, isEditing: Bool) -> (@MainActor () -> Void)? {
    isEditing || !isOfSeveral ? select(id) : nil
  }
}

private struct RowSelectionKey: InheritedKey { static var defaultValue: RowSelection? { nil } }

extension InheritedValues {
  /// The selection of the enclosing list; `nil` if none of its rows is selected.
  var rowSelection: RowSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}

extension Resolver {
  /// Resolves the rows of a list with `selection`; those outside an ``Each`` are selected by their tags.
  mutating func rows(_ selection: RowSelection?, _ content: (inout Resolver) -> Void) {
    let start = builder.nodes.count
    content(&self)
    guard let selection else { return }
    let tags = builder.boxes(from: start).map { builder.tag(ofRow: $0, in: selection) }
    guard tags.contains(where: { $0 != nil }) else { return }
    let isEditing = isEditing
    let marks = selection.marks(isEditing: isEditing)
    if marks { add(builder.takePieces(from: start), selectedBy: tags, selection) }
    for (box, tag) in zip(builder.boxes(from: start), tags) {
      guard let tag else { continue }
      let isFixed = builder.containerValue(SelectionDisabledKey.self, of: box)
      let touch = RowTouch(
        group: -1,
        place: 0,
        move: nil,
        select: isFixed || inherited.isSelectionDisabled
          ? nil : selection.selecting(tag, isEditing: isEditing),
        isSelected: selection.isSelected(tag),
        isWhole: marks
      )
      builder.setContainerValue(RowTouchKey.self, touch, of: box)
    }
  }

  /// Adds rows, those with tags behind their circles.
  private mutating func add(
    _ rows: [BoxPiece],
    selectedBy tags: [AnyHashable?],
    _ selection: RowSelection
  ) {
    var tags = tags[...]
    for row in rows {
      if row.isBox, let tag = tags.popFirst() ?? nil {
        let position = RowPosition(group: -1, place: 0, edits: nil, id: tag)
        editedRow(row, position, isSelected: selection.isSelected(tag), minus: nil)
      } else {
        builder.add(row)
      }
    }
  }
}

extension TreeBuilder {
  /// The tag by which the row at `box` is selected; `nil` if it is not a row, has no tag of the selection's type, or is
  /// in an ``Each``.
  @MainActor
  fileprivate func tag(ofRow box: Int, in selection: RowSelection) -> AnyHashable? {
    guard containerValue(ListRowKey.self, of: box).part == .row,
      containerValue(RowTouchKey.self, of: box) == nil
    else { return nil }
    return containerValue(PageTagKey.self, of: box).flatMap {
      selection.select($0) == nil ? nil : $0
    }
  }
}
