import LayoutSim

/// One line of an outline: a node as it is printed.
///
/// Lengths are in points, with the two decimals that are printed. Two nodes are equal if their lines are and if
/// they are at the same place in the tree.
public struct OutlineNode: Sendable {
  /// The role.
  public internal(set) var role: Role

  /// The route, if it is a screen or a surface; `nil` if none is printed.
  public internal(set) var route: String?

  /// The label, complete and unescaped; `nil` if none is printed.
  public internal(set) var label: String?

  /// The identifier that its author set, without the leading `#`; `nil` if none is printed.
  public internal(set) var tag: String?

  /// The facts in order; in an outline of all boxes they include those that do not affect sizes.
  public internal(set) var facts: [Fact] = []

  /// The frame of the label's text, relative to the node's corner; `nil` if none is printed.
  public package(set) var textFrame: Rect?

  /// The printed flags.
  public internal(set) var flags: NodeFlags = []

  /// The size that it was offered; `nil` except in an outline of all boxes.
  public internal(set) var proposal: Proposal?

  /// The rectangle of the window in which it is drawn; `nil` if that is its frame.
  public package(set) var drawnFrame: Rect?

  /// The frame, relative to the nearest ancestor that has one; `nil` if it was not laid out.
  public package(set) var frame: Rect?

  /// The position of its parent in the outline's `nodes`; `nil` for the window.
  public internal(set) var parent: Int?

  /// The number of nodes in its subtree, including itself.
  public internal(set) var subtreeLength = 1

  /// The number of its ancestors, which is half of the blanks before its line.
  public internal(set) var depth = 0

  /// The line as it was parsed, which saves printing it again; `nil` if the node was not parsed from a text.
  ///
  /// Any change of a parsed node clears it.
  var source: String?

  init(_ role: Role) {
    self.role = role
  }
}

extension OutlineNode {
  /// The value of the first fact named `key`; `nil` if there is none.
  public func fact(_ key: String) -> String? { facts[key]?.words }
}

extension OutlineNode: Hashable {
  /// Whether both print the same bytes at the same place in the tree.
  public static func == (lhs: OutlineNode, rhs: OutlineNode) -> Bool {
    lhs.parent == rhs.parent && lhs.subtreeLength == rhs.subtreeLength && lhs.depth == rhs.depth
      && TextLines.areSame(lhs.line, rhs.line)
  }

  /// Hashes the printed bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(parent)
    hasher.combine(ExactText(line))
  }
}

extension OutlineNode {
  /// The line, without its indentation and a newline.
  package var line: String {
    var words = [PrintedWords.word(role.rawValue)]
    if let route { words.append(PrintedWords.route(route)) }
    if let label { words.append(PrintedWords.quoted(label)) }
    if let tag { words.append("#" + PrintedWords.word(tag)) }
    for fact in facts { words.append(PrintedWords.fact(fact.key, fact.value)) }
    if let textFrame { words.append("text=" + textFrame.printed(between: ",")) }
    words += flags.words
    if let proposal {
      let width = PrintedNumber.text(offered: proposal.width)
      let height = PrintedNumber.text(offered: proposal.height)
      words.append("proposed=\(width)x\(height)")
    }
    if let drawnFrame { words.append("drawn=" + drawnFrame.printed(between: ",")) }
    if let frame { words.append("@ " + frame.printed(between: " ")) }
    return words.joined(separator: " ")
  }
}

extension Rect {
  /// `x,y WxH`, with `separator` between the position and the size.
  package func printed(between separator: String) -> String {
    let numbers = [minX, minY, size.width, size.height].map(PrintedNumber.text)
    return "\(numbers[0]),\(numbers[1])\(separator)\(numbers[2])x\(numbers[3])"
  }
}
