/// A shape outside of which a node takes no touches, where it is drawn.
struct TouchedFigure {
  let figure: Figure
  let frame: Rect
  let isRightToLeft: Bool

  func contains(_ point: Point) -> Bool {
    figure.contains(point, in: frame, isRightToLeft: isRightToLeft)
  }
}

extension RenderTree {
  /// The shapes that limit the touches of the nodes at `positions`: those of fills, and the content shapes of what they
  /// are inside.
  func touchedFigures(of positions: [Int]) -> [Int: [TouchedFigure]] {
    var figures: [Int: [TouchedFigure]] = [:]
    for index in positions where !nodes[index].facts.isEmpty && nodes[index].role == .fill {
      let word = nodes[index].facts.first { $0.key == "shape" }?.value
      guard let figure = word.flatMap({ Figure(word: $0) }), !figure.fillsItsOffer,
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
