extension RenderTree {
  /// The positions of what elements of screens present, lowest first.
  var dialogs: [Int] { layers.filter { nodes[$0].role.isPresentedByElement } }

  /// Marks everything behind the front-most layer as out of reach, and what sticks out of an alert,
  /// dialog or popover as out of sight.
  mutating func markWhatIsBehindDialogs() {
    let layers = layers
    guard let last = layers.lastIndex(where: { nodes[$0].role.isPresentedByElement }) else {
      return
    }
    // A sheet may let the user reach what is behind it, and so what was presented there.
    let surface = layers[..<last].last { !nodes[$0].role.isPresentedByElement }
    let isReachable = surface.map { nodes[$0].flags.isDisjoint(with: [.inert, .covered]) } ?? true
    for layer in layers[..<last] + (isReachable ? [] : [layers[last]])
    where !nodes[layer].flags.contains(.covered) {
      nodes[layer].flags.insert(.inert)
    }
    markWhatIsOutOfSight(
      on: layers.filter { nodes[$0].role.isPresentedByElement },
      hidesOthers: false
    )
  }
}
