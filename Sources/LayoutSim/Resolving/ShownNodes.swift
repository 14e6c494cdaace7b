/// The nodes of a render tree without what layouts left out.
@MainActor
struct ShownNodes {
  private(set) var nodes: [RenderNode]
  private(set) var actions: [Int: @MainActor () -> Void]
  private(set) var entries: [Int: @MainActor (String) -> Bool]

  /// Nothing.
  init() {
    nodes = []
    actions = [:]
    entries = [:]
  }

  /// What is shown of the boxes of `tree`, which must have been laid out for `offer`.
  init(_ tree: BoxTree, offer: Offer) {
    let leftOut = tree.leftOut
    nodes = RenderNodes(tree, offer: offer, leftOut: leftOut).nodes
    actions = RenderNodes.actions(of: tree, leftOut: leftOut)
    entries = RenderNodes.entries(of: tree)
    if !leftOut.isEmpty { keep { !leftOut.contains($0) } }
  }

  private mutating func keep(_ isShown: (Int) -> Bool) {
    // How many of the nodes before each position are shown, which is where it moves to.
    var before = [0]
    for index in nodes.indices { before.append(before[index] + (isShown(index) ? 1 : 0)) }
    nodes = nodes.indices.filter(isShown).map { index in
      var node = nodes[index]
      node.parent = node.parent.map { before[$0] }
      node.subtreeLength = before[index + node.subtreeLength] - before[index]
      return node
    }
    actions = Dictionary(
      uniqueKeysWithValues: actions.filter { isShown($0.key) }.map { (before[$0.key], $0.value) }
    )
    entries = Dictionary(
      uniqueKeysWithValues: entries.filter { isShown($0.key) }.map { (before[$0.key], $0.value) }
    )
  }
}
