import LayoutSim

/// A render tree written as it nests, for tests that need one without laying anything out.
struct Sketch {
  var node: RenderNode
  var children: [Sketch]

  init(
    _ role: Role,
    _ route: String? = nil,
    label: String? = nil,
    lines: [String] = [],
    id: String? = nil,
    facts: [Fact] = [],
    flags: NodeFlags = [],
    detail: DetailLevel = .semantic,
    proposal: Proposal? = nil,
    at frame: Rect? = nil,
    _ children: [Sketch] = []
  ) {
    node = RenderNode(
      role,
      detail: detail,
      route: route,
      label: label,
      lines: lines,
      identifier: id,
      flags: flags,
      facts: facts,
      frame: frame,
      proposal: proposal
    )
    self.children = children
  }

  init(_ role: Role, _ children: [Sketch]) {
    self.init(role, nil, children)
  }

  /// The sketch in pre-order, with parents and lengths filled in.
  var nodes: [RenderNode] {
    var result: [RenderNode] = []
    append(to: &result, parent: nil)
    return result
  }

  private func append(to nodes: inout [RenderNode], parent: Int?) {
    let index = nodes.count
    nodes.append(node)
    nodes[index].parent = parent
    for child in children { child.append(to: &nodes, parent: index) }
    nodes[index].subtreeLength = nodes.count - index
  }
}

extension Rect {
  /// A frame by its four numbers, in the order in which an outline prints them.
  static func at(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }
}
