/// The distances of the rows of lazy containers from the windows of their scroll areas.
@MainActor
private struct RowSight {
  private let nodes: [RenderNode]
  private let positions: [Int]?
  private var windows: [Int: Rect] = [:]
  private var known: [LazyRowPlace: RowDistance?] = [:]

  init(in settled: SettledStage) {
    let tree = settled.renderTree
    (nodes, positions) = (tree.nodes, settled.positions)
    let (display, edge) = (tree.traits.window.height, tree.lowerEdge)
    for viewport in settled.touches.viewports {
      var window = viewport.window
      // As on the platform, rows exist behind bars and the keyboard, which may be translucent.
      if window.maxY >= edge - 0.5 { window.size.height = max(window.maxY, display) - window.minY }
      windows[viewport.position] = window
    }
  }

  /// The position of the box with the number `index`.
  func position(of index: Int) -> Int { positions?[index] ?? index }

  /// The distance of the row at `place`; `nil` if it is in no scroll area.
  mutating func distance(of place: LazyRowPlace) -> RowDistance? {
    if let distance = known[place] { return distance }
    assert(
      nodes.indices.contains(position(of: place.row)),
      "A row is node \(position(of: place.row)) of \(nodes.count)."
    )
    let row = nodes[position(of: place.row)].frame
    let window = windows[position(of: place.area)]
    let distance: RowDistance? =
      if let row, let window { row.distance(from: window) } else { nil }
    known[place] = distance
    return distance
  }
}

extension ElementTree {
  /// Makes the content of rows of lazy containers appear when the rows come into sight of `settled`, and disappear when
  /// they leave it; what is inside a row that comes back from far away is new.
  ///
  /// - Returns: Whether this has changed anything, so that the stage has to settle again; `reflects` returns whether a
  ///   settled stage is still up to date.
  func showRows(in settled: SettledStage, reflects: (SettledStage) -> Bool) -> Bool {
    guard observesRows || hasRowStates else { return false }
    var sight = RowSight(in: settled)
    let hasDropped = dropRowStates { rows in
      let distances = rows.map { sight.distance(of: $0) }
      return distances.contains(nil)
        ? nil : distances.compactMap(\.self).max { $0.rawValue < $1.rawValue }
    }
    // New elements in them appear afterwards.
    if hasDropped { return true }
    let hasChanged = showRows { rows in
      rows.allSatisfy { sight.distance(of: $0) == .inSight }
    } name: { index in
      settled.renderTree.touchedName(of: sight.position(of: index))
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
