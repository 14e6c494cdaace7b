extension Stage {
  /// Makes what is in rows of lazy containers appear when they come into sight, and disappear when they leave it.
  ///
  /// - Returns: Whether what they do has changed anything, so that the stage has to settle again.
  func showRows(in settled: SettledStage) -> Bool {
    guard tree.observesRows else { return false }
    let (nodes, positions) = (settled.renderTree.nodes, settled.positions)
    let (display, edge) = (traits.window.height, settled.renderTree.lowerEdge)
    var windows: [Int: Rect] = [:]
    for viewport in settled.touches.viewports {
      var window = viewport.window
      // As on the platform rows are there behind bars and the keyboard, through which they may shine.
      if window.maxY >= edge - 0.5 { window.size.height = max(window.maxY, display) - window.minY }
      windows[viewport.position] = window
    }
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

extension RenderTree {
  /// The upper edge of what lies over content at the window's lower edge: bars, or the keyboard.
  fileprivate var lowerEdge: Double {
    let display = traits.window.height
    let bars = nodes.indices.filter { nodes[$0].role == .tabBar || nodes[$0].role == .toolbar }
    let lower = bars.compactMap { nodes[$0].frame?.minY }.filter { $0 > display / 2 }.min()
    return min(lower ?? display, traits.keyboardFrame?.minY ?? display)
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
