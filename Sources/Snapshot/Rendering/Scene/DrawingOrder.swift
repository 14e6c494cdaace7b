import LayoutSim

/// The order in which pictures draw the children of a node.
struct DrawingOrder {
  private let tree: RenderTree
  private let nesting: Nesting

  /// Whether elements changed the order.
  private let isChanged: Bool

  /// For each node, whether it is a surface in front of its presenter, or only lays one out.
  private let leadsToLayer: [Bool]

  init(_ tree: RenderTree, _ nesting: Nesting) {
    self.tree = tree
    self.nesting = nesting
    isChanged = tree.changesDrawingOrder
    var leads = [Bool](repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let role = tree.nodes[index].role
      let first = nesting.children[index].first
      leads[index] = role.isPresented || role == .box && first.map { leads[$0] } ?? false
    }
    leadsToLayer = leads
  }

  /// The children of a node from back to front: bars lie in front of the content that follows them, and elements may
  /// have changed the order.
  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var bars: [Int] = []
    let inside = nesting.children[index]
    for child in isChanged ? tree.inDrawingOrder(inside) : inside {
      if tree.nodes[child].role.liesOverContent {
        bars.append(child)
      } else {
        if leadsToLayer[child] {
          result += bars
          bars = []
        }
        result.append(child)
      }
    }
    return result + bars
  }
}
