/// What is on screen, settled: every surface, every element, each with its frame and its facts.
///
/// A render tree is a value without closures, coordinators or elements. Its nodes stand in
/// pre-order: a node is followed by its whole subtree, children in drawing order from back to
/// front. Renderers read it and nothing behind it.
public struct RenderTree: Hashable, Codable, Sendable {
  /// The device and the settings under which the tree was laid out.
  public var traits: Traits

  /// All nodes in pre-order; the first one is the window.
  public var nodes: [RenderNode]

  /// What a real device would get wrong here, in the order in which it was found.
  public var findings: [Finding]

  /// What would stand among the findings if an element or the stage did not silence it.
  public var silencedFindings: [Finding]

  /// A tree of `nodes`, which must stand in pre-order with the window first.
  public init(
    traits: Traits,
    nodes: [RenderNode],
    findings: [Finding] = [],
    silencedFindings: [Finding] = []
  ) {
    self.traits = traits
    self.nodes = nodes
    self.findings = findings
    self.silencedFindings = silencedFindings
  }
}

extension RenderTree {
  private enum CodingKeys: String, CodingKey { case traits, nodes, findings, silencedFindings }

  /// Reads a tree, and refuses one whose nodes do not stand in pre-order.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      traits: try container.decode(Traits.self, forKey: .traits),
      nodes: try container.decode([RenderNode].self, forKey: .nodes),
      findings: try container.decode([Finding].self, forKey: .findings),
      silencedFindings: try container.decodeIfPresent([Finding].self, forKey: .silencedFindings)
        ?? []
    )
    if let index = firstMisplacedNode {
      throw DecodingError.dataCorruptedError(
        forKey: .nodes,
        in: container,
        debugDescription: "Node \(index) does not stand in pre-order: its parent and the length of "
          + "its subtree contradict those of the nodes before it."
      )
    }
  }

  /// Writes a tree; one without silenced findings does not mention them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(traits, forKey: .traits)
    try container.encode(nodes, forKey: .nodes)
    try container.encode(findings, forKey: .findings)
    if !silencedFindings.isEmpty {
      try container.encode(silencedFindings, forKey: .silencedFindings)
    }
  }

  /// The first node whose parent or subtree contradicts the nodes before it, or `nil`.
  private var firstMisplacedNode: Int? {
    var open: [(index: Int, end: Int)] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let room = (open.last?.end ?? nodes.count) - index
      guard node.parent == open.last?.index, (1...max(room, 1)).contains(node.subtreeLength) else {
        return index
      }
      open.append((index, index + node.subtreeLength))
    }
    return nil
  }
}

extension RenderTree {
  /// The positions in `nodes` of the children of the node at `index`, in order.
  ///
  /// A subtree that would reach beyond the nodes ends with them, and one without any node counts as one.
  ///
  /// - Complexity: O(children), since each child says how long its subtree is.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = index + 1
    let end = subtree(of: index).upperBound
    while next < end {
      result.append(next)
      next += length(ofSubtreeAt: next)
    }
    return result
  }

  /// The positions in `nodes` of the node at `index` and of everything in it.
  ///
  /// A subtree that would reach beyond the nodes ends with them, and one without any node counts as one.
  public func subtree(of index: Int) -> Range<Int> {
    index..<index + length(ofSubtreeAt: index)
  }

  private func length(ofSubtreeAt index: Int) -> Int {
    min(max(1, nodes[index].subtreeLength), nodes.count - index)
  }

  /// For each node whether it is part of a thing that is pressed as a whole.
  var areParts: [Bool] { nodes.areParts }

  /// The positions in `nodes` of the nodes above the one at `index`, nearest first.
  ///
  /// A parent that does not stand before its child is none.
  public func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var last = index
    while let parent = nodes[last].parent, (0..<last).contains(parent) {
      result.append(parent)
      last = parent
    }
    return result
  }
}

extension [RenderNode] {
  /// For each of the nodes, in pre-order, whether it is part of a thing that is pressed as a whole.
  var areParts: [Bool] {
    var end = 0
    return indices.map { index in
      if index < end { return true }
      if self[index].isCombined { end = index + self[index].subtreeLength }
      return false
    }
  }
}
