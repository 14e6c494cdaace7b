/// Which rows of a list are selected, and what a tap on one does.
@MainActor
struct RowSelection {
  /// Whether several may be, which are then marked and selected only while the list is edited.
  let isOfSeveral: Bool

  let isSelected: @MainActor (AnyHashable) -> Bool

  /// Selects the row with an id, or no longer; `nil` if it is no id of the selection.
  let select: @MainActor (AnyHashable) -> (@MainActor () -> Void)?

  /// Selects none; `nil` for a selection of several, which going back leaves.
  let deselect: (@MainActor () -> Void)?
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
      deselect: { if one.wrappedValue != nil { one.wrappedValue = nil } }
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
      deselect: nil
    )
  }

  /// Whether rows have circles.
  func marks(isEditing: Bool) -> Bool { isOfSeveral && isEditing }

  /// What a tap on the row with the id `id` does; `nil` if it cannot be selected now.
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
