import LayoutSim

extension Outline {
  /// The printed outline; it ends in exactly one newline.
  public var text: String {
    var lines = [header.line]
    for (number, words) in layers.enumerated() {
      lines.append((number == 0 ? Outline.layersPrefix : Outline.nextLayerPrefix) + words)
    }
    if !nodes.isEmpty {
      lines.append("")
      for node in nodes {
        lines.append(String(repeating: Outline.indentation, count: node.depth) + node.line)
      }
    }
    if !findings.isEmpty || !silenced.isEmpty {
      lines.append("")
      lines += findings.map(\.line)
      if !silenced.isEmpty { lines.append(silencedLine) }
    }
    return lines.joined(separator: "\n") + "\n"
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
