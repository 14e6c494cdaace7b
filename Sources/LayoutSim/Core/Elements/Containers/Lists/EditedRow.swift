/// The place of a row among those of an ``Each``.
struct RowPosition {
  /// Distinguishes the ``Each`` from others in the tree.
  let group: Int

  let place: Int
  let edits: RowEdits?
  let id: AnyHashable
}

/// The actions of touches on a row of an ``Each``.
@MainActor
struct RowTouch {
  let group: Int
  let place: Int

  /// Moves rows; `nil` if this one stays where it is.
  var move: ((RowOffsets, Int) -> Void)?

  /// Selects the row; `nil` if it cannot be selected now.
  var select: (@MainActor () -> Void)?

  let isSelected: Bool

  /// Whether a tap anywhere on it selects it, whatever it contains.
  let isWhole: Bool
}

/// The actions of touches on a row; `nil` for one that is not in an ``Each`` or not edited.
enum RowTouchKey: ContainerValueKey {
  static var defaultValue: RowTouch? { nil }
}

/// A row of an ``Each`` that is deleted, moved or selected, with its controls while the list is edited.
struct EditedRow<Content: Element>: PrimitiveElement {
  let content: Content
  let position: RowPosition

  func resolve(into resolver: inout Resolver) {
    let slot = resolver.place.claim(Self.self)
    let isEditing = resolver.isEditing
    let selection = resolver.inherited.rowSelection
    let marked = selection?.marks(isEditing: isEditing) == true
    let deletes = position.edits?.delete != nil && !resolver.inherited.isDeleteDisabled
    let swiped = slot.swipedRow
    resolver.openMark()
    if isEditing || deletes && swiped != nil {
      // Several elements of an item are several rows, each with its own controls.
      resolver.eachPiece(of: content.resolve) { resolver, number, piece in
        let id = self.id(resolver.builder.containerValue(PageTagKey.self, of: piece), selection)
        let row = { (resolver: inout Resolver) in
          guard isEditing else { return resolver.builder.add(piece) }
          resolver.editedRow(
            piece,
            position,
            isSelected: marked ? selection?.isSelected(id) ?? false : nil,
            minus: deletes ? { slot.swipedRow = number } : nil
          )
        }
        if number == swiped, let deletion = deletion(of: number, slot, resolver.inherited) {
          resolver.revealing(deletion, at: .trailing, row)
        } else {
          row(&resolver)
        }
      }
    } else {
      content.resolve(into: &resolver)
    }
    let inherited = resolver.inherited
    resolver.closeMark { builder, start in
      for (number, box) in builder.boxes(from: start).enumerated() {
        let id = id(builder.containerValue(PageTagKey.self, of: box), selection)
        let touch = RowTouch(
          group: position.group,
          place: position.place,
          move: inherited.isMoveDisabled ? nil : position.edits?.move,
          select: inherited.isSelectionDisabled
            ? nil : selection?.selecting(id, isEditing: isEditing),
          isSelected: selection?.isSelected(id) ?? false,
          isWhole: marked
        )
        let deletion = deletion(of: number, slot, inherited)
        let isRevealed = number == swiped
        builder.complete(box, touch, deletion, isRevealed: isRevealed, isEditing: isEditing)
      }
    }
  }

  /// The value by which a row with `tag` is selected: the tag if the selection is of its type, or else the item's id.
  private func id(_ tag: AnyHashable?, _ selection: RowSelection?) -> AnyHashable {
    tag.flatMap { selection?.select($0) == nil ? nil : $0 } ?? position.id
  }

  /// The button that deletes the row of that number; `nil` if rows are not deleted.
  private func deletion(
    of number: Int,
    _ slot: StateSlot,
    _ inherited: InheritedValues
  ) -> SwipeActions? {
    guard let delete = position.edits?.delete, !inherited.isDeleteDisabled else { return nil }
    let (place, isEnabled) = (position.place, inherited.isEnabled)
    let label = inherited.translated(EditMetrics.delete)
    return SwipeActions(allowsFullSwipe: true, slot: slot, row: number) {
      [
        MenuAction(label: label, role: .destructive, isEnabled: isEnabled) {
          delete(RowOffsets(place))
        }
      ]
    }
  }
}

extension TreeBuilder {
  /// Gives the row at `box` its touch actions.
  @MainActor
  fileprivate mutating func complete(
    _ box: Int,
    _ touch: RowTouch,
    _ deletion: SwipeActions?,
    isRevealed: Bool,
    isEditing: Bool
  ) {
    let isKept = containerValue(DeleteDisabledKey.self, of: box)
    let hasOwn = containerValue(TrailingSwipeKey.self, of: box) != nil
    if let deletion, isRevealed || !isEditing && !isKept && !hasOwn {
      setContainerValue(TrailingSwipeKey.self, deletion, of: box)
    }
    let stays = containerValue(MoveDisabledKey.self, of: box)
    let isFixed = touch.select != nil && containerValue(SelectionDisabledKey.self, of: box)
    var whole = touch
    if stays { whole.move = nil }
    if isFixed { whole.select = nil }
    setContainerValue(RowTouchKey.self, whole, of: box)
  }

  /// Gives the box at `outer` the values that the one at `inner` has for its container.
  mutating func takeContainerValues(of inner: Int, to outer: Int) {
    guard inner < nodes.count, nodes[outer].containerValues < 0 else { return }
    nodes[outer].containerValues = nodes[inner].containerValues
  }

  /// The first text at or after the box at `start`; `nil` if there is none.
  fileprivate func firstWords(from start: Int) -> String? {
    (start..<nodes.count).first { nodes[$0].kind == .text }
      .map { tables.texts[Int(nodes[$0].payload)].words }
  }
}

extension Resolver {
  /// Whether rows are being deleted, moved and selected.
  var isEditing: Bool { inherited.editMode?.wrappedValue ?? false }

  /// Adds `content` between the controls of a row that is edited.
  mutating func editedRow(
    _ content: BoxPiece,
    _ position: RowPosition,
    isSelected: Bool?,
    minus: (() -> Void)?
  ) {
    let box = builder.nodes.count
    container(EditedRowLayout(), label: .group, axis: .unchanged) { resolver in
      resolver.builder.add(content)
      resolver.builder.takeContainerValues(of: box + 1, to: box)
      let name = resolver.builder.firstWords(from: box)
      let isKept = resolver.builder.containerValue(DeleteDisabledKey.self, of: box)
      let stays = resolver.builder.containerValue(MoveDisabledKey.self, of: box)
      if let isSelected {
        resolver.child(SelectionMark(isSelected: isSelected), at: 1)
      } else if let minus, !isKept {
        resolver.child(RowMinus(name: name, reveal: minus), at: 2)
      }
      if position.edits?.move != nil, !stays, !resolver.inherited.isMoveDisabled {
        resolver.child(RowHandle(name: name), at: 3)
      }
    }
  }
}
