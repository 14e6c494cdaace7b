import LayoutSim

// Surfaces in front of others, and presenters that are pushed back.
extension WireframeScene {
  /// The context of a surface, which is not part of its presenter wherever it is in the tree.
  func surface(_ index: Int, _ context: SceneContext) -> SceneContext {
    let node = tree.nodes[index]
    var inner = node.role.isPresented ? window : context
    inner.surface = index
    guard let frame = node.frame else { return inner }
    if let drawn = node.drawnFrame { inner.drawing = Drawing(of: frame, at: drawn) }
    guard let place = inner.drawing.place(frame) else { return inner }
    inner.clip = place.clipped(to: inner.clip)
    inner.columns = grid.columns(of: place).clamped(to: inner.columns)
    if hasBorder(node) {
      inner.columns = inner.columns.withoutEnds
      inner.shift = grid.distanceToLine(from: place.minY)
    }
    return inner
  }

  /// Whether a surface has a border: a sheet, a dialog, or a presenter that is pushed back.
  func hasBorder(_ node: RenderNode) -> Bool {
    node.role.isPresented ? node.isOpaque && !node.hidesWhatIsBehind : node.drawnFrame != nil
  }
}

extension Range<Int> {
  /// The range without its first and its last element.
  fileprivate var withoutEnds: Range<Int> {
    count > 2 ? (lowerBound + 1)..<(upperBound - 1) : lowerBound..<lowerBound
  }
}
