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
    guard let row = try responder(to: name, where: { settled.swipe(at: $0, edge) != nil }),
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

  /// Hides the buttons that swipes revealed before a gesture, unless the gesture keeps them.
  func hideSwipedRows() {
    guard hidesSwipedRows else { return }
    hidesSwipedRows = false
    for (_, swipe) in settled?.revealedRows ?? [] { swipe.hide() }
  }

  /// Hides the buttons that a swipe revealed, before a tap on the node at `position` that is not one of them.
  ///
  /// - Returns: Whether that is all the tap does, because it is in the same list; if not, its action hides them.
  func hideSwipeButtons(besides position: Int) -> Bool {
    let settled = current
    let tree = settled.renderTree
    let shown = settled.revealedRows
    guard let row = shown.first?.row,
      !tree.nodes[position].facts.contains(where: { $0.key == SwipeActions.factKey })
    else { return false }
    let list = tree.ancestors(of: row).first { tree.nodes[$0].role == .list }
    let isInList = list.map { tree.subtree(of: $0).contains(position) } ?? false
    if isInList { press { for (_, swipe) in shown { swipe.hide() } } }
    hidesSwipedRows = !isInList
    return isInList
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
  fileprivate var revealedRows: [(row: Int, swipe: SwipeActions)] {
    gestures.swiped.flatMap { row in
      [gestures[row]?.leadingSwipe, gestures[row]?.trailingSwipe].compactMap { swipe in
        swipe.flatMap { $0.isShown ? (row, $0) : nil }
      }
    }
  }
}

extension Stage {
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
    let called = Set(tree.nodes(labelled: other))
    let found = group.filter { !called.isDisjoint(with: tree.subtree(of: $0)) }
    if found.count > 1 { throw .ambiguous(other, roles: found.map { tree.nodes[$0].role }) }
    guard let place = found.first.flatMap({ settled.gestures[$0]?.row?.place }) else {
      throw .nowhereToMove(name, to: other, available: group.map(tree.touchedName))
    }
    self.move(touch, move, to: place)
  }

  /// Moves the row around the handle at `position`, which a finger drags down by `distance`, to the position that its
  /// middle then reaches.
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
  /// Whether the node at `index` is the handle of a row that can be moved.
  func isHandle(_ index: Int) -> Bool {
    nodes[index].editedProperty == .order
  }
}

extension Stage {
  /// Makes the content of rows of lazy containers appear when the rows come into sight, and disappear when they leave
  /// it; what is inside a row that comes back from far away is new.
  ///
  /// - Returns: Whether this has changed anything, so that the stage has to settle again.
  func showRows(in settled: SettledStage) -> Bool {
    guard tree.observesRows || tree.hasRowStates else { return false }
    let (nodes, positions) = (settled.renderTree.nodes, settled.positions)
    let (display, edge) = (traits.window.height, settled.renderTree.lowerEdge)
    var windows: [Int: Rect] = [:]
    for viewport in settled.touches.viewports {
      var window = viewport.window
      // As on the platform, rows exist behind bars and the keyboard, which may be translucent.
      if window.maxY >= edge - 0.5 { window.size.height = max(window.maxY, display) - window.minY }
      windows[viewport.position] = window
    }
    var known: [LazyRowPlace: RowDistance?] = [:]
    func distance(of place: LazyRowPlace) -> RowDistance? {
      if let distance = known[place] { return distance }
      let row = nodes[positions?[place.row] ?? place.row].frame
      let window = windows[positions?[place.area] ?? place.area]
      let distance: RowDistance? =
        if let row, let window { row.distance(from: window) } else { nil }
      known[place] = distance
      return distance
    }
    let hasDropped = tree.dropRowStates { rows in
      let distances = rows.map(distance)
      return distances.contains(nil)
        ? nil : distances.compactMap(\.self).max { $0.rawValue < $1.rawValue }
    }
    // What is new in them appears afterwards.
    if hasDropped { return true }
    let hasChanged = tree.showRows { rows in
      rows.allSatisfy { distance(of: $0) == .inSight }
    } name: { index in
      settled.renderTree.touchedName(of: positions?[index] ?? index)
    }
    return hasChanged && !reflects(settled)
  }
}

extension RenderTree {
  /// The upper edge of the bars or the keyboard over content at the window's lower edge.
  fileprivate var lowerEdge: Double {
    let display = traits.window.height
    let bars = nodes.indices.filter { nodes[$0].role == .tabBar || nodes[$0].role == .toolbar }
    let lower = bars.compactMap { nodes[$0].frame?.minY }.filter { $0 > display / 2 }.min()
    return min(lower ?? display, traits.keyboardFrame?.minY ?? display)
  }
}

extension Rect {
  /// The distance from `window`.
  fileprivate func distance(from window: Rect) -> RowDistance {
    if isInSight(in: window) { return .inSight }
    let (width, height) = (window.size.width, window.size.height)
    let isNear =
      minX - window.maxX <= width && window.minX - maxX <= width
      && minY - window.maxY <= height && window.minY - maxY <= height
    return isNear ? .near : .far
  }

  /// Whether any of it is inside `window`; an empty one is also inside at its edges.
  private func isInSight(in window: Rect) -> Bool {
    isInSight(from: minX, to: maxX, window.minX, window.maxX)
      && isInSight(from: minY, to: maxY, window.minY, window.maxY)
  }

  private func isInSight(from start: Double, to end: Double, _ first: Double, _ last: Double)
    -> Bool
  {
    start == end ? first <= start && start <= last : start < last && first < end
  }
}
