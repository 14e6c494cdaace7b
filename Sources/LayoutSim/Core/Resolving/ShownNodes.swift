/// The nodes of a render tree without what layouts left out.
@MainActor
struct ShownNodes {
  private(set) var nodes: [RenderNode]
  private(set) var actions: [Int: @MainActor () -> Void]
  private(set) var entries: [Int: @MainActor (String) -> Bool]

  /// The rows that are pressed as a whole, by the positions of the buttons in them that say so.
  private(set) var pressedRows: [Int: Int]

  /// Where it is remembered how far scroll areas are scrolled, by their positions.
  private(set) var scrollSlots: [Int: StateSlot]

  /// Where the layers are.
  private(set) var index: LayerIndex

  /// The findings that elements silence, by the elements' positions.
  private(set) var silences: [Int: Set<FindingCode>]

  /// The positions of boxes that took an offer for another one.
  private(set) var limited: [Int]

  /// Nothing.
  init() {
    nodes = []
    actions = [:]
    entries = [:]
    pressedRows = [:]
    scrollSlots = [:]
    index = LayerIndex()
    silences = [:]
    limited = []
  }

  /// What is shown of the boxes of `tree`, which must have been laid out for `offer`.
  init(_ tree: BoxTree, offer: Offer) {
    let leftOut = tree.leftOut
    nodes = RenderNodes(tree, offer: offer, leftOut: leftOut).nodes
    actions = RenderNodes.actions(of: tree, leftOut: leftOut)
    entries = RenderNodes.entries(of: tree)
    pressedRows = RenderNodes.pressedRows(of: tree)
    scrollSlots = RenderNodes.scrollSlots(of: tree)
    var layers = RenderNodes.layers(of: tree)
    silences = RenderNodes.silences(of: tree)
    index = LayerIndex()
    limited = tree.limitedBoxes
    if !leftOut.isEmpty { drop(leftOut, from: &layers) }
    index = LayerIndex(
      Dictionary(layers.map { ($0.value, $0.key) }, uniquingKeysWith: { min($0, $1) })
    )
  }

  private mutating func drop(_ leftOut: Set<Int>, from layers: inout [Int: LayerKey]) {
    // How many of the nodes before each position are shown, which is where it moves to.
    var before = [0]
    for index in nodes.indices { before.append(before[index] + (leftOut.contains(index) ? 0 : 1)) }
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
    pressedRows = moved(pressedRows).mapValues { before[$0] }
    scrollSlots = moved(scrollSlots)
    layers = moved(layers)
    silences = moved(silences)
    limited = limited.filter { !leftOut.contains($0) }.map { before[$0] }
  }
}
