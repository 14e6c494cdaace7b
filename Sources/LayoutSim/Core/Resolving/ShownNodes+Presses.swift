extension ShownNodes {
  /// Marks the nodes that a tap does something to: those with an action, and the rows that are tapped with
  /// their buttons.
  ///
  /// A control with a constant binding does nothing, nor do the parts of one.
  mutating func markPressable() {
    // In any order: each is marked for itself.
    for index in actions.keys where nodes[index].detail != .layout && !isConstant(index) {
      nodes[index].flags.insert(.pressable)
      if let row = pressedRows[index] { nodes[row].flags.insert(.pressable) }
    }
  }

  /// Whether the node at `index`, or one around it, has a constant binding.
  private func isConstant(_ index: Int) -> Bool {
    var next: Int? = index
    while let holder = next {
      if nodes[holder].flags.contains(.constant) { return true }
      next = nodes[holder].parent
    }
    return false
  }
}
