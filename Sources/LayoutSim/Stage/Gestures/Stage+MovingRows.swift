extension Stage {
  /// Moves the row `name` of a list to where the row `other` is, which makes room for it.
  ///
  /// A finger drags it by its handle while the list is edited, and by staying on it otherwise. Both are rows of one
  /// ``Each`` with ``Each/onMove(perform:)``; the other one may be scrolled out of sight.
  ///
  /// - Parameters:
  ///   - name: The label of the row or of anything inside it, or `#` and a tag.
  ///   - other: The same for the other row.
  /// - Throws: ``StageError/nothingToMove(_:available:)`` if no row of that name is moved,
  ///   ``StageError/nowhereToMove(_:to:available:)`` if the other one is not among its neighbours, and other cases of
  ///   ``StageError`` if it is out of reach.
  public func move(row name: String, to other: String) throws(StageError) {
    try beginGesture()
    let settled = current
    let tree = settled.renderTree
    guard let row = try responder(to: name, where: { settled.gestures[$0]?.row?.move != nil }),
      let touch = settled.gestures[row]?.row, let move = touch.move
    else {
      let rows = tree.nodes.indices.filter {
        settled.gestures[$0]?.row?.move != nil && settled.isWithinReach($0)
      }
      throw .nothingToMove(name, available: rows.map(tree.touchedName))
    }
    let group = settled.gestures.positions.filter {
      settled.gestures[$0]?.row?.group == touch.group
    }
    let called = Set(tree.things(called: other))
    let found = group.filter { !called.isDisjoint(with: tree.subtree(of: $0)) }
    if found.count > 1 { throw .ambiguous(other, roles: found.map { tree.nodes[$0].role }) }
    guard let place = found.first.flatMap({ settled.gestures[$0]?.row?.place }) else {
      throw .nowhereToMove(name, to: other, available: group.map(tree.touchedName))
    }
    self.move(touch, move, to: place)
  }

  /// Moves the row around the handle at `position`, which a finger drags down by `distance`, to where its middle is then.
  func drag(handleAt position: Int, by distance: Double, in settled: SettledStage) {
    let tree = settled.renderTree
    let row = tree.ancestors(of: position).first { settled.gestures[$0]?.row?.move != nil }
    guard let row, let frame = tree.nodes[row].frame, let touch = settled.gestures[row]?.row,
      let move = touch.move
    else { return }
    let middle = frame.minY + frame.size.height / 2 + distance
    var place = touch.place
    for other in settled.gestures.positions {
      guard let neighbour = settled.gestures[other]?.row, neighbour.group == touch.group,
        let frame = tree.nodes[other].frame
      else { continue }
      if neighbour.place > place, frame.minY <= middle { place = neighbour.place }
      if neighbour.place < place, frame.maxY > middle { place = neighbour.place }
    }
    self.move(touch, move, to: place)
  }

  private func move(_ touch: RowTouch, _ move: (RowOffsets, Int) -> Void, to place: Int) {
    guard place != touch.place else { return }
    press { move(RowOffsets(touch.place), place > touch.place ? place + 1 : place) }
  }
}

extension RenderTree {
  /// Whether the node at `index` is the handle of a row that is moved.
  func isHandle(_ index: Int) -> Bool {
    nodes[index].facts.contains(Fact(EditMetrics.factKey, EditMetrics.order))
  }
}
