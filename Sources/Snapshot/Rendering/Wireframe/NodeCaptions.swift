import LayoutSim

/// The texts that a wireframe writes on nodes.
struct NodeCaptions {
  private let tree: RenderTree
  private let nesting: Nesting
  private let charset: WireframeCharset
  private let hasWordsBelow: [Bool]

  init(tree: RenderTree, nesting: Nesting, charset: WireframeCharset) {
    self.tree = tree
    self.nesting = nesting
    self.charset = charset
    hasWordsBelow = NodeCaptions.nodesAboveWords(tree, nesting)
  }

  /// Whether text is drawn below a node, which makes its label redundant.
  func areBelow(_ index: Int) -> Bool { hasWordsBelow[index] }

  /// The label of a node; `nil` if it has none.
  func label(of node: RenderNode, isBox: Bool) -> String? {
    switch node.role {
    case .icon: isBox ? node.label : charset.icon
    case .fill: node.label
    case .backButton: node.label ?? ""
    default: node.label ?? node.role.rawValue
    }
  }

  /// The text that follows a label at a distance.
  func suffix(of node: RenderNode) -> String {
    node.flags.contains(.disabled) ? "disabled" : ""
  }

  /// The badge of a tab's button.
  func count(of node: RenderNode) -> String {
    fact("badge", of: node).map { " (\($0))" } ?? ""
  }

  /// `sheet reviews.compose · custom 278`: the detent, and the height without the home indicator's area.
  func sheetTitle(_ index: Int) -> String {
    let node = tree.nodes[index]
    let name = [node.role.rawValue, node.route ?? topRoute(in: index)].compactMap { $0 }
    let height = fact("detent", of: node).map { [$0, restingHeight(of: node)] } ?? []
    return [name, height]
      .filter { !$0.isEmpty }
      .map { $0.joined(separator: " ") }
      .joined(separator: " \(charset.dot) ")
  }

  private func restingHeight(of sheet: RenderNode) -> String {
    let inset = fact("inset", of: sheet).flatMap(Double.init) ?? 0
    return PrintedNumber.text((sheet.frame?.size.height ?? 0) - inset)
  }

  private func topRoute(in surface: Int) -> String? {
    let stack = nesting.children[surface].first { tree.nodes[$0].role == .stack }
    let screens = stack.map { nesting.children[$0].filter { tree.nodes[$0].role == .screen } }
    return screens?.last.flatMap { tree.nodes[$0].route }
  }

  private func fact(_ key: String, of node: RenderNode) -> String? {
    node.facts.first { $0.key == key }?.value
  }

  private static func nodesAboveWords(_ tree: RenderTree, _ nesting: Nesting) -> [Bool] {
    var result = [Bool](repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      guard !node.flags.isOutOfSight, let parent = nesting.parents[index] else { continue }
      let isWords = node.role.isText && node.frame != nil
      if isWords || result[index] { result[parent] = true }
    }
    return result
  }
}
