import LayoutSim

/// The nodes around each line of an outline, found by indentation.
struct EnclosingNodes {
  private let lines: [String]

  /// The empty line above the nodes; `nil` if there is none.
  private let firstEmpty: Int?

  /// The nearest preceding line that is indented less, for each line; `nil` if there is none.
  private let above: [Int?]

  /// - Complexity: O(n) for n lines, including all headings.
  init(lines: [String]) {
    self.lines = lines
    firstEmpty = lines.firstIndex(where: \.isEmpty)
    var above: [Int?] = []
    above.reserveCapacity(lines.count)
    var open: [(index: Int, indentation: Int)] = []
    for (index, line) in lines.enumerated() {
      let indentation = line.utf8.prefix { $0 == EnclosingNodes.blank }.count
      while let last = open.last, last.indentation >= indentation { open.removeLast() }
      above.append(open.last?.index)
      if indentation < line.utf8.count { open.append((index, indentation)) }
    }
    self.above = above
  }

  /// The path from the nearest layer to the node above the line at `index`: `screen reviews.all / nav-bar
  /// "Reviews"`.
  ///
  /// For the line of a layer it ends in that layer. It is `nil` above the nodes.
  func text(at index: Int) -> String? {
    guard lines.indices.contains(index), let firstEmpty, index > firstEmpty else { return nil }
    var names: [String] = []
    var next: Int? = index
    while let line = next, line > firstEmpty {
      let words = words(of: lines[line])
      next = above[line]
      guard let role = words.first else { continue }
      let isLayer = EnclosingNodes.layers.contains(role)
      if line != index || isLayer { names.append(words.joined(separator: " ")) }
      if isLayer { break }
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: " / ")
  }

  private static let blank = UInt8(ascii: " ")

  private static let layers = Set(Role.layers.map(\.rawValue))

  /// The prefix of a route that is quoted because it could be mistaken for another part.
  private static let route = "route="

  private static let flags = Set(NodeFlags(rawValue: .max).words)

  /// The part that identifies a node: everything before its facts, its flags and its frame.
  private func words(of line: String) -> [String] {
    var words: [String] = []
    var rest = line.drop { $0 == " " }
    while let first = rest.first {
      let word = word(at: rest)
      rest = rest.dropFirst(word.count)
      let isRoute = word.hasPrefix(EnclosingNodes.route)
      // A quoted word before an equals sign is the key of a fact.
      let isFact =
        rest.first == "="
        || first != "\"" && !isRoute && word.contains("=") && !words.isEmpty
      if isFact || word == "@" || EnclosingNodes.flags.contains(String(word)) { break }
      words.append(String(isRoute ? word.dropFirst(EnclosingNodes.route.count) : word))
      rest = rest.drop { $0 == " " }
    }
    return words
  }

  /// The first word of `text`: quoted, a route, or up to the next space.
  private func word(at text: Substring) -> Substring {
    if text.first == "\"" { return quoted(text) }
    guard text.hasPrefix(EnclosingNodes.route) else { return text.prefix { $0 != " " } }
    return text[..<quoted(text.dropFirst(EnclosingNodes.route.count)).endIndex]
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
