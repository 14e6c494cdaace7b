import LayoutSim

/// The lines of words that a user sees on a screen, found without anything that draws.
struct LinesInSight {
  private(set) var lines: [String] = []

  init(_ tree: RenderTree) {
    let areHidden = tree.nodes.indices.map { index in
      ([index] + tree.ancestors(of: index)).contains { tree.nodes[$0].flags.isOutOfSight }
    }
    for (index, node) in tree.nodes.enumerated()
    where node.role.isText && !areHidden[index] {
      guard let frame = drawnFrame(of: index, in: tree) else { continue }
      let height = frame.size.height / Double(max(node.lines.count, 1))
      for (number, line) in node.lines.enumerated() {
        let middle = Point(
          x: frame.minX + frame.size.width / 2,
          y: frame.minY + (Double(number) + 0.5) * height
        )
        if isInSight(middle, frame, index, tree) { lines.append(line) }
      }
    }
  }

  /// Where a node is drawn: in a sheet that floats, or a presenter that is pushed back, elsewhere.
  private func drawnFrame(of index: Int, in tree: RenderTree) -> Rect? {
    guard let frame = tree.nodes[index].frame else { return nil }
    let surface = tree.ancestors(of: index).first { tree.nodes[$0].drawnFrame != nil }
    guard let surface, let from = tree.nodes[surface].frame, let to = tree.nodes[surface].drawnFrame
    else { return frame }
    let scale = to.size.width / from.size.width
    return Rect(
      x: to.minX + (frame.minX - from.minX) * scale,
      y: to.minY + (frame.minY - from.minY) * to.size.height / from.size.height,
      width: frame.size.width * scale,
      height: frame.size.height * to.size.height / from.size.height
    )
  }

  private func isInSight(_ middle: Point, _ frame: Rect, _ index: Int, _ tree: RenderTree) -> Bool {
    func holds(_ rect: Rect, _ point: Point) -> Bool {
      point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY && point.y <= rect.maxY
    }
    let areas = tree.ancestors(of: index).filter {
      tree.nodes[$0].role.scrolls || tree.nodes[$0].role == .window
    }
    let windows = tree.scrollWindows
    guard
      areas.allSatisfy({ area in
        (windows[area] ?? drawnFrame(of: area, in: tree)).map { holds($0, middle) } ?? true
      })
    else { return false }
    let bars = tree.nodes.indices.filter { bar in
      let isBar = tree.nodes[bar].role == .navigationBar || tree.nodes[bar].role == .tabBar
      return isBar && !tree.ancestors(of: index).contains(bar)
        && tree.nodes[bar].parent.map { tree.subtree(of: $0).contains(index) } == true
    }
    let inFront = tree.nodes.indices.filter {
      tree.nodes[$0].role.isPresented && tree.nodes[$0].isOpaque && $0 > index
        && !tree.ancestors(of: index).contains($0)
    }
    let covers =
      (inFront + bars).compactMap { tree.nodes[$0].drawnFrame ?? tree.nodes[$0].frame }
      + [tree.traits.keyboardFrame].compactMap(\.self)
    return !covers.contains { holds($0, middle) && frame.minX >= $0.minX && frame.maxX <= $0.maxX }
  }
}
