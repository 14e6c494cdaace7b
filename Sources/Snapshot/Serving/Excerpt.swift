import SnapshotRendering

/// Lines of which as many are shown as there is room for.
struct Excerpt {
  /// The number of tokens for which there is room by default; one stands for four characters.
  static let usualTokens = 500

  private let lines: [String]

  /// The number of lines that were left out before.
  private var hidden = 0

  init(_ lines: [String]) {
    self.lines = lines
  }

  /// The screen of an outline, with the frames of its presented surfaces, or with all.
  ///
  /// If there is not room for all of it, what is covered or out of reach is left out first.
  init(_ outline: Outline, withFrames hasFrames: Bool, tokens: Int) {
    let heading = [outline.header.line, "layers " + outline.layers.joined(separator: " > ")]
    let findings = outline.findings.map { "finding \($0.code) at \($0.place)" }
    var (all, front): ([String], [String]) = ([], [])
    var end = 0
    for (index, node) in outline.nodes.enumerated() {
      var node = node
      if !hasFrames, !node.role.isPresentedByCoordinator {
        (node.frame, node.drawnFrame, node.textFrame) = (nil, nil, nil)
      }
      let line = String(repeating: "  ", count: node.depth) + node.line
      all.append(line)
      guard index >= end else { continue }
      front.append(line)
      if !node.flags.isDisjoint(with: [.covered, .inert]) { end = index + node.subtreeLength }
    }
    let isWhole = Excerpt(heading + all + findings).characterCount <= tokens * 4
    self.init(heading + (isWhole ? all : front) + findings)
    hidden = isWhole ? 0 : all.count - front.count
  }

  /// As many lines as there is room for, and a last one about those that are left out: how many they are, and with what
  /// arguments `tool` shows more.
  func text(_ tool: String, tokens: Int = usualTokens) -> String {
    let room = tokens * 4
    if hidden == 0, characterCount <= room { return lines.joined(separator: "\n") }
    let enough = min(max(characterCount / 2, tokens * 2), Tools.tokens.upperBound)
    func remark(_ count: Int) -> String {
      "… \(count) lines left out: \(tool) with tokens=\(enough) shows more"
    }
    var left = room - remark(lines.count + hidden).count - 1
    var shown: [String] = []
    for line in lines {
      // A text of any length is one line.
      let part = line.count > room / 4 ? line.prefix(room / 4) + "…" : line[...]
      guard left > part.count else { break }
      left -= part.count + 1
      shown.append(String(part))
    }
    return (shown + [remark(lines.count - shown.count + hidden)]).joined(separator: "\n")
  }

  /// The number of characters of the lines with their ends.
  private var characterCount: Int { lines.reduce(0) { $0 + $1.count + 1 } }
}
