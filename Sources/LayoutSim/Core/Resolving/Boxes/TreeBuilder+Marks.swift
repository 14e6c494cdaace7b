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
  mutating func setContainerValue(_ key: ObjectIdentifier, _ value: Any, of index: Int) {
    if nodes[index].containerValues < 0 {
      nodes[index].containerValues = Int32(tables.containerValues.count)
      tables.containerValues.append(ContainerValues())
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
