/// A batch of changes to a render tree, so that positions stay valid meanwhile.
struct RenderTreeEdit {
  private let original: IndexedTree
  private var nodes: [RenderNode]
  private var replacements: [Int: RenderTreePiece] = [:]
  private var before: [Int: [RenderTreePiece]] = [:]
  private var after: [Int: [RenderTreePiece]] = [:]

  init(_ shown: IndexedTree) {
    original = shown
    nodes = shown.tree.nodes
  }

  /// Moves the node at `position` and its descendants.
  mutating func shift(_ position: Int, by distance: Point) {
    assert(!distance.x.isNaN && !distance.y.isNaN, "Node \(position) cannot move by \(distance).")
    for index in position..<position + nodes[position].subtreeLength {
      nodes[index].move(by: distance)
    }
  }

  /// Changes the node at `position`, but not its descendants.
  mutating func change(_ position: Int, _ change: (inout RenderNode) -> Void) {
    change(&nodes[position])
  }

  /// Replaces the node at `position` and its descendants by `piece`, which then represents their layers.
  mutating func replace(_ position: Int, with piece: RenderTreePiece) {
    replacements[position] = piece
  }

  /// Inserts `piece` behind the node at `position`, as its preceding sibling; it no longer represents a
  /// layer.
  mutating func insert(_ piece: RenderTreePiece, before position: Int) {
    before[position, default: []].append(piece)
  }

  /// Inserts `piece` in front of the node at `position`, as its next sibling; it no longer represents a
  /// layer.
  mutating func insert(_ piece: RenderTreePiece, after position: Int) {
    after[position, default: []].append(piece)
  }

  /// The tree with all changes applied.
  func result() -> IndexedTree { resultWithPlaces().shown }

  /// The tree with all changes applied, and the positions in it of the original nodes; `nil` for those that were
  /// replaced.
  func resultWithPlaces() -> (shown: IndexedTree, places: [Int?]) {
    var writer = Writer()
    var places = [Int?](repeating: nil, count: nodes.count)
    var positions: [LayerKey: Int] = [:]
    let keys = Dictionary(grouping: original.index.keys(in: nodes.indices), by: \.value)
    // The ends of the open nodes, with the pieces that follow each.
    var open: [(index: Int, end: Int)] = []
    var index = 0
    func close(to index: Int) {
      while let last = open.last, last.end <= index {
        open.removeLast()
        for piece in after[last.index] ?? [] { writer.write(piece, depth: open.count) }
      }
    }
    while index < nodes.count {
      close(to: index)
      for piece in before[index] ?? [] { writer.write(piece, depth: open.count) }
      let end = index + nodes[index].subtreeLength
      if let piece = replacements[index] {
        for (key, offset) in piece.keys { positions[key] = writer.count + offset }
        writer.write(piece, depth: open.count)
        for next in after[index] ?? [] { writer.write(next, depth: open.count) }
        index = end
      } else {
        for (key, _) in keys[index] ?? [] { positions[key] = writer.count }
        places[index] = writer.count
        writer.write(nodes[index], depth: open.count)
        open.append((index, end))
        index += 1
      }
    }
    close(to: nodes.count)
    assert(open.isEmpty, "\(open.count) of \(nodes.count) nodes were not closed.")
    var result = original
    result.tree.nodes = writer.finished()
    result.index = LayerIndex(positions)
    assert(result.tree.malformation == nil, result.tree.malformation ?? "")
    return (result, places)
  }

  /// Writes nodes in pre-order and computes parents and lengths from their depths.
  private struct Writer {
    private var nodes: [RenderNode] = []
    private var open: [Int] = []

    var count: Int { nodes.count }

    mutating func write(_ node: RenderNode, depth: Int) {
      close(to: depth)
      var node = node
      node.parent = open.last
      open.append(nodes.count)
      nodes.append(node)
    }

    mutating func write(_ piece: RenderTreePiece, depth: Int) {
      for (node, below) in zip(piece.nodes, piece.depths) { write(node, depth: depth + below) }
    }

    mutating func finished() -> [RenderNode] {
      close(to: 0)
      return nodes
    }

    private mutating func close(to depth: Int) {
      while open.count > depth {
        let index = open.removeLast()
        nodes[index].subtreeLength = nodes.count - index
      }
    }
  }
}

/// A subtree, to be inserted elsewhere.
struct RenderTreePiece {
  private(set) var nodes: [RenderNode]

  /// The depth of each node below the first one.
  let depths: [Int]

  /// The layers in it, by their nodes' distance from the first one.
  let keys: [LayerKey: Int]

  /// Copies the node of `shown` at `position` with its descendants, moved by `distance`.
  init(of shown: IndexedTree, at position: Int, movedBy distance: Point = .zero) {
    let range = shown.tree.subtree(of: position)
    nodes = Array(shown.tree.nodes[range])
    keys = shown.index.keys(in: range)
    var depths: [Int] = [0]
    for node in nodes.dropFirst() {
      depths.append(depths[(node.parent ?? position) - position] + 1)
    }
    self.depths = depths
    for index in nodes.indices {
      nodes[index].move(by: distance)
    }
  }

  /// Changes its first node.
  mutating func change(_ change: (inout RenderNode) -> Void) {
    change(&nodes[0])
  }
}

extension RenderNode {
  /// Moves the node by `distance`, without its descendants.
  mutating func move(by distance: Point) {
    frame?.origin.x += distance.x
    frame?.origin.y += distance.y
    drawnFrame?.origin.x += distance.x
    drawnFrame?.origin.y += distance.y
  }
}
