extension NodeStore {
  /// Changes what the content from `start` on means: the one thing in it, or else its first box.
  mutating func annotate(from start: Int, _ change: (inout Semantics) -> Void) {
    guard start < nodes.count else { return }
    let index = onlyThing(from: start) ?? start
    if nodes[index].semantics < 0 {
      nodes[index].semantics = semantics.count
      semantics.append(Semantics())
    }
    change(&semantics[nodes[index].semantics])
  }

  /// Whether the box at `index` is a thing to the user, and not only there for layout.
  func isThing(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.kind == .text { return true }
    return node.semantics >= 0 && semantics[node.semantics].detail != .layout
  }

  /// The one outermost thing from `start` on, if there is exactly one.
  private func onlyThing(from start: Int) -> Int? {
    var found: Int?
    var next = start
    while next < nodes.count {
      guard isThing(next) else {
        next += 1
        continue
      }
      if found != nil { return nil }
      found = next
      next += nodes[next].span
    }
    return found
  }
}
