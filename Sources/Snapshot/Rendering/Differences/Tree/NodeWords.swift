import LayoutSim

/// The words by which a node is recognized even though it changed.
///
/// They are those of its route if it has one, or else those in its subtree. A presented surface has none: it is a
/// different one if its owner or its route is.
struct NodeWords {
  let all: Set<ExactText>

  private let areOfRoute: Bool

  init(at index: Int, in side: DifferenceSide) {
    let node = side.nodes[index]
    areOfRoute = node.route != nil
    if node.role.isPresented {
      all = []
    } else if let route = node.route {
      all = Set(
        route.unicodeScalars.split { !$0.properties.isAlphabetic && !("0"..."9").contains($0) }
          .map { ExactText(String($0)) }
      )
    } else {
      var words: Set<ExactText> = []
      for inside in side.subtree(of: index) {
        let node = side.nodes[inside]
        for text in [node.label, node.tag] { words.formUnion(NodeWords.words(in: text ?? "")) }
      }
      all = words
    }
  }

  private static func words(in text: String) -> [ExactText] {
    text.unicodeScalars.split(whereSeparator: \.isBlank).compactMap { word in
      // Punctuation at the end of a sentence is not part of its last word.
      let trimmed = word.drop(while: \.isPunctuation)
      let end = trimmed.lastIndex { !$0.isPunctuation }
      return end.map { ExactText(String(trimmed[...$0])) }
    }
  }

  /// Whether two nodes that share `count` words are one: they share at least half of the shorter one's words,
  /// or most of the longer route's.
  func areSame(as other: NodeWords, sharing count: Int) -> Bool {
    if areOfRoute || other.areOfRoute {
      return areOfRoute && other.areOfRoute && 2 * count > max(all.count, other.all.count)
    }
    return 2 * count >= min(all.count, other.all.count)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool {
    isASCII ? value <= 0x20 : properties.isWhitespace
  }

  fileprivate var isPunctuation: Bool {
    if isASCII,
      "0" <= self && self <= "9" || "a" <= self && self <= "z" || "A" <= self && self <= "Z"
    {
      return false
    }
    return switch properties.generalCategory {
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .dashPunctuation:
      true
    default: false
    }
  }
}

extension OutlineNode {
  /// The name of the node for a reader: its role with its route, its label or its tag.
  func name(longest: Int = 60) -> String {
    let word = roleWord
    if let route { return "\(word) \(PrintedWords.word(route))" }
    if let label { return "\(word) \(PrintedWords.quoted(label.shortened(to: longest)))" }
    return tag.map { "\(word) #\(PrintedWords.word($0))" } ?? word
  }

  /// The word of its role.
  var roleWord: String { PrintedWords.word(role.rawValue) }

  /// The height of a surface without the inset of the home indicator, as detents count it, in points.
  var heightOverInset: Double? {
    frame.map { $0.size.height - (facts["inset"]?.number ?? 0) }
  }
}

extension String {
  /// The text, or as much of it as fits in `limit` characters, with `…` at its end.
  func shortened(to limit: Int) -> String {
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<index(before: end)] + "…"
  }
}

/// Two labels, shortened so that the first difference can be seen.
struct LabelPair {
  /// `"old" → "new"`.
  let text: String

  private static let limit = 60

  init(from old: String, to new: String) {
    let shared = zip(old, new).prefix { $0 == $1 }.count
    // The common beginning is left out if the difference would be beyond the limit.
    let skipped = max(old.count, new.count) > LabelPair.limit && shared > 40 ? shared - 20 : 0
    func part(_ label: String) -> String {
      let rest = (skipped > 0 ? "…" : "") + label.dropFirst(skipped)
      return PrintedWords.quoted(rest.shortened(to: LabelPair.limit))
    }
    let parts = (part(old), part(new))
    // They may differ in bytes that are invisible to a reader.
    text = parts.0 == parts.1 ? "\(parts.0) → another spelling of it" : "\(parts.0) → \(parts.1)"
  }
}

/// A short description of the content of a subtree.
struct ContentsWords {
  /// `heading "About", button "Close" and 3 more`; empty if the root's name suffices.
  let text: String

  init(of root: Int, in side: DifferenceSide, atMost limit: Int) {
    var names: [String] = []
    var count = 0
    var next = root + 1
    let end = side.subtree(of: root).upperBound
    let isNamed = side.nodes[root].label != nil && !side.nodes[root].role.isPresented
    if isNamed && side.nodes[root].role != .navigationBar { next = end }
    while next < end {
      let node = side.nodes[next]
      let isNamed = node.label != nil && node.role != .icon
      if isNamed {
        count += 1
        if names.count < limit { names.append(node.name(longest: 30)) }
      }
      // The content of a button or a row is in its label.
      next += isNamed && node.role != .navigationBar ? node.subtreeLength : 1
    }
    text =
      names.joined(separator: ", ")
      + (count > names.count ? " and \(count - names.count) more" : "")
  }
}
