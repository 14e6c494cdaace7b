/// What a user may do to the rows of an ``Each``.
@usableFromInline
@MainActor
struct RowEdits {
  /// Deletes the rows at some places; `nil` if rows stay.
  var delete: ((RowOffsets) -> Void)?

  /// Moves the rows at some places before the one at another place; `nil` if they stay in order.
  var move: ((RowOffsets, Int) -> Void)?

  init() {}
}

extension Each {
  /// Lets rows of a list be deleted; `nil` keeps them.
  ///
  /// A swipe across a row reveals “Delete”, unless it has `swipeActions` of its own at that edge; a swipe across the whole
  /// row deletes it. While the list is edited, each row has a minus that reveals it. `deleteDisabled` keeps single rows. An
  /// item of several rows goes with any of them. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameter action: Removes the items at the given places.
  /// - Returns: The same rows.
  public func onDelete(perform action: ((RowOffsets) -> Void)?) -> Each {
    editing { $0.delete = action }
  }

  /// Lets rows of a list be put in another order; `nil` keeps theirs.
  ///
  /// `Stage.move(row:to:)` moves one. While the list is edited, each row has a handle at its end. `moveDisabled` keeps
  /// single rows. It imitates SwiftUI's modifier of that name.
  ///
  /// - Parameter action: Moves the items at the given places before the item at another place, or to the end if that is
  ///   the number of items: `items.move(fromOffsets: $0, toOffset: $1)`.
  /// - Returns: The same rows.
  public func onMove(perform action: ((RowOffsets, Int) -> Void)?) -> Each {
    editing { $0.move = action }
  }

  private func editing(_ change: (inout RowEdits) -> Void) -> Each {
    var edits = edits ?? RowEdits()
    change(&edits)
    var changed = self
    changed.edits = edits
    return changed
  }

  /// Adds the boxes of every item as a row that is deleted, moved or selected.
  @usableFromInline
  func resolveRows(into resolver: inout Resolver) {
    let group = resolver.nextNumber()
    var seen = SeenIDs<ID>()
    for (place, piece) in data.enumerated() {
      let id = id(piece)
      let isNew = seen.insert(id) { data.prefix($0).map(self.id) }
      if !isNew { resolver.noteRepeated(id: AnyHashable(id)) }
      let row = EditedRow(
        content: content(piece),
        spot: RowSpot(group: group, place: place, edits: edits, id: AnyHashable(id))
      )
      resolver.child(row, id: id)
    }
  }
}

extension Resolver {
  /// Whether the items of an ``Each`` with `edits` are rows here that are deleted, moved or selected.
  @usableFromInline
  func changesRows(_ edits: RowEdits?) -> Bool {
    rowLevel.isOfRows && (edits != nil || inherited.rowSelection != nil)
  }
}
