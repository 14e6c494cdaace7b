extension Solver {
  /// The size of the layers at `index` for `offer`: that of the children with the most priority.
  func layersSize(_ index: Int, _ offer: Offer) -> Size {
    let frames = layerFrames(index, offer: offer)
    var size = Size.zero
    for frame in frames where frame.counts {
      size.width = max(size.width, frame.position.x + frame.size.width)
      size.height = max(size.height, frame.position.y + frame.size.height)
    }
    return size
  }

  /// One of several layers, lined up with the others.
  struct LayerFrame {
    let child: Int
    let size: Size
    let counts: Bool
    var position = Point.zero
  }

  /// The children of the layers at `index`, each offered `offer`, lined up on their guides.
  func layerFrames(_ index: Int, offer: Offer) -> [LayerFrame] {
    let children = children(of: index)
    let anchoring = store.nodes[index].anchoring
    let most = children.map { store.nodes[$0].priority }.max() ?? 0
    var line = Point.zero
    var frames = children.map { child in
      LayerFrame(
        child: child,
        size: answer(child, offer),
        counts: store.nodes[child].priority == most
      )
    }
    let guides = frames.map { frame in
      Point(
        x: anchoring.horizontal.position(in: frame.size.width),
        y: anchoring.vertical.position(in: frame.size.height) {
          baselines(frame.child, offer)
        }
      )
    }
    for (frame, guide) in zip(frames, guides) where frame.counts {
      line = Point(x: max(line.x, guide.x), y: max(line.y, guide.y))
    }
    for (number, guide) in guides.enumerated() {
      frames[number].position = Point(x: (line.x - guide.x).orZero, y: (line.y - guide.y).orZero)
    }
    return frames
  }
}
