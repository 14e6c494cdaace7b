import LayoutSim

/// The nodes around a line of an outline, found by indentation.
struct EnclosingNodes {
  let lines: [String]
  let index: Int

  /// From the nearest layer down to the node above the line: `screen reviews.all / nav-bar
  /// "Reviews"`.
  ///
  /// A line that is a layer itself is in the place of its own name. `nil` above the nodes.
  var text: String? {
    guard lines.indices.contains(index) else { return nil }
    guard let firstNode = lines.firstIndex(where: \.isEmpty), index > firstNode else { return nil }
    var names: [String] = []
    var indentation = Int.max
    for line in lines[(firstNode + 1)...index].reversed() {
      let own = line.prefix { $0 == " " }.count
      guard own < indentation, own < line.count else { continue }
      let isStart = indentation == .max
      indentation = own
      let words = words(of: line)
      guard let role = words.first else { continue }
      let isLayer = EnclosingNodes.layers.contains(role)
      if !isStart || isLayer { names.append(words.joined(separator: " ")) }
      if isLayer { break }
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: " / ")
  }

  private static let layers: Set<String> = Set(
    [Role.window, .tabs, .tab, .stack, .screen, .sheet, .cover, .alert, .dialog, .popover]
      .map(\.rawValue)
  )

  private static let flags = Set(NodeFlags(rawValue: .max).words)

  /// What names a node: everything before its facts, its flags and its frame.
  private func words(of line: String) -> [String] {
    var words: [String] = []
    var rest = line.drop { $0 == " " }
    while let first = rest.first {
      let word = first == "\"" ? quoted(rest) : rest.prefix { $0 != " " }
      let isFact = first != "\"" && word.contains("=") && !words.isEmpty
      if isFact || word == "@" || EnclosingNodes.flags.contains(String(word)) { break }
      words.append(String(word))
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    return words
  }

  private func quoted(_ text: Substring) -> Substring {
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == "\"" {
        return text[...index]
      }
    }
    return text
  }
}
