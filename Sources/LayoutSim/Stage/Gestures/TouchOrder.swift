/// The front-to-back order of a tree's nodes.
struct TouchOrder {
  /// All nodes, front-most first.
  let frontToBack: [Int]

  init(_ tree: RenderTree) {
    // The rank of each node's surface, lowest first; presentations of elements count as surfaces.
    var ranks = [Int](repeating: 0, count: tree.nodes.count)
    for (number, surface) in tree.layers.enumerated() {
      for index in tree.subtree(of: surface) { ranks[index] = number }
    }
    // Where elements changed the order of drawing, that is the order of touches, too.
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
    frontToBack = tree.nodes.indices.sorted { first, second in
      if ranks[first] != ranks[second] { return ranks[first] > ranks[second] }
      if places[first] != places[second] { return places[first] > places[second] }
      // Whatever follows the owner of a bar is in front of the bar.
      if isInBar[first] != isInBar[second] { return isInBar[second] }
      return drawn[first] > drawn[second]
    }
  }
}
