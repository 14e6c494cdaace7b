extension Stage {
  /// Makes what is in rows of lazy containers appear when they come into sight, and disappear when they leave it.
  ///
  /// - Returns: Whether what they do has changed anything, so that the stage has to settle again.
  func showRows(in settled: SettledStage) -> Bool {
    guard tree.observesRows else { return false }
    let (nodes, positions) = (settled.renderTree.nodes, settled.positions)
    let windows = settled.touches.viewports.reduce(into: [:]) { $0[$1.position] = $1.window }
    var known: [LazyRowPlace: Bool] = [:]
    let hasChanged = tree.showRows { rows in
      rows.allSatisfy { place in
        if let isInSight = known[place] { return isInSight }
        let row = nodes[positions?[place.row] ?? place.row].frame
        let window = windows[positions?[place.area] ?? place.area]
        let isInSight = if let row, let window { row.isInSight(in: window) } else { false }
        known[place] = isInSight
        return isInSight
      }
    } name: { index in
      settled.renderTree.touchedName(of: positions?[index] ?? index)
    }
    return hasChanged && !reflects(settled)
  }
}

extension Rect {
  /// Whether any of it is inside `window`; an empty one is also inside at its edges.
  fileprivate func isInSight(in window: Rect) -> Bool {
    isInSight(from: minX, to: maxX, window.minX, window.maxX)
      && isInSight(from: minY, to: maxY, window.minY, window.maxY)
  }

  private func isInSight(from start: Double, to end: Double, _ first: Double, _ last: Double)
    -> Bool
  {
    start == end ? first <= start && start <= last : start < last && first < end
  }
}
