import LayoutSim

/// One of two outlines that are compared, with numbers that are equal if the content is.
struct DifferenceSide {
  let nodes: [OutlineNode]

  /// A hash of each line.
  let lines: [UInt64]

  /// A hash of each subtree, regardless of the place of its root.
  let content: [UInt64]

  /// Whether each subtree contains text that distinguishes it from others: a route, a label or a tag.
  let hasWords: [Bool]

  /// The surface of each node: the nearest ancestor, or itself, that is a child of the window.
  let surfaces: [Int]

  init(_ outline: Outline) {
    nodes = outline.nodes
    let count = outline.nodes.count
    var lines = [UInt64](repeating: 0, count: count)
    var content = lines
    // The contribution of the children to the hash of each node, the last child first.
    var inside = lines
    var hasWords = [Bool](repeating: false, count: count)
    for index in (0..<count).reversed() {
      let node = outline.nodes[index]
      let hashes = LineHashes(of: node)
      lines[index] = hashes.line
      content[index] = LineHashes.combined(hashes.content, inside[index])
      if !hasWords[index] { hasWords[index] = node.hasWords }
      guard let parent = node.parent else { continue }
      let whole = LineHashes.combined(hashes.line, inside[index])
      inside[parent] = LineHashes.combined(inside[parent], whole)
      if hasWords[index] { hasWords[parent] = true }
    }
    var surfaces = Array(0..<count)
    for (index, node) in outline.nodes.enumerated() {
      // Children of the window are surfaces, and the window is its own surface.
      if let parent = node.parent, outline.nodes[parent].parent != nil {
        surfaces[index] = surfaces[parent]
      }
    }
    (self.lines, self.content, self.hasWords, self.surfaces) = (lines, content, hasWords, surfaces)
  }

  /// The children of the node at `index`; for `nil` the nodes without a parent.
  func children(of index: Int?) -> [Int] {
    var result: [Int] = []
    var next = index.map { $0 + 1 } ?? 0
    let end = index.map { $0 + nodes[$0].subtreeLength } ?? nodes.count
    while next < end {
      result.append(next)
      next += nodes[next].subtreeLength
    }
    return result
  }

  /// Whether two subtrees have the same hash and the same shape.
  func isEqual(at index: Int, to other: Int, in side: DifferenceSide) -> Bool {
    content[index] == side.content[other]
      && zip(subtree(of: index), side.subtree(of: other)).allSatisfy {
        nodes[$0].subtreeLength == side.nodes[$1].subtreeLength
      }
  }

  func subtree(of index: Int) -> Range<Int> { index..<index + nodes[index].subtreeLength }
}

extension DifferenceSide {
  /// The screen or surface under whose name a difference of the node at `index` is reported.
  ///
  /// It is the nearest presented surface around the node, or the node itself; else the nearest screen; else the
  /// tabs or the stack in the window, or the window.
  func section(of index: Int) -> Int {
    var screen: Int?
    var next: Int? = index
    while let node = next {
      if nodes[node].role.isPresented { return node }
      if screen == nil, nodes[node].role == .screen { screen = node }
      next = nodes[node].parent
    }
    if let screen { return screen }
    let surface = surfaces[index]
    return Role.layers.contains(nodes[surface].role) ? surface : nodes[surface].parent ?? surface
  }

  /// The roles of a node and of the two around it.
  func path(of index: Int) -> String {
    var roles: [String] = []
    var next: Int? = index
    while let node = next, roles.count < 3 {
      roles.append(nodes[node].role.rawValue)
      next = nodes[node].parent
    }
    return roles.joined(separator: " ")
  }
}

extension OutlineNode {
  /// Whether text distinguishes it from others; the name of a symbol does not count.
  fileprivate var hasWords: Bool {
    route != nil || tag != nil || label != nil && role != .icon
  }
}
