extension TreeBuilder {
  /// Remembers the present place; what is said at ``popMark()`` holds for what came after it.
  mutating func pushMark() {
    marks.append(nodes.count)
  }

  mutating func popMark() -> Int {
    marks.removeLast()
  }

  /// Gives the outermost boxes since the last mark `priority`.
  mutating func prioritize(_ priority: Double) {
    let start = popMark()
    forEachBox(from: start) { $0.nodes[$1].priority = priority }
  }

  /// Lets the outermost boxes since the last mark tell their container `value`.
  mutating func tell(_ key: ObjectIdentifier, _ value: Any) {
    let start = popMark()
    forEachBox(from: start) { $0.tell(key, value, of: $1) }
  }

  /// Lets the box at `index` tell its container `value`.
  mutating func tell(_ key: ObjectIdentifier, _ value: Any, of index: Int) {
    if nodes[index].told < 0 {
      nodes[index].told = Int32(tables.told.count)
      tables.told.append(Told())
    }
    tables.told[Int(nodes[index].told)].values[key] = value
  }

  /// What the box at `index` tells its container for `key`.
  func told<Key: ContainerValueKey>(_ key: Key.Type, of index: Int) -> Key.Value {
    let told = Int(nodes[index].told)
    guard told >= 0, let value = tables.told[told].values[ObjectIdentifier(key)] else {
      return Key.defaultValue
    }
    return erased(value)
  }

  /// The outermost boxes from `start` on that are laid out.
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
