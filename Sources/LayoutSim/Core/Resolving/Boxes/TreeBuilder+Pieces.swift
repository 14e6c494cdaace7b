/// A complete box that was taken out of a tree, to be added to it in another place.
struct BoxPiece {
  fileprivate let nodes: [Node]

  /// The observers of preferences inside, by their places in the builder, with the places of their boxes in the piece.
  fileprivate let observers: [(observer: Int, node: Int)]

  /// Whether it takes part in layout.
  var isBox: Bool { nodes.first?.kind != .outlineOnly }
}

extension TreeBuilder {
  /// Takes the complete boxes from `start` on, all in the current container, out of the tree.
  mutating func takePieces(from start: Int) -> [BoxPiece] {
    var pieces: [BoxPiece] = []
    // Those of boxes before came before.
    let firstObserver = observers.lastIndex { $0.node < start }.map { $0 + 1 } ?? 0
    var next = start
    while next < nodes.count {
      let end = next + max(1, Int(nodes[next].span))
      let inside = (firstObserver..<observers.count).filter {
        (next..<end).contains(observers[$0].node)
      }
      let piece = BoxPiece(
        nodes: (next..<end).map { nodes[$0] },
        observers: inside.map { ($0, observers[$0].node - next) }
      )
      if piece.isBox { childCount -= 1 }
      pieces.append(piece)
      next = end
    }
    nodes.removeAll(from: start)
    return pieces
  }

  /// The value for `key` that the box of `piece` has for its container.
  func containerValue<Key: ContainerValueKey>(_ key: Key.Type, of piece: BoxPiece) -> Key.Value {
    piece.nodes.first.map { containerValue(key, of: $0) } ?? Key.defaultValue
  }

  /// Adds `piece` to the current container.
  mutating func add(_ piece: BoxPiece) {
    for (observer, node) in piece.observers { observers[observer].node = nodes.count + node }
    for node in piece.nodes { nodes.append(node) }
    if piece.isBox { childCount += 1 }
  }
}

extension Resolver {
  /// Calls `add` with each box of `content` and its number, to add it to the tree in its turn.
  mutating func eachPiece(
    of content: (inout Resolver) -> Void,
    add: (inout Resolver, _ number: Int, BoxPiece) -> Void
  ) {
    let start = builder.nodes.count
    rowLevel.enter()
    content(&self)
    rowLevel.leave()
    var number = 0
    for piece in builder.takePieces(from: start) {
      guard piece.isBox else {
        builder.add(piece)
        continue
      }
      add(&self, number, piece)
      number += 1
    }
  }
}
