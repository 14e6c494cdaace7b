extension Stage {
  /// Swipes the row `name` of a list, which reveals its buttons at `edge`.
  ///
  /// Swiping a row hides the buttons of any other. If the row's buttons allow it, a swipe across the whole row performs
  /// the first one instead.
  ///
  /// - Parameters:
  ///   - name: The label of the row or of anything inside it, or `#` and a tag.
  ///   - edge: The edge at which the buttons are.
  ///   - fully: Whether the finger goes across the whole row.
  /// - Throws: ``StageError/nothingToSwipe(_:_:available:)`` if no row of that name has buttons there, and other cases
  ///   of ``StageError`` if it is out of reach.
  public func swipe(
    row name: String,
    _ edge: SwipeEdge = .trailing,
    fully: Bool = false
  ) throws(StageError) {
    try beginGesture()
    let settled = current
    guard let row = try settled.responder(to: name, where: { settled.swipe(at: $0, edge) != nil }),
      let swipe = settled.swipe(at: row, edge)
    else {
      let tree = settled.renderTree
      let rows = tree.nodes.indices.filter {
        settled.swipe(at: $0, edge) != nil && settled.isWithinReach($0)
      }
      throw .nothingToSwipe(name, edge, available: rows.map(tree.touchedName))
    }
    if fully, swipe.allowsFullSwipe, let first = swipe.buttons().first, first.isEnabled {
      return press(first.press)
    }
    press { swipe.show() }
  }

  /// Moves the row `name` of a list to the place of the row `other`, which makes room for it.
  ///
  /// A finger drags it by its handle while the list is edited, and by a long press otherwise. Both are rows of one
  /// ``Each`` with ``Each/onMove(perform:)``; the other one may be scrolled out of sight.
  ///
  /// - Parameters:
  ///   - name: The label of the row or of anything inside it, or `#` and a tag.
  ///   - other: The same for the other row.
  /// - Throws: ``StageError/nothingToMove(_:available:)`` if no row of that name can be moved,
  ///   ``StageError/nowhereToMove(_:to:available:)`` if the other one is not among its neighbours, and other cases of
  ///   ``StageError`` if it is out of reach.
  public func move(row name: String, to other: String) throws(StageError) {
    try beginGesture()
    if let move = try current.move(row: name, to: other) { press(move.perform) }
  }
}

extension SettledStage {
  /// The buttons at `edge` of the row at `index`; `nil` if it has none.
  func swipe(at index: Int, _ edge: SwipeEdge) -> SwipeActions? {
    guard let gestures = gestures[index] else { return nil }
    let swipe = edge == .leading ? gestures.leadingSwipe : gestures.trailingSwipe
    return swipe.flatMap { $0.buttons().isEmpty ? nil : $0 }
  }

  /// The rows whose buttons are revealed.
  var revealedRows: [(row: Int, swipe: SwipeActions)] {
    gestures.swiped.flatMap { row in
      [gestures[row]?.leadingSwipe, gestures[row]?.trailingSwipe].compactMap { swipe in
        swipe.flatMap { $0.isShown ? (row, $0) : nil }
      }
    }
  }
}

/// A row of a list that a finger moves to another place.
@MainActor
struct RowMove {
  private let row: RowTouch
  private let move: (RowOffsets, Int) -> Void
  private let place: Int

  /// Moves `row` by `move` to `place`; `nil` if it is there.
  fileprivate init?(_ row: RowTouch, by move: @escaping (RowOffsets, Int) -> Void, to place: Int) {
    guard place != row.place else { return nil }
    assert(place >= 0, "A row moves from place \(row.place) to \(place).")
    (self.row, self.move, self.place) = (row, move, place)
  }

  func perform() { move(RowOffsets(row.place), place > row.place ? place + 1 : place) }
}

extension SettledStage {
  /// The move of the row `name` to the place of the row `other`; `nil` if they are the same.
  fileprivate func move(row name: String, to other: String) throws(StageError) -> RowMove? {
    let tree = renderTree
    guard let row = try responder(to: name, where: { gestures[$0]?.row?.move != nil }),
      let touch = gestures[row]?.row, let move = touch.move
    else {
      let rows = tree.nodes.indices.filter {
        gestures[$0]?.row?.move != nil && isWithinReach($0)
      }
      throw .nothingToMove(name, available: rows.map(tree.touchedName))
    }
    let group = gestures.positions.filter { gestures[$0]?.row?.group == touch.group }
    let called = Set(tree.nodes(labelled: other))
    let found = group.filter { !called.isDisjoint(with: tree.subtree(of: $0)) }
    if found.count > 1 { throw .ambiguous(other, roles: found.map { tree.nodes[$0].role }) }
    guard let place = found.first.flatMap({ gestures[$0]?.row?.place }) else {
      throw .nowhereToMove(name, to: other, available: group.map(tree.touchedName))
    }
    return RowMove(touch, by: move, to: place)
  }

  /// The move of the row around the handle at `position`, which a finger drags down by `distance`, to the position that
  /// its middle then reaches; `nil` if it stays where it is.
  func move(ofHandleAt position: Int, by distance: Double) -> RowMove? {
    let tree = renderTree
    let row = tree.ancestors(of: position).first { gestures[$0]?.row?.move != nil }
    guard let row, let frame = tree.nodes[row].frame, let touch = gestures[row]?.row,
      let move = touch.move
    else { return nil }
    let middle = frame.minY + frame.size.height / 2 + distance
    var place = touch.place
    for other in gestures.positions {
      guard let neighbour = gestures[other]?.row, neighbour.group == touch.group,
        let frame = tree.nodes[other].frame
      else { continue }
      if neighbour.place > place, frame.minY <= middle { place = neighbour.place }
      if neighbour.place < place, frame.maxY > middle { place = neighbour.place }
    }
    return RowMove(touch, by: move, to: place)
  }
}

extension RenderTree {
  /// Whether the node at `index` is the handle of a row that can be moved.
  func isHandle(_ index: Int) -> Bool {
    nodes[index].editedProperty == .order
  }
}
