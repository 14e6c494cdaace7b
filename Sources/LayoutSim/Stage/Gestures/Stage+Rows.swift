extension Stage {
  /// Swipes the row `name` of a list, which reveals its buttons at `edge`.
  ///
  /// A row that is swiped hides the buttons of any other. If the row's buttons allow it, a swipe across the whole row
  /// performs the first one instead.
  ///
  /// - Parameters:
  ///   - name: The label of the row or of anything inside it, or `#` and a tag.
  ///   - edge: The edge at which the buttons are.
  ///   - fully: Whether the finger goes across the whole row.
  /// - Throws: ``StageError/nothingToSwipe(_:_:available:)`` if no row of that name has buttons there, and other cases of
  ///   ``StageError`` if it is out of reach.
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

  /// Hides the buttons that swipes revealed before a gesture, unless that keeps them.
  func hideSwipedRows() {
    guard hidesSwipedRows else { return }
    hidesSwipedRows = false
    for (_, swipe) in settled?.revealedRows ?? [] { swipe.hide() }
  }

  /// Hides the buttons that a swipe revealed, before a tap on the node at `position` that is none of them.
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
