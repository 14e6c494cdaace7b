/// The front-to-back order of a tree's nodes.
struct TouchOrder {
  /// All that is compared of each node, in two numbers, because each is compared many times; greater ones are in front.
  private let keys: [Key]

  private struct Key {
    let surfaceAndPlace: Int64
    let kindAndDrawing: Int64
  }

  init(_ tree: RenderTree) {
    // The rank of each node's surface, lowest first; presentations of elements count as surfaces.
    var ranks = [Int](repeating: 0, count: tree.nodes.count)
    for (number, surface) in tree.layers.enumerated() {
      for index in tree.subtree(of: surface) { ranks[index] = number }
    }
    // If elements changed the order of drawing, that is the order of touches, too.
    var drawn = Array(tree.nodes.indices)
    if let changed = tree.changedDrawingOrder {
      for (place, index) in changed.enumerated() { drawn[index] = place }
    }
    // A bar precedes the content of its screen or its tabs, but is in front of it.
    var places = drawn
    var isInBar = [Bool](repeating: false, count: tree.nodes.count)
    var index = 0
    while index < tree.nodes.count {
      guard tree.nodes[index].role.liesOverContent else {
        index += 1
        continue
      }
      let end = tree.subtree(of: index).upperBound
      let owner = tree.ancestors(of: index).first { tree.nodes[$0].role.canOwnBars }
      if let owner {
        for inside in index..<end {
          places[inside] = drawn[owner] + tree.subtree(of: owner).count
          isInBar[inside] = true
        }
      }
      index = end
    }
    // Everything that follows the owner of a bar is in front of the bar.
    keys = drawn.indices.map {
      Key(
        surfaceAndPlace: Int64(ranks[$0]) << 32 | Int64(places[$0]),
        kindAndDrawing: Int64(isInBar[$0] ? 0 : 1) << 32 | Int64(drawn[$0])
      )
    }
    assert(Set(drawn).count == drawn.count, "Two of \(drawn.count) nodes are drawn at one place.")
  }

  /// Whether the first node is in front of the second one.
  func isInFront(_ first: Int, of second: Int) -> Bool {
    let (own, other) = (keys[first], keys[second])
    return own.surfaceAndPlace == other.surfaceAndPlace
      ? own.kindAndDrawing > other.kindAndDrawing : own.surfaceAndPlace > other.surfaceAndPlace
  }
}

/// A surface that is drawn smaller, and elsewhere, than it is laid out.
struct SurfaceDrawing {
  private let from: Rect
  private let to: Rect

  /// The drawing of `surface`; `nil` if it is drawn at its frame.
  init?(_ surface: RenderNode) {
    guard let frame = surface.frame, let drawn = surface.drawnFrame, frame.size.width > 0,
      frame.size.height > 0, drawn.size.width > 0, drawn.size.height > 0
    else { return nil }
    (from, to) = (frame, drawn)
  }

  /// The drawn frame of `part`, given in layout coordinates.
  func drawn(_ part: Rect) -> Rect {
    let (across, down) = (to.size.width / from.size.width, to.size.height / from.size.height)
    return Rect(
      x: to.minX + (part.minX - from.minX) * across,
      y: to.minY + (part.minY - from.minY) * down,
      width: part.size.width * across,
      height: part.size.height * down
    )
  }
}

/// The reason why an element on the stage cannot be touched.
public enum OutOfReach: Hashable, Sendable {
  /// A surface in front of it blocks it.
  case behind(surface: String)

  /// It is disabled.
  case disabled

  /// A transition keeps it out of sight or reach until it is over: `dismissal of filter`.
  case moving(transition: String)

  /// Touches pass through it: ``Element/allowsHitTesting(_:)``.
  case untouchable

  /// It is hidden by something.
  case hidden

  /// It is outside its screen or surface, or outside the content of a scroll area, where scrolling cannot
  /// bring it into sight.
  case offScreen

  /// Something on the same surface covers it wherever it could be touched.
  case under(String)

  /// It is scrolled out of a scroll area's viewport.
  case scrolledAway(area: String)
}

/// A shape outside of which a node receives no touches, where it is drawn.
struct TouchedFigure {
  let figure: Figure
  let frame: Rect
  let isRightToLeft: Bool

  func contains(_ point: Point) -> Bool {
    figure.contains(point, in: frame, isRightToLeft: isRightToLeft)
  }
}

extension RenderTree {
  /// The shapes that limit the touches of the nodes at `positions`: those of fills, and the content shapes around them.
  func touchedFigures(of positions: [Int]) -> [Int: [TouchedFigure]] {
    var figures: [Int: [TouchedFigure]] = [:]
    for index in positions where !nodes[index].facts.isEmpty && nodes[index].role == .fill {
      guard let figure = nodes[index].facts["shape"]?.figure, !figure.fillsItsOffer,
        let frame = drawnFrame(of: index)
      else { continue }
      figures[index] = [touched(figure, in: frame)]
    }
    for index in nodes.indices {
      guard let figure = nodes[index].contentFigure, let frame = drawnFrame(of: index) else {
        continue
      }
      for inside in subtree(of: index) {
        figures[inside, default: []].append(touched(figure, in: frame))
      }
    }
    return figures
  }

  private func touched(_ figure: Figure, in frame: Rect) -> TouchedFigure {
    TouchedFigure(figure: figure, frame: frame, isRightToLeft: traits.direction == .rightToLeft)
  }

  /// The frame at which the node at `index` is drawn; `nil` if it was not laid out.
  private func drawnFrame(of index: Int) -> Rect? {
    guard var frame = nodes[index].frame else { return nil }
    for layer in layers where subtree(of: layer).contains(index) {
      if let drawing = SurfaceDrawing(nodes[layer]) { frame = drawing.drawn(frame) }
    }
    return frame
  }
}
