import LayoutSim

// Rows of a list whose surfaces are not nodes: those of an outline.
extension SVGScene {
  /// The position of a row among those that touch it.
  struct RowEnds {
    let isFirst: Bool
    let isLast: Bool
  }

  /// Draws the ground of a list in groups, and determines where its cards begin and end.
  mutating func openList(_ index: Int, _ context: SVGContext) {
    guard isOfOutline, let list = tree.nodes[index].frame else { return }
    let inside = tree.subtree(of: index).dropFirst()
    guard !inside.contains(where: { tree.nodes[$0].role == .separator }) else { return }
    let rows = inside.filter { row in
      guard tree.nodes[row].role == .row, let frame = tree.nodes[row].frame else { return false }
      // Rows of a plain list are as wide as it is.
      return frame.minX >= list.minX + 8 && frame.maxX <= list.maxX - 8
    }
    guard !rows.isEmpty else { return }
    addBox(context.clip, .grouped, context)
    func touch(_ upper: Int, _ lower: Int) -> Bool {
      guard let one = tree.nodes[upper].frame, let other = tree.nodes[lower].frame else {
        return false
      }
      return abs(one.maxY - other.minY) < 0.5
    }
    for (number, row) in rows.enumerated() {
      rowEnds[row] = RowEnds(
        isFirst: number == 0 || !touch(rows[number - 1], row),
        isLast: number == rows.count - 1 || !touch(row, rows[number + 1])
      )
    }
  }

  /// Draws the card of a row, or its part of one, with the line above it.
  mutating func drawCard(_ index: Int, _ place: Rect, _ context: SVGContext) {
    guard let ends = rowEnds[index] else { return }
    let radius = tree.traits.platform.isGlass ? 26.0 : 10
    let (top, bottom) = (ends.isFirst ? radius : 0, ends.isLast ? radius : 0)
    let figure = Figure.rect(
      topLeadingRadius: top,
      bottomLeadingRadius: bottom,
      bottomTrailingRadius: bottom,
      topTrailingRadius: top
    )
    add(figure, in: place, .card, nil, context)
    guard !ends.isFirst else { return }
    let isMirrored = tree.traits.direction == .rightToLeft
    addRule(
      place.minY,
      from: place.minX + (isMirrored ? 0 : 16),
      to: place.maxX - (isMirrored ? 16 : 0),
      context
    )
  }

  /// Whether a text of an outline, which contains no colours, is a detail: a text after the first one of a row, or
  /// above or below the rows of a list.
  func isDetail(_ index: Int) -> Bool {
    guard isOfOutline else { return false }
    var around = tree.nodes[index].parent
    while let node = around {
      switch tree.nodes[node].role {
      case .list: return true
      case .row:
        let first = tree.subtree(of: node).dropFirst().first { tree.nodes[$0].role.isText }
        return first != index
      case .screen, .window: return false
      default: around = tree.nodes[node].parent
      }
    }
    return false
  }
}
