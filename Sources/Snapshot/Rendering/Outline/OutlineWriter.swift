import LayoutSim

/// Writes a render tree as an indented outline, one node per line.
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
    // Per node: the scope in which its children are printed; a node that is not printed passes on its own.
    var scopes: [Scope] = []
    scopes.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let outer = nesting.parents[index].map { scopes[$0] } ?? Scope(depth: 0, frame: nil)
      guard node.detail <= detail, !outer.isCovered else {
        scopes.append(outer)
        continue
      }
      let frame = node.frame.map(printed)
      lines.append(
        String(repeating: "  ", count: outer.depth) + line(node, at: frame, within: outer.frame)
      )
      scopes.append(
        Scope(
          depth: outer.depth + 1,
          frame: frame ?? outer.frame,
          isCovered: node.flags.contains(.covered)
        )
      )
    }
    return lines
  }

  private func line(
    _ node: RenderNode,
    at frame: PrintedFrame?,
    within outer: PrintedFrame?
  ) -> String {
    var words = [PrintedWords.word(node.role.rawValue)]
    if let route = node.route { words.append(PrintedWords.route(route)) }
    if let label = node.label { words.append(PrintedWords.quoted(label)) }
    if let identifier = node.identifier { words.append("#" + PrintedWords.word(identifier)) }
    words += node.facts.map { PrintedWords.fact($0.key, $0.value) }
    if detail == .layout { words += node.looks.map { PrintedWords.fact($0.key, $0.value) } }
    if let place = node.placeOfText, detail != .layout {
      words.append("text=" + printed(place).text(within: frame).asOneFact)
    }
    words += (node.role.saysPressable ? node.flags.subtracting(.pressable) : node.flags).words
    if detail == .layout, let proposal = node.proposal {
      let width = PrintedNumber.text(offered: proposal.width)
      let height = PrintedNumber.text(offered: proposal.height)
      words.append("proposed=\(width)x\(height)")
    }
    if let drawn = node.drawnFrame {
      // In window coordinates.
      words.append("drawn=" + printed(drawn).text(within: nil).asOneFact)
    }
    if let frame { words.append("@ " + frame.text(within: outer)) }
    return words.joined(separator: " ").trimmingTrailingBlanks()
  }

  /// The number of silenced findings, by kind: `silenced small-target=2`.
  private var silencedLines: [String] {
    let counts = Dictionary(grouping: tree.silencedFindings, by: \.code.rawValue).mapValues(\.count)
    guard !counts.isEmpty else { return [] }
    let words = counts.sorted { $0.key < $1.key }.map {
      PrintedWords.bare("\($0.key)=\($0.value)")
    }
    return [(["silenced"] + words).joined(separator: " ")]
  }

  private func line(_ finding: Finding) -> String {
    let heading =
      "finding \(PrintedWords.word(finding.code.rawValue)) at \(PrintedWords.word(finding.place)): "
    return (heading + PrintedWords.bare(finding.found)).trimmingTrailingBlanks()
  }

  private func printed(_ frame: Rect) -> PrintedFrame {
    PrintedFrame(frame, pixel: tree.traits.device.pixel)
  }

  private struct Scope {
    let depth: Int
    let frame: PrintedFrame?

    /// Whether it is not visible, so that nothing below it is printed.
    var isCovered = false
  }
}

extension RenderNode {
  /// The frame of the label's text in the window, if it is to be printed.
  fileprivate var placeOfText: Rect? {
    guard let frame, var place = textFrame else { return nil }
    place.origin.x += frame.minX
    place.origin.y += frame.minY
    return place
  }
}

extension String {
  /// The text of a frame without its space.
  fileprivate var asOneFact: String { split(separator: " ").joined(separator: ",") }
}
