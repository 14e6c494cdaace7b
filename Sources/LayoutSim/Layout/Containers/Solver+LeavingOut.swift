extension Solver {
  /// Notes that the box at `index` is not to be shown.
  func leaveOut(_ index: Int) {
    placements[index].isLeftOut = true
    hasLeftOut = true
  }

  /// Whether the box at `index`, or one around it, was left out.
  func isLeftOut(_ index: Int) -> Bool {
    hasLeftOut && leftOut.contains(index)
  }

  /// The positions of all boxes that are not shown.
  private var leftOut: Set<Int> {
    if let known = knownLeftOut { return known }
    var found: Set<Int> = []
    for index in store.nodes.indices where placements[index].isLeftOut {
      found.formUnion(index..<index + store.nodes[index].span)
    }
    knownLeftOut = found
    return found
  }
}
