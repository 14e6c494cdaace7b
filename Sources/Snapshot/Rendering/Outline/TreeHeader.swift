import LayoutSim

/// The lines above every text: the settings of the tree, and what is presented in it.
struct TreeHeader {
  let tree: RenderTree
  let nesting: Nesting

  /// The lines, without a final newline.
  var lines: [String] {
    [deviceLine] + LayersLine(tree: tree, nesting: nesting).lines
  }

  private var deviceLine: String {
    let traits = tree.traits
    let width = PrintedNumber.text(traits.window.width)
    let height = PrintedNumber.text(traits.window.height)
    let safeArea = [
      traits.safeArea.top, traits.safeArea.leading, traits.safeArea.bottom,
      traits.safeArea.trailing,
    ]
    var words = [
      "device \(PrintedWords.word(traits.device.id))",
      "os=\(traits.platform.systemVersion)",
      "\(width)x\(height)",
      "safe=\(safeArea.map(PrintedNumber.text).joined(separator: ","))",
      "type=\(traits.typeSize.rawValue)",
      "scheme=\(traits.scheme.rawValue)",
    ]
    // Defaults are omitted, so that a header shows only what is unusual.
    if traits.orientation != .portrait { words.append("held=\(traits.orientation.rawValue)") }
    if traits.direction != .leftToRight { words.append("reading=right-to-left") }
    if traits.keyboard != .hidden { words.append("keyboard=\(traits.keyboard.rawValue)") }
    if traits.reducesMotion { words.append("motion=reduced") }
    return words.joined(separator: " ")
  }
}
