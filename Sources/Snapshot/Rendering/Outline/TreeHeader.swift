import LayoutSim

/// The two lines above every text: what the tree was laid out for, and what is presented in it.
struct TreeHeader {
  let tree: RenderTree
  let nesting: Nesting

  /// Both lines, without a final newline.
  var lines: [String] {
    [deviceLine, "layers " + LayersLine(tree: tree, nesting: nesting).text]
  }

  private var deviceLine: String {
    let device = tree.traits.device
    let width = PrintedNumber.text(device.size.width)
    let height = PrintedNumber.text(device.size.height)
    let safeArea = [
      device.safeArea.top, device.safeArea.leading, device.safeArea.bottom,
      device.safeArea.trailing,
    ]
    return [
      "device \(PrintedWords.bare(device.id))",
      "os=\(tree.traits.platform.systemVersion)",
      "\(width)x\(height)",
      "safe=\(safeArea.map(PrintedNumber.text).joined(separator: ","))",
      "type=\(tree.traits.typeSize.rawValue)",
      "scheme=\(tree.traits.scheme.rawValue)",
    ].joined(separator: " ")
  }
}
