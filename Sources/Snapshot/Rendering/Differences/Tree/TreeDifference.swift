import LayoutSim

/// The differences between two outlines, node by node.
///
/// The message of a failed snapshot reports it: the nodes that were added, removed, changed and moved, by screens and
/// surfaces, and the consequences. Both sides may come from texts alone:
///
/// ```swift
/// let difference = try TreeDifference(from: Outline(parsing: reference), to: Outline(parsing: text))
/// print(difference.summary)
/// ```
public struct TreeDifference: Hashable, Sendable {
  /// The nodes that differ: first those that are only in the old outline, then those of the new outline, each in
  /// order.
  public let nodes: [NodeDifference]

  /// The header in both outlines; `nil` if it is the same.
  public let header: Replacement<OutlineHeader>?

  /// The layers in both outlines; `nil` if they are printed alike.
  public let layers: Replacement<[String]>?

  /// The findings in both outlines; `nil` if they are the same, in the same order.
  public let findings: Replacement<[OutlineFinding]>?

  /// The numbers of silenced findings in both outlines; `nil` if they are the same.
  public let silenced: Replacement<[Fact]>?

  /// A part of an outline that is replaced as a whole.
  public struct Replacement<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The part in the old outline.
    public let old: Value

    /// The part in the new outline.
    public let new: Value
  }

  /// The sections of the report, in the order in which they are printed.
  let sections: [ReportSection]

  /// The changes that the first line may mention.
  let headlines: [Headline]

  /// The number of nodes that are printed alike in both outlines.
  let unchanged: Int

  /// The difference that turns `old` into `new`.
  public init(from old: Outline, to new: Outline) {
    let pairs = NodePairs(old, new)
    let nodes = NodeDifferences(pairs).all
    self.nodes = nodes
    header = Replacement(old.header, new.header) { TextLines.areSame($0.line, $1.line) }
    layers = Replacement(old.layers, new.layers) {
      $0.map(ExactText.init) == $1.map(ExactText.init)
    }
    findings = Replacement(old.findings, new.findings, by: ==)
    silenced = Replacement(old.silenced, new.silenced) { $0.map(\.exact) == $1.map(\.exact) }
    unchanged = new.nodes.count - nodes.count { $0.newIndex != nil }
    let reporter = DifferenceReporter(pairs, nodes)
    let around = SurroundingChanges(header, layers, findings, silenced, hasNodes: !nodes.isEmpty)
    sections = around.before + reporter.sections.all + around.after
    let headlines = around.headlines + reporter.headlines
    // Every difference is counted, including those that only follow from unchanged nodes.
    self.headlines =
      headlines.isEmpty
      ? nodes.map { _ in Headline(rank: .rest, subject: "node", verb: "changed") } : headlines
  }
}

extension TreeDifference {
  /// Whether both outlines print the same bytes.
  public var isEmpty: Bool {
    nodes.isEmpty && header == nil && layers == nil && findings == nil && silenced == nil
  }
}

extension TreeDifference.Replacement {
  fileprivate init?(_ old: Value, _ new: Value, by areSame: (Value, Value) -> Bool) {
    if areSame(old, new) { return nil }
    (self.old, self.new) = (old, new)
  }
}

extension Fact {
  fileprivate var exact: [ExactText] { [ExactText(key), ExactText(value)] }
}

extension TreeDifference {
  /// The new outline, built from the nodes of the old one and the differences; `nil` if `outline` is not the old one.
  public func applied(to outline: Outline) -> Outline? {
    guard let nodes = appliedNodes(to: outline.nodes) else { return nil }
    return Outline(
      header: header?.new ?? outline.header,
      layers: layers?.new ?? outline.layers,
      nodes: nodes,
      findings: findings?.new ?? outline.findings,
      silenced: silenced?.new ?? outline.silenced
    )
  }

  private func appliedNodes(to old: [OutlineNode]) -> [OutlineNode]? {
    var kept: [OutlineNode?] = old
    var placed: [Int: OutlineNode] = [:]
    for difference in nodes {
      if let index = difference.oldIndex {
        guard old.indices.contains(index), let node = difference.old,
          TextLines.areSame(node.line, old[index].line)
        else { return nil }
        kept[index] = difference.hasMoved ? nil : difference.new
      }
      if difference.hasMoved || difference.oldIndex == nil, let index = difference.newIndex {
        placed[index] = difference.new
      }
    }
    var rest = kept.compactMap { $0 }[...]
    var result: [OutlineNode] = []
    for index in 0..<rest.count + placed.count {
      guard let node = placed[index] ?? rest.popFirst() else { return nil }
      result.append(node)
    }
    return result.nested()
  }
}

extension [OutlineNode] {
  /// The nodes with the parents and lengths that follow from their depths; `nil` if one is too deep.
  fileprivate func nested() -> [OutlineNode]? {
    var result = self
    var open: [Int] = []
    for index in indices {
      guard self[index].depth <= open.count else { return nil }
      open.removeLast(open.count - self[index].depth)
      result[index].parent = open.last
      open.append(index)
    }
    result.fillInSubtreeLengths()
    return result
  }
}
