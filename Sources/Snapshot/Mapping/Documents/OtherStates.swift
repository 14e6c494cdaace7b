import SnapshotRendering

/// What a document says about the states of a place beside its first: how they differ from that.
struct OtherStates {
  /// The number of screens whose differences are shown in lines, and not in a sentence alone.
  private static let mostInLines = 2

  /// The number of screens about which there is a sentence.
  private static let mostInAll = 10

  /// The number of lines about a screen.
  private static let mostLines = 8

  let map: ScreenMap

  /// The states that show the same, in order.
  private let looks: [[Int]]

  init(_ map: ScreenMap, _ states: [Int]) {
    self.map = map
    var looks: [[Int]] = []
    var numbers: [Int: Int] = [:]
    for state in states {
      let outline = map.states[state].outline
      if let number = numbers[outline] {
        looks[number].append(state)
      } else {
        numbers[outline] = looks.count
        looks.append([state])
      }
    }
    self.looks = looks
  }

  /// The paragraphs; empty if there is one state.
  var text: String {
    guard let first = looks.first, looks.count > 1 || first.count > 1 else { return "" }
    let outline = try? Outline(parsing: map.outlines[map.states[first[0]].outline])
    var items: [String] = []
    if first.count > 1 {
      items.append("- \(names(first.dropFirst())): only what is out of sight tells them apart\n")
    }
    for (number, look) in looks.dropFirst().prefix(OtherStates.mostInAll).enumerated() {
      let same = look.count > 1 ? "; only what is out of sight tells them apart" : ""
      let other = try? Outline(parsing: map.outlines[map.states[look[0]].outline])
      let difference = outline.flatMap { old in other.map { TreeDifference(from: old, to: $0) } }
      let summary = difference.map { MarkdownText.prose($0.summary) } ?? "another screen"
      var item = "- \(names(look[...])): \(summary)\(same)\n"
      if number < OtherStates.mostInLines, let difference, !difference.isEmpty {
        let lines = difference.text(budget: OtherStates.mostLines, path: "map.json")
        item += "\n\(MarkdownText.block(lines, indentation: "  "))"
      }
      items.append(item)
    }
    let rest = looks.count - 1 - OtherStates.mostInAll
    if rest > 0 { items.append("- \(MarkdownText.count(rest, "screen")) more, in `map.json`\n") }
    // A blank line after a block, unless it is the last.
    let texts = items.enumerated().map { number, item in
      item.hasSuffix("```\n") && number < items.count - 1 ? "\(item)\n" : item
    }
    return "Other states:\n\n\(texts.joined())"
  }

  private func names(_ states: ArraySlice<Int>) -> String {
    let most = 4
    let names = states.prefix(most).map { index in
      let state = map.states[index]
      return MarkdownText.code(state.id) + (state.isLeaf ? " (not entered)" : "")
    }
    let rest = states.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
