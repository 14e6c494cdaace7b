import LayoutSim

// What changes how content is drawn: faint, or cut off. Frames are where it is drawn, also if it is scaled or turned.
extension WireframeScene {
  /// Changes what the content of a box inherits by what its looks say.
  mutating func openLooks(_ index: Int, _ place: Rect, _ context: inout SceneContext) {
    let node = tree.nodes[index]
    context.opacity *= node.opacity
    if node.hidesScrolledContent { add(.cover, place, context) }
    guard let figure = node.clipFigure else { return }
    let window = figure.bounds(in: place)
    let content = tree.subtree(of: index).dropFirst().filter {
      tree.nodes[$0].detail == .semantic || tree.nodes[$0].role == .fill
    }
    let places = content.map { ($0, tree.nodes[$0].frame.flatMap(context.drawing.place)) }
    let tooLarge = places.filter { $0.1.map { !window.grown(by: 0.5).holds($0) } ?? false }
    // A clip that cuts nothing off changes nothing, except at corners, which have no place in the grid.
    guard !tooLarge.isEmpty else { return }
    context.clip = window.clipped(to: context.clip)
    context.columns = grid.columns(of: window).clamped(to: context.columns)
    let isFilled = tooLarge.contains { index, place in
      let role = tree.nodes[index].role
      return (role == .picture || role == .fill) && place?.holds(window) == true
    }
    guard isFilled, isTall(window) else { return }
    let box = WireframeMark.Box(isRound: !figure.fillsItsOffer, isBackground: true)
    add(.box(box), window, context)
    context.framedClip = context.clip
  }
}

extension Rect {
  /// The rectangle with its sides moved outwards.
  fileprivate func grown(by distance: Double) -> Rect {
    Rect(
      x: minX - distance,
      y: minY - distance,
      width: size.width + 2 * distance,
      height: size.height + 2 * distance
    )
  }
}
