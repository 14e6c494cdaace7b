import FlowEngine

/// The way in which a layer with a transition of the app appears, or disappears.
struct LayerMotion: Hashable {
  /// The edges from which it comes.
  private(set) var edges: [LayerEdge] = []

  /// The number of fades: two simultaneous fades multiply.
  private(set) var fades = 0

  /// The fraction of its size from which it grows; `nil` if it does not.
  private(set) var scale: Double?

  /// The motion of `transition` while the layer appears, or while it disappears; with Reduce Motion it only
  /// fades.
  init(_ transition: LayerTransition, appears: Bool, reducesMotion: Bool) {
    var pending = [transition]
    while let next = pending.popLast() {
      switch next {
      case .identity: break
      case .opacity: fades += 1
      case .scale(let start): scale = (scale ?? 1) * start.orZero
      case .slide: edges.append(appears ? .leading : .trailing)
      case .move(let edge): edges.append(edge)
      case .asymmetric(let insertion, let removal): pending.append(appears ? insertion : removal)
      case .combined(let first, let second): pending += [second, first]
      }
    }
    if reducesMotion, !isStill { (edges, fades, scale) = ([], 1, nil) }
  }

  /// Whether the layer appears or disappears immediately.
  var isStill: Bool { edges.isEmpty && fades == 0 && scale == nil }

  /// The distance of a layer with `frame` from its place, after the fraction `share` of its movement.
  ///
  /// It is moved by its own width or height, as in SwiftUI.
  func offset(_ frame: Rect, at share: Double, direction: WritingDirection) -> Point {
    var offset = Point.zero
    let (width, height) = (frame.size.width * (1 - share), frame.size.height * (1 - share))
    let leading = direction == .leftToRight ? -width : width
    for edge in edges {
      switch edge {
      case .top: offset.y -= height
      case .bottom: offset.y += height
      case .leading: offset.x += leading
      case .trailing: offset.x -= leading
      }
    }
    return offset
  }

  /// The visible state of the layer besides its place, after the fraction `share` of its movement: `opacity=0.5`.
  func facts(at share: Double) -> [Fact] {
    var facts: [Fact] = []
    if fades > 0 {
      let opacity = min(1, max(0, share))
      let product = (1..<fades).reduce(opacity) { product, _ in product * opacity }
      facts.append(Fact("opacity", .number(product)))
    }
    if let scale {
      facts.append(Fact("scale", .number(scale + (1 - scale) * share)))
    }
    return facts
  }
}
