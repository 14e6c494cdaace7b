import LayoutSim

/// Writes a render tree as an indented outline, one fact to a place and one node to a line.
struct OutlineWriter {
  let tree: RenderTree
  let detail: DetailLevel
  private let nesting: Nesting

  init(tree: RenderTree, detail: DetailLevel) {
    self.tree = tree
    self.detail = detail
    nesting = Nesting(tree)
  }

  /// The outline; it ends in exactly one newline.
  var text: String {
    var lines = TreeHeader(tree: tree, nesting: nesting).lines
    if !tree.nodes.isEmpty {
      lines.append("")
      lines += nodeLines
    }
    if !tree.findings.isEmpty || !tree.silencedFindings.isEmpty {
      lines.append("")
      lines += tree.findings.map(line)
      lines += silencedLines
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var nodeLines: [String] {
    var lines: [String] = []
    // Per node: what its children are printed under. A node that is not printed hands on its own.
    var scopes: [Scope] = []
    scopes.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let outer = nesting.parents[index].map { scopes[$0] } ?? Scope(depth: 0, frame: nil)
      guard node.detail <= detail else {
        scopes.append(outer)
        continue
      }
      let frame = node.frame.map(PrintedFrame.init)
      lines.append(
        String(repeating: "  ", count: outer.depth) + line(node, at: frame, within: outer.frame)
      )
      scopes.append(Scope(depth: outer.depth + 1, frame: frame ?? outer.frame))
    }
    return lines
  }

  private func line(
    _ node: RenderNode,
    at frame: PrintedFrame?,
    within outer: PrintedFrame?
  ) -> String {
    var words = [PrintedWords.bare(node.role.rawValue)]
    if let route = node.route { words.append(PrintedWords.bare(route)) }
    if let label = node.label { words.append(PrintedWords.quoted(label)) }
    if let identifier = node.identifier { words.append("#" + PrintedWords.bare(identifier)) }
    words += node.facts.map { PrintedWords.bare("\($0.key)=\($0.value)") }
    words += node.flags.words
    if detail == .layout, let proposal = node.proposal {
      let width = PrintedNumber.text(offered: proposal.width)
      let height = PrintedNumber.text(offered: proposal.height)
      words.append("proposed=\(width)x\(height)")
    }
    if let drawn = node.drawnFrame {
      // In the window, and without a blank, so that it stays one fact.
      let text = PrintedFrame(drawn).text(within: nil)
      words.append("drawn=" + text.split(separator: " ").joined(separator: ","))
    }
    if let frame { words.append("@ " + frame.text(within: outer)) }
    return words.joined(separator: " ").trimmingTrailingBlanks()
  }

  /// How many findings are silenced, by kind: `silenced small-target=2`.
  private var silencedLines: [String] {
    let counts = Dictionary(grouping: tree.silencedFindings, by: \.code).mapValues(\.count)
    guard !counts.isEmpty else { return [] }
    let words = counts.sorted { $0.key < $1.key }.map {
      PrintedWords.bare("\($0.key)=\($0.value)")
    }
    return [(["silenced"] + words).joined(separator: " ")]
  }

  private func line(_ finding: Finding) -> String {
    PrintedWords.bare("finding \(finding.code) at \(finding.place): \(finding.advice)")
      .trimmingTrailingBlanks()
  }

  private struct Scope {
    let depth: Int
    let frame: PrintedFrame?
  }
}
