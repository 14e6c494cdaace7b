import LayoutSim

/// An outline as a value: the printed form of a render tree, which can be parsed from its text.
///
/// ```swift
/// let outline = try Outline(parsing: text)
/// let buttons = outline.nodes.filter { $0.role == .button }
/// ```
///
/// Parsing needs no app, since the text contains the whole outline. A parsed outline prints the same bytes again; a
/// text for which that is not the case throws an ``OutlineError``. Two outlines are equal if they print the same bytes.
public struct Outline: Sendable {
  /// The settings, which are the first line.
  public let header: OutlineHeader

  /// The presented surfaces, from back to front, as printed: on one line, or on a line per surface.
  public let layers: [String]

  /// The nodes in pre-order: a node is followed by its whole subtree.
  public let nodes: [OutlineNode]

  /// The findings, in their order.
  public let findings: [OutlineFinding]

  /// The number of silenced findings of each kind, in the order in which they are printed.
  public let silenced: [Fact]

  init(
    header: OutlineHeader,
    layers: [String],
    nodes: [OutlineNode],
    findings: [OutlineFinding],
    silenced: [Fact]
  ) {
    self.header = header
    self.layers = layers
    self.nodes = nodes
    self.findings = findings
    self.silenced = silenced
  }
}

extension Outline {
  /// The positions in `nodes` of the children of the node at `index`, in order.
  ///
  /// - Complexity: O(children), since each child has the length of its subtree.
  public func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = index + 1
    while next < index + nodes[index].subtreeLength {
      result.append(next)
      next += nodes[next].subtreeLength
    }
    return result
  }

  /// The frame of the node at `index` in the window, in points; `nil` if it has none.
  ///
  /// It is the sum of printed positions.
  public func frameInWindow(of index: Int) -> Rect? {
    guard var frame = nodes[index].frame else { return nil }
    var next = nodes[index].parent
    while let outer = next {
      if let origin = nodes[outer].frame?.origin {
        frame.origin.x += origin.x
        frame.origin.y += origin.y
      }
      next = nodes[outer].parent
    }
    return frame
  }
}

extension Outline: Hashable {
  /// Whether both print the same bytes.
  public static func == (lhs: Outline, rhs: Outline) -> Bool {
    TextLines.areSame(lhs.text, rhs.text)
  }

  /// Hashes the printed bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(text))
  }
}

extension Outline {
  /// The text of a screen reader for the screen, one element per line, as with ``TreeRenderer/readingOrder`` for a
  /// tree.
  ///
  /// An outline does not contain which boxes an app combines into one element: rows with a label are combined.
  ///
  /// - Complexity: O(nodes).
  package var readingOrder: [String] {
    let tree = RenderTree(of: self)
    let nodes = tree.nodes.map { node in
      var node = node
      node.isCombined = node.role == .row && node.label != nil
      return node
    }
    let text = TreeRenderer.readingOrder.render(RenderTree(traits: tree.traits, nodes: nodes))
    // The settings are in front.
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  /// The outline of a render tree.
  ///
  /// A node that is finer than `detail` is left out, and its children move up to the nearest printed ancestor.
  public init(of tree: RenderTree, detail: DetailLevel = .semantic) {
    let nesting = Nesting(tree)
    let counts = Dictionary(grouping: tree.silencedFindings, by: \.code.rawValue).mapValues(\.count)
    self.init(
      header: OutlineHeader(tree),
      layers: LayersLine(tree: tree, nesting: nesting).surfaces,
      nodes: PrintedNodes(tree: tree, detail: detail, nesting: nesting).nodes,
      findings: tree.findings.map {
        OutlineFinding(code: $0.code.rawValue, place: $0.place, found: $0.found)
      },
      silenced: counts.sorted { $0.key < $1.key }.map { Fact($0.key, "\($0.value)") }
    )
  }

  /// The printed outline; it ends in exactly one newline.
  public var text: String {
    var text = header.line + "\n"
    for (number, words) in layers.enumerated() {
      text += number == 0 ? Outline.layersPrefix : Outline.nextLayerPrefix
      text += words
      text += "\n"
    }
    if !nodes.isEmpty { text += "\n" }
    for node in nodes {
      for _ in 0..<node.depth { text += Outline.indentation }
      node.write(to: &text)
      text += "\n"
    }
    if !findings.isEmpty || !silenced.isEmpty { text += "\n" }
    for finding in findings { text += finding.line + "\n" }
    if !silenced.isEmpty { text += silencedLine + "\n" }
    return text
  }

  /// The number of silenced findings of each kind: `silenced small-target=2`.
  private var silencedLine: String {
    let words = silenced.map { PrintedWords.bare("\($0.key)=\($0.value)") }
    return ([Outline.silencedWord] + words).joined(separator: " ")
  }

  static let layersPrefix = "layers "
  static let nextLayerPrefix = "  > "
  static let silencedWord = "silenced"
  static let indentation = "  "
}
