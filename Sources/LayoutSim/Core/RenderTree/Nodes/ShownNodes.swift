/// The nodes of a render tree, without those that are not shown, and the data for their positions.
@MainActor
package struct ShownNodes {
  /// All nodes, in pre-order; frames are absolute in the root's space, unrounded.
  var nodes: [RenderNode] = []

  /// Their functions and objects.
  private(set) var tables = NodeTables()

  /// The rows that are tapped as a whole, by the positions of their buttons.
  private(set) var pressedRows = PositionTable<Int>()

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
    tables = made.tables
    pressedRows = RenderNodes.pressedRows(of: tree)
    ids = RenderNodes.ids(of: tree)
    silences = RenderNodes.silences(of: tree)
    limited = tree.limitedBoxes
    markPressable()
    former = FormerNodes(nodes, of: made, pass)
    if !leftOut.isEmpty { drop(leftOut) }
    index = LayerIndex(tables.layers)
  }

  private mutating func drop(_ leftOut: Set<Int>) {
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
    func place(_ index: Int) -> Int? { leftOut.contains(index) ? nil : before[index] }
    func moved<Value>(_ table: [Int: Value]) -> [Int: Value] {
      Dictionary(
        uniqueKeysWithValues: table.compactMap { index, value in place(index).map { ($0, value) } }
      )
    }
    tables = tables.moved(place)
    // Rows that are left out have no buttons.
    pressedRows = pressedRows.moved(place).mapValues { before[$0] }
    ids = moved(ids)
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
    for index in tables.actions.positions where nodes[index].detail != .layout && !isConstant(index)
    {
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
