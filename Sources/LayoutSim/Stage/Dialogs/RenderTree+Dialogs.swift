extension RenderTree {
  /// The positions of the presentations of elements, lowest first.
  var dialogs: [Int] { layers.filter { nodes[$0].role.isPresentedByElement } }

  /// Marks everything behind the front-most layer as out of reach.
  mutating func markWhatIsBehindDialogs() {
    guard let front = dialogs.last else { return }
    for layer in layers where layer != front && !nodes[layer].flags.contains(.covered) {
      nodes[layer].flags.insert(.inert)
    }
  }

  /// Marks content that sticks out of an alert, a dialog or a popover as out of sight.
  mutating func markWhatSticksOutOfDialogs() {
    let dialogs = dialogs
    if !dialogs.isEmpty { markWhatIsOutOfSight(on: dialogs, hidesOthers: false) }
  }
}
