extension RenderTree {
  /// Moves headers and footers that stay in sight to the edges of their scroll areas, in front of what is there.
  ///
  /// - Parameter gestures: What belongs to the nodes, by position.
  @MainActor
  mutating func pinSections(_ gestures: GestureTable) {
    guard !gestures.pinned.isEmpty else { return }
    let pinned = gestures.pinned.compactMap { index in
      gestures[index]?.pinned.map { (index, $0) }
    }
    let areas = viewports
    let moves = pinned.map { ($0, way(of: $0, $1, in: areas), $1) }.sorted { $0.0 < $1.0 }
    for case (let index, let way?, let part) in moves {
      for inner in subtree(of: index) {
        nodes[inner].frame?.origin[part.axis] += way
      }
      if part.isOpaque { nodes[index].flags.insert(.solid) }
      nodes[index].looks.append(
        Fact(PinnedPart.lookKey, part.isOpaque ? "opaque" : "clear")
      )
      nodes[index].looks.append(Fact("z-index", "1"))
    }
  }

  /// The distance by which the node at `index` moves; `nil` if it stays where it is.
  private func way(of index: Int, _ part: PinnedPart, in areas: [Viewport]) -> Double? {
    guard let frame = nodes[index].frame, let parent = nodes[index].parent,
      let area = areas.last(where: { $0.content.contains(index) })
    else { return nil }
    let siblings = children(of: parent).filter { nodes[$0].frame != nil }
    guard let place = siblings.firstIndex(of: index) else { return nil }
    let section =
      part.isHeader
      ? siblings[(place + 1)...].prefix(part.neighbours)
      : siblings[..<place].suffix(part.neighbours)
    let isMirrored = part.axis == .horizontal && traits.direction == .rightToLeft
    let own = Extent(frame, along: part.axis, isMirrored: isMirrored)
    let room = Extent(area.frame, along: part.axis, isMirrored: isMirrored)
    let others = section.compactMap { nodes[$0].frame }
      .map { Extent($0, along: part.axis, isMirrored: isMirrored) }
    let way: Double
    if part.isHeader {
      let end = others.map(\.end).max() ?? own.end
      way =
        min(max(own.start, room.start - part.inset), max(own.start, end - own.length)) - own.start
    } else {
      let start = others.map(\.start).min() ?? own.start
      way = max(min(own.end, room.end), min(own.end, start + own.length)) - own.end
    }
    guard way.isFinite, way != 0 else { return nil }
    return isMirrored ? -way : way
  }
}

/// Where something begins and ends along an axis, in reading direction.
private struct Extent {
  let start: Double
  let end: Double

  var length: Double { end - start }

  init(_ frame: Rect, along axis: LayoutAxis, isMirrored: Bool) {
    let (low, high) =
      axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    (start, end) = isMirrored ? (-high, -low) : (low, high)
  }
}

extension RenderTree {
  /// The headers and footers of sections in `area` that stay in sight, besides one around the node at `index`.
  func pinnedParts(in area: Viewport, besides index: Int) -> [Rect] {
    area.content.compactMap { part in
      let isPinned = nodes[part].looks.contains { $0.key == PinnedPart.lookKey }
      return isPinned && !subtree(of: part).contains(index) ? nodes[part].frame : nil
    }
  }
}
