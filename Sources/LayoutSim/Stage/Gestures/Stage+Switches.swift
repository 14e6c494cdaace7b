extension Stage {
  /// Toggles the switch `name`.
  ///
  /// - Parameter name: The label as a user reads it, or `#` and a tag.
  /// - Throws: A ``StageError`` if there is no such switch within reach; it lists those that are.
  public func toggle(_ name: String) throws(StageError) {
    let control = try switchTarget(name)
    try refuseConstant(control)
    press(control.action)
  }

  /// Turns the switch `name` on or off, unless it already is.
  ///
  /// - Parameters:
  ///   - name: The label as a user reads it, or `#` and a tag.
  ///   - isOn: Whether it is on afterwards.
  /// - Throws: A ``StageError`` if there is no such switch within reach; it lists those that are.
  public func set(_ name: String, to isOn: Bool) throws(StageError) {
    let control = try switchTarget(name)
    let facts = current.renderTree.nodes[control.position].facts
    guard facts.contains(Fact("value", isOn ? "off" : "on")) else { return }
    try refuseConstant(control)
    press(control.action)
  }

  private func switchTarget(_ name: String) throws(StageError) -> TapTarget {
    try beginGesture()
    let switches = current.targets.filter { $0.role == .switch }
    guard let control = try reachable(name, among: switches) else {
      let others = current.fields + current.targets
      if let other = try reachable(name, among: others) {
        throw .otherGesture(name, role: other.role, gesture: other.entry == nil ? .tap : .enter)
      }
      try refuseStepper(name)
      throw .noSuchSwitch(name, available: switches.filter { $0.obstacle == nil }.map(\.name))
    }
    return control
  }

  /// Refuses to change a constant binding: that of `control`, or of the picker or stepper that contains it.
  func refuseConstant(_ control: TapTarget) throws(StageError) {
    let tree = current.renderTree
    let holders = [control.position] + tree.ancestors(of: control.position)
    guard let constant = holders.first(where: { tree.nodes[$0].flags.contains(.constant) }) else {
      return
    }
    let node = tree.nodes[constant]
    throw .neverChanges(
      node.label ?? control.name,
      value: node.facts.first { $0.key == "value" }?.value
    )
  }
}
