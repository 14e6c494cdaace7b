extension ShownNodes {
  /// Marks the nodes that a tap does something to: those with an action, and the rows that are tapped with
  /// their buttons.
  ///
  /// A control with a constant binding does nothing, nor do the parts of one.
  mutating func markPressable() {
    var constantEnd = 0
    for index in nodes.indices {
      if nodes[index].flags.contains(.constant) {
        constantEnd = max(constantEnd, index + nodes[index].subtreeLength)
      }
      guard index >= constantEnd, actions[index] != nil, nodes[index].detail != .layout else {
        continue
      }
      nodes[index].flags.insert(.pressable)
      if let row = pressedRows[index] { nodes[row].flags.insert(.pressable) }
    }
  }
}
