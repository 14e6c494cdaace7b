extension Element {
  /// Says how early the content is served in a stack, and whether it counts for layers.
  ///
  /// Greater priorities are served first and leave the others their minimum. The default is 0; NaN
  /// counts as 0. Padding and frames do not carry the priority of their content outwards.
  public func layoutPriority(_ priority: Double) -> some Element {
    Prioritized(priority: priority.isNaN ? 0 : priority, content: self)
  }
}

private struct Prioritized<Content: Element>: Element {
  typealias Body = Never

  let priority: Double
  let content: Content

  func resolve(into resolver: inout Resolver) {
    let start = resolver.store.nodes.count
    content.resolve(into: &resolver)
    resolver.store.setPriority(priority, from: start)
  }
}

extension NodeStore {
  /// Gives the outermost boxes from `start` on `priority`.
  mutating func setPriority(_ priority: Double, from start: Int) {
    var next = start
    while next < nodes.count {
      nodes[next].priority = priority
      next += nodes[next].span
    }
  }
}
