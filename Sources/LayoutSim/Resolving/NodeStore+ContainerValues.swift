extension NodeStore {
  /// Notes that each outermost box from `start` on tells `value` for `key`.
  mutating func tell<Key: ContainerValueKey>(_ key: Key.Type, _ value: Key.Value, from start: Int) {
    var next = start
    while next < nodes.count {
      tell(key, value, of: next)
      next += nodes[next].span
    }
  }

  /// Notes that the box at `index` tells `value` for `key`.
  mutating func tell<Key: ContainerValueKey>(
    _ key: Key.Type,
    _ value: Key.Value,
    of index: Int
  ) {
    if nodes[index].containerValues < 0 {
      nodes[index].containerValues = containerValues.count
      containerValues.append([:])
    }
    containerValues[nodes[index].containerValues][ObjectIdentifier(key)] = value
  }

  /// What the box at `index` tells for `key`, or the only child of it where it tells nothing.
  ///
  /// So padding or a frame around a cell does not hide what the cell tells its grid.
  func containerValue<Key: ContainerValueKey>(of index: Int, _ key: Key.Type) -> Key.Value {
    var next = index
    while true {
      let node = nodes[next]
      if node.containerValues >= 0,
        let value = containerValues[node.containerValues][ObjectIdentifier(key)]
      {
        return erased(value)
      }
      switch node.kind {
      case .pass, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .offset, .overlay:
        guard node.childCount > 0 else { return Key.defaultValue }
        next += 1
      case .background:
        next += 1 + nodes[next + 1].span
      default:
        return Key.defaultValue
      }
    }
  }
}
