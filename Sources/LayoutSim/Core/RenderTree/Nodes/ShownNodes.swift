/// The nodes of a render tree, without those that are not shown, and the data for their positions.
@MainActor
package struct ShownNodes {
  /// All nodes, in pre-order; frames are absolute in the root's space, unrounded.
  var nodes: [RenderNode] = []

  /// The actions of taps.
  private(set) var actions: [Int: @MainActor () -> Void] = [:]

  /// The functions that enter text and return whether it was accepted.
  private(set) var entries: [Int: @MainActor (String) -> Bool] = [:]

  /// The actions of gestures other than taps.
  private(set) var gestures = GestureTable()

  /// The rows that are tapped as a whole, by the positions of their buttons.
  private(set) var pressedRows: [Int: Int] = [:]

  /// The slots that store the offsets of scroll areas.
  private(set) var scrollSlots: [Int: StateSlot] = [:]

  /// The identities that were recorded.
  private(set) var ids: [Int: AnyHashable] = [:]

  /// The index of the layers.
  private(set) var index = LayerIndex()

  /// The findings that elements silence on themselves and their contents.
  private(set) var silences: [Int: Set<FindingCode>] = [:]

  /// The positions of boxes that replaced an offer by another one, in order.
  private(set) var limited: [Int] = []

  /// The node position of each box; `nil` if both are the same, because nothing was left out.
  private(set) var positions: [Int]?

  /// Creates an empty tree.
  init() {}

  /// Creates the visible nodes of the boxes of `tree`, which must have been laid out for `offer`.
  ///
  /// Those of `former` are used again where nothing has changed; it is replaced by the present ones.
  init(_ tree: BoxTree, offer: Offer, after former: inout FormerNodes?) {
    let leftOut = tree.unseen
    let pass = NodePass()
    var made = RenderNodes(tree, offer: offer, leftOut: leftOut, former: former, pass: pass)
    former = nil
    // Nothing else may retain them, because they are changed in place.
    swap(&nodes, &made.nodes)
    actions = RenderNodes.actions(of: tree, leftOut: leftOut)
    entries = RenderNodes.entries(of: tree)
    gestures = RenderNodes.gestures(of: tree)
    pressedRows = RenderNodes.pressedRows(of: tree)
    scrollSlots = RenderNodes.scrollSlots(of: tree)
    ids = RenderNodes.ids(of: tree)
    var layers = RenderNodes.layers(of: tree)
    silences = RenderNodes.silences(of: tree)
    limited = tree.limitedBoxes
    markPressable()
    former = FormerNodes(nodes, of: made, pass)
    if !leftOut.isEmpty { drop(leftOut, from: &layers) }
    assert(
      actions.keys.allSatisfy(nodes.indices.contains)
        && entries.keys.allSatisfy(nodes.indices.contains)
        && gestures.positions.allSatisfy(nodes.indices.contains),
      "An action, an entry or a gesture is at none of \(nodes.count) nodes."
    )
    assert(
      layers.keys.allSatisfy(nodes.indices.contains),
      "A layer is none of \(nodes.count) nodes."
    )
    index = LayerIndex(
      Dictionary(layers.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
    )
  }

  private mutating func drop(_ leftOut: Set<Int>, from layers: inout [Int: LayerKey]) {
    // The number of visible nodes before each position, which is its new position.
    var before = [0]
    for index in nodes.indices { before.append(before[index] + (leftOut.contains(index) ? 0 : 1)) }
    positions = before
    nodes = nodes.indices.filter { !leftOut.contains($0) }.map { index in
      var node = nodes[index]
      node.parent = node.parent.map { before[$0] }
      node.subtreeLength = before[index + node.subtreeLength] - before[index]
      return node
    }
    func moved<Value>(_ table: [Int: Value]) -> [Int: Value] {
      Dictionary(
        uniqueKeysWithValues: table.filter { !leftOut.contains($0.key) }
          .map { (before[$0.key], $0.value) }
      )
    }
    actions = moved(actions)
    entries = moved(entries)
    gestures = gestures.moved { leftOut.contains($0) ? nil : before[$0] }
    pressedRows = moved(pressedRows).mapValues { before[$0] }
    scrollSlots = moved(scrollSlots)
    ids = moved(ids)
    layers = moved(layers)
    silences = moved(silences)
    limited = limited.filter { !leftOut.contains($0) }.map { before[$0] }
  }
}

extension ShownNodes {
  /// Marks the nodes that a tap does something to: those with an action, and the rows that are tapped with
  /// their buttons.
  ///
  /// A control with a constant binding does nothing, nor do the parts of one.
  mutating func markPressable() {
    // In any order: each is marked independently.
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
