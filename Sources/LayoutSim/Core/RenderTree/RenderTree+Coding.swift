extension RenderTree: Codable {
  /// The name of the format in which a tree is encoded.
  public static let format = "flowsim.tree/1"

  private enum CodingKeys: String, CodingKey {
    case format, traits, nodes, findings, silencedFindings
  }

  /// Reads a tree, and refuses one in another format, or whose nodes are not in pre-order.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    guard format == RenderTree.format else {
      throw DecodingError.dataCorruptedError(
        forKey: .format,
        in: container,
        debugDescription:
          "The format is “\(format)”, but this version reads “\(RenderTree.format)”."
      )
    }
    self.init(
      traits: try container.decode(Traits.self, forKey: .traits),
      nodes: try container.decode([RenderNode].self, forKey: .nodes),
      findings: try container.decodeIfPresent([Finding].self, forKey: .findings) ?? [],
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

  /// Writes a tree with the name of its format, without empty lists.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(RenderTree.format, forKey: .format)
    try container.encode(traits, forKey: .traits)
    try container.encode(nodes, forKey: .nodes)
    if !findings.isEmpty { try container.encode(findings, forKey: .findings) }
    if !silencedFindings.isEmpty {
      try container.encode(silencedFindings, forKey: .silencedFindings)
    }
  }

  /// The first node whose parent or subtree contradicts the nodes before it; `nil` if there is none.
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
