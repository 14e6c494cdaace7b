import LayoutSim

/// The words by which a node is recognized although it changed.
///
/// They are those of its route if it has one, else those in its subtree. A presented surface has none: it is
/// another one if its owner or its route is.
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
      // What ends a sentence is not part of its last word.
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
