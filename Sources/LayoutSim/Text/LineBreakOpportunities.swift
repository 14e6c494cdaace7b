/// Where a line may end inside a paragraph, in rising order: each place is the start of the cluster
/// that would begin the next line.
///
/// After spaces, after hyphens unless a digit follows, and on both sides of ideographs and emoji
/// unless punctuation clings to them. Neither newlines nor the ends of the text are among them.
func lineBreakOpportunities(in text: String) -> [String.Index] {
  var opportunities: [String.Index] = []
  var reader = ClusterReader(text, from: text.startIndex)
  var before: BreakClass?
  while let cluster = reader.next() {
    let after = BreakClass(cluster, in: text)
    if let before, before.allowsBreak(before: after) {
      opportunities.append(cluster.start)
    }
    before = after
  }
  return opportunities
}

/// How a cluster behaves at the end of a line and at the start of the next.
private enum BreakClass {
  case newline
  case space
  case hyphen
  case digit
  case opening
  case closing
  case ideograph
  case letter
}

extension BreakClass {
  func allowsBreak(before after: BreakClass) -> Bool {
    switch (self, after) {
    case (.newline, _), (_, .newline), (_, .space): false
    case (.space, _): true
    case (_, .closing), (_, .hyphen), (.opening, _), (.hyphen, .digit): false
    case (.hyphen, _), (.ideograph, _), (_, .ideograph): true
    default: false
    }
  }

  init(_ cluster: Cluster, in text: String) {
    switch cluster.kind {
    case .newline: self = .newline
    case .space: self = .space
    case .letter:
      if let ascii = cluster.ascii {
        self.init(ascii: ascii)
      } else {
        self.init(text[cluster.start..<cluster.end].unicodeScalars)
      }
    }
  }

  private init(ascii: UInt8) {
    switch Unicode.Scalar(ascii) {
    case "-": self = .hyphen
    case "0"..."9": self = .digit
    case "(", "[", "{": self = .opening
    case ")", "]", "}", "!", "?", ",", ".", ":", ";": self = .closing
    default: self = .letter
    }
  }

  private init(_ cluster: Substring.UnicodeScalarView) {
    guard let first = cluster.first else {
      self = .letter
      return
    }
    switch first {
    // Ideographs and Hangul, which are most of a text that has them.
    case "\u{3400}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}": self = .ideograph
    case "¡", "¿": self = .opening
    // The hyphen and the dashes, but not the hyphen that holds words together.
    case "\u{2010}", "\u{2012}"..."\u{2014}": self = .hyphen
    // Small kana, the mark of a long vowel and repetition marks cling to what is before them.
    case "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ",
      "ュ", "ョ", "ヮ", "ー", "々", "ゝ", "ゞ", "ヽ", "ヾ":
      self = .closing
    default:
      switch first.properties.generalCategory {
      case .openPunctuation, .initialPunctuation: self = .opening
      case .closePunctuation, .finalPunctuation, .otherPunctuation: self = .closing
      default: self = ScriptAdvance.isSquare(cluster) ? .ideograph : .letter
      }
    }
  }
}
