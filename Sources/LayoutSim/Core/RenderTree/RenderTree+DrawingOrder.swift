extension RenderTree {
  /// Whether elements changed the order in which nodes are drawn.
  package var changesDrawingOrder: Bool {
    // Accessed in place, because copying nodes is expensive.
    nodes.indices.contains { !nodes[$0].looks.isEmpty && nodes[$0].drawingOrder != 0 }
  }

  /// The positions of the nodes in drawing order, from back to front, as far as elements changed it; `nil` if that is
  /// the order of the nodes.
  package var changedDrawingOrder: [Int]? {
    guard changesDrawingOrder else { return nil }
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    var pending = nodes.isEmpty ? [] : [0]
    while let index = pending.popLast() {
      order.append(index)
      pending += inDrawingOrder(children(of: index)).reversed()
    }
    return order.count == nodes.count ? order : nil
  }

  /// The positions of siblings from back to front, as far as elements changed their order.
  package func inDrawingOrder(_ siblings: [Int]) -> [Int] {
    guard siblings.contains(where: { nodes[$0].drawingOrder != 0 }) else { return siblings }
    return siblings.enumerated().sorted { first, second in
      (nodes[first.element].drawingOrder, first.offset)
        < (nodes[second.element].drawingOrder, second.offset)
    }.map(\.element)
  }
}
