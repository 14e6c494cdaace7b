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

extension RenderNode: Codable {
  private enum CodingKeys: String, CodingKey {
    case role, parent, subtreeLength, detail, route, label, font, lines, textFrame, isCombined
    case identifier, flags, facts, looks, frame, drawnFrame, proposal
  }

  /// Reads a node; absent values have their defaults.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func facts(_ key: CodingKeys) throws -> [Fact] {
      try (values.decodeIfPresent([[String]].self, forKey: key) ?? []).map { pair in
        guard pair.count == 2 else {
          throw DecodingError.dataCorruptedError(
            forKey: key,
            in: values,
            debugDescription: "A fact is a key and a value, but one has \(pair.count) words."
          )
        }
        return Fact(pair[0], pair[1])
      }
    }
    func frame(_ key: CodingKeys) throws -> Rect? {
      guard let lengths = try values.decodeIfPresent([Double].self, forKey: key) else { return nil }
      guard lengths.count == 4 else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: values,
          debugDescription:
            "A frame is x, y, width and height, but one has \(lengths.count) numbers."
        )
      }
      return Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    }
    self.init(
      try values.decode(Role.self, forKey: .role),
      parent: try values.decodeIfPresent(Int.self, forKey: .parent),
      subtreeLength: try values.decodeIfPresent(Int.self, forKey: .subtreeLength) ?? 1,
      detail: try values.decodeIfPresent(DetailLevel.self, forKey: .detail) ?? .semantic,
      route: try values.decodeIfPresent(String.self, forKey: .route),
      label: try values.decodeIfPresent(String.self, forKey: .label),
      font: try values.decodeIfPresent(TextFont.self, forKey: .font),
      lines: try values.decodeIfPresent([String].self, forKey: .lines) ?? [],
      textFrame: try frame(.textFrame),
      isCombined: try values.decodeIfPresent(Bool.self, forKey: .isCombined) ?? false,
      identifier: try values.decodeIfPresent(String.self, forKey: .identifier),
      flags: try values.decodeIfPresent(NodeFlags.self, forKey: .flags) ?? [],
      facts: try facts(.facts),
      looks: try facts(.looks),
      frame: try frame(.frame),
      drawnFrame: try frame(.drawnFrame),
      proposal: try values.decodeIfPresent([Double?].self, forKey: .proposal).map { offer in
        guard offer.count == 2 else {
          throw DecodingError.dataCorruptedError(
            forKey: .proposal,
            in: values,
            debugDescription:
              "An offer is a width and a height, but one has \(offer.count) numbers."
          )
        }
        return Proposal(width: offer[0], height: offer[1])
      }
    )
  }

  /// Writes a node without values that are absent, empty or the default.
  ///
  /// A frame is `[x, y, width, height]`, an offer `[width, height]`, a fact `[key, value]`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func pairs(_ facts: [Fact]) -> [[String]] { facts.map { [$0.key, $0.value] } }
    func lengths(_ frame: Rect) -> [Double] {
      [frame.minX, frame.minY, frame.size.width, frame.size.height]
    }
    try values.encode(role, forKey: .role)
    try values.encodeIfPresent(parent, forKey: .parent)
    if subtreeLength != 1 { try values.encode(subtreeLength, forKey: .subtreeLength) }
    if detail != .semantic { try values.encode(detail, forKey: .detail) }
    try values.encodeIfPresent(route, forKey: .route)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encodeIfPresent(font, forKey: .font)
    if !lines.isEmpty { try values.encode(lines, forKey: .lines) }
    try values.encodeIfPresent(textFrame.map(lengths), forKey: .textFrame)
    if isCombined { try values.encode(isCombined, forKey: .isCombined) }
    try values.encodeIfPresent(identifier, forKey: .identifier)
    if !flags.isEmpty { try values.encode(flags, forKey: .flags) }
    if !facts.isEmpty { try values.encode(pairs(facts), forKey: .facts) }
    if !looks.isEmpty { try values.encode(pairs(looks), forKey: .looks) }
    try values.encodeIfPresent(frame.map(lengths), forKey: .frame)
    try values.encodeIfPresent(drawnFrame.map(lengths), forKey: .drawnFrame)
    try values.encodeIfPresent(proposal.map { [$0.width, $0.height] }, forKey: .proposal)
  }
}
