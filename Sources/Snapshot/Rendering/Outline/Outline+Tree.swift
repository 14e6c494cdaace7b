import LayoutSim

extension Outline {
  /// The outline of a render tree.
  ///
  /// A node that is finer than `detail` is left out, and its children move up to the nearest printed ancestor.
  public init(of tree: RenderTree, detail: DetailLevel = .semantic) {
    let nesting = Nesting(tree)
    let counts = Dictionary(grouping: tree.silencedFindings, by: \.code.rawValue).mapValues(\.count)
    self.init(
      header: OutlineHeader(tree.traits),
      layers: LayersLine(tree: tree, nesting: nesting).surfaces,
      nodes: PrintedNodes(tree: tree, detail: detail, nesting: nesting).nodes,
      findings: tree.findings.map {
        OutlineFinding(code: $0.code.rawValue, place: $0.place, found: $0.found)
      },
      silenced: counts.sorted { $0.key < $1.key }.map { Fact($0.key, "\($0.value)") }
    )
  }
}
