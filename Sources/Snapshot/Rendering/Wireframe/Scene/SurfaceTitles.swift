import LayoutSim

/// The words on the borders of surfaces.
struct SurfaceTitles {
  let tree: RenderTree
  let nesting: Nesting
  let charset: WireframeCharset

  /// `sheet reviews.compose · custom 278`: the detent, and the height without the home indicator's area; for
  /// other surfaces their role.
  func title(of index: Int) -> ColumnText {
    let node = tree.nodes[index]
    guard node.role.hasDetents else { return ColumnText(node.role.rawValue, charset: charset) }
    let name = [node.role.rawValue, node.route ?? topRoute(in: index)].compactMap { $0 }
    let height = node.fact("detent").map { [$0, restingHeight(of: node)] } ?? []
    return [name, height]
      .filter { !$0.isEmpty }
      .map { ColumnText($0.joined(separator: " "), charset: charset) }
      .reduce(ColumnText()) {
        $0.isEmpty ? $1 : $0 + ColumnText(drawn: " \(charset.text.dot) ") + $1
      }
  }

  private func restingHeight(of sheet: RenderNode) -> String {
    let inset = sheet.fact("inset").flatMap(Double.init) ?? 0
    return PrintedNumber.text((sheet.frame?.size.height ?? 0) - inset)
  }

  private func topRoute(in surface: Int) -> String? {
    let stack = nesting.children[surface].first { tree.nodes[$0].role == .stack }
    let screens = stack.map { nesting.children[$0].filter { tree.nodes[$0].role == .screen } }
    return screens?.last.flatMap { tree.nodes[$0].route }
  }
}

extension RenderNode {
  /// The value of the fact named `key`; `nil` if it has none.
  func fact(_ key: String) -> String? { facts.first { $0.key == key }?.value }
}
