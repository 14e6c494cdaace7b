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

extension TreeBuilder {
  /// Starts a part whose preferences are to be read.
  mutating func openPreferences() {
    outerPreferences.append((preferences, nodes.count))
    preferences = PreferenceValues()
  }

  /// Adds the preferences of content that may vary.
  mutating func closeDynamic() {
    preferences.holdDefaults()
    closePreferences()
  }

  /// Adds the preferences of the part to those before it.
  ///
  /// - Returns: The start of the part.
  @discardableResult
  mutating func closePreferences() -> Int {
    let inner = preferences
    let outer = outerPreferences.removeLast()
    preferences = outer.values
    preferences.append(inner)
    return outer.node
  }
}

extension TreeBuilder {
  /// Marks the current position; changes at ``popMark()`` apply to everything added after it.
  mutating func pushMark() {
    marks.append(nodes.count)
  }

  mutating func popMark() -> Int {
    marks.removeLast()
  }

  /// Moves the complete boxes from `middle` on before the complete ones from `start` on.
  mutating func moveLast(from middle: Int, before start: Int) {
    let (former, moved) = (middle - start, nodes.count - middle)
    guard former > 0, moved > 0 else { return }
    nodes.moveLast(from: middle, before: start)
    for index in observers.indices where observers[index].node >= start {
      observers[index].node += observers[index].node < middle ? moved : -former
    }
  }

  /// Sets the `priority` of the outermost boxes since the last mark.
  mutating func prioritize(_ priority: Double) {
    let start = popMark()
    forEachBox(from: start) { $0.nodes[$1].priority = priority }
  }

  /// Sets `value` for `key` for the container of the outermost boxes since the last mark.
  mutating func setContainerValue(_ key: ObjectIdentifier, _ value: Any) {
    let start = popMark()
    forEachBox(from: start) { $0.setContainerValue(key, value, of: $1) }
  }

  /// Sets `value` for `key` for the container of the box at `index`.
  mutating func setContainerValue<Key: ContainerValueKey>(
    _ key: Key.Type,
    _ value: Key.Value,
    of index: Int
  ) {
    setContainerValue(ObjectIdentifier(key), value as Any, of: index)
  }

  private mutating func setContainerValue(_ key: ObjectIdentifier, _ value: Any, of index: Int) {
    if nodes[index].containerValues < 0 {
      nodes[index].containerValues = tables.containerValues.add(ContainerValues())
    }
    tables.containerValues[Int(nodes[index].containerValues)].values[key] = value
  }

  /// The value for `key` that the container of the box at `index` reads.
  func containerValue<Key: ContainerValueKey>(_ key: Key.Type, of index: Int) -> Key.Value {
    containerValue(key, of: nodes[index])
  }

  func containerValue<Key: ContainerValueKey>(_ key: Key.Type, of node: Node) -> Key.Value {
    let number = Int(node.containerValues)
    guard number >= 0, let value = tables.containerValues[number].values[ObjectIdentifier(key)]
    else {
      return Key.defaultValue
    }
    return erased(value)
  }

  /// The outermost boxes from `start` on that take part in layout.
  func boxes(from start: Int) -> [Int] {
    var boxes: [Int] = []
    var next = start
    while next < nodes.count {
      if nodes[next].kind != .outlineOnly { boxes.append(next) }
      next += Int(nodes[next].span)
    }
    assert(
      next <= max(start, nodes.count),
      "A box ends at \(next), after the last of \(nodes.count)."
    )
    return boxes
  }

  private mutating func forEachBox(from start: Int, _ visit: (inout TreeBuilder, Int) -> Void) {
    var next = start
    while next < nodes.count {
      if nodes[next].kind != .outlineOnly { visit(&self, next) }
      next += Int(nodes[next].span)
    }
  }
}
