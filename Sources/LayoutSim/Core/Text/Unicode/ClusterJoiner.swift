/// Joins characters to grapheme clusters, by the rules of UAX #29.
///
/// They use the tables of Unicode 15.0, like all text handling here, not the standard library's: a text breaks at the
/// same places with every version of Swift. The rule for Indic conjuncts, GB9c, is that of 15.1, which covers
/// six scripts; 15.0 would break words that are never broken.
struct ClusterJoiner {
  private var last: GraphemeClass

  /// Whether there is a pictograph followed only by marks, and whether a joiner follows these.
  private var picture = PictureState.none

  /// Whether there is a consonant followed only by marks, and whether a linker is among these.
  private var conjunct = ConjunctState.none

  private enum PictureState { case none, open, joined }
  private enum ConjunctState { case none, consonant, linked }

  /// Starts a cluster with `code`.
  init(_ code: UInt32) {
    last = GraphemeClass(code)
    note(code)
  }

  /// Whether `code` belongs to the cluster so far; if so, it is added.
  mutating func takes(_ code: UInt32) -> Bool {
    let next = GraphemeClass(code)
    guard joins(next, code) else { return false }
    // Flags are pairs of letters: a third one starts the next.
    last = last == .flag && next == .flag ? .other : next
    note(code)
    return true
  }

  private func joins(_ next: GraphemeClass, _ code: UInt32) -> Bool {
    if last == .carriageReturn { return next == .lineFeed }
    if last.isControl || next.isControl { return false }
    switch (last, next) {
    case (_, .mark), (_, .joiner), (_, .spacingMark), (.prefix, _): return true
    case (.hangulLead, .hangulLead), (.hangulLead, .hangulVowel), (.hangulLead, .hangulOpen),
      (.hangulLead, .hangulClosed), (.hangulOpen, .hangulVowel), (.hangulOpen, .hangulTail),
      (.hangulVowel, .hangulVowel), (.hangulVowel, .hangulTail), (.hangulClosed, .hangulTail),
      (.hangulTail, .hangulTail):
      return true
    case (.flag, .flag): return true
    case (_, .pictograph): return picture == .joined
    default: return conjunct == .linked && IndicConjunct.isConsonant(code)
    }
  }

  private mutating func note(_ code: UInt32) {
    switch last {
    case .pictograph: picture = .open
    case .mark: picture = picture == .none ? .none : .open
    case .joiner: picture = picture == .none ? .none : .joined
    default: picture = .none
    }
    if IndicConjunct.isConsonant(code) {
      conjunct = .consonant
    } else if conjunct != .none {
      if IndicConjunct.isLinker(code) {
        conjunct = .linked
      } else if !(last == .mark || last == .joiner) || code == 0x200C {
        conjunct = .none
      }
    }
  }
}

/// The grapheme cluster class of a character.
enum GraphemeClass {
  case other, carriageReturn, lineFeed, control, mark, joiner, spacingMark, prefix
  case hangulLead, hangulVowel, hangulTail, hangulOpen, hangulClosed
  case flag, pictograph

  var isControl: Bool { self == .control || self == .lineFeed || self == .carriageReturn }

  init(_ code: UInt32) {
    switch code {
    case 0x0D: self = .carriageReturn
    case 0x0A: self = .lineFeed
    case 0x200D: self = .joiner
    case 0x1100...0x115F, 0xA960...0xA97C: self = .hangulLead
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: self = .hangulVowel
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: self = .hangulTail
    case 0xAC00...0xD7A3: self = (code - 0xAC00) % 28 == 0 ? .hangulOpen : .hangulClosed
    case 0x1F1E6...0x1F1FF: self = .flag
    // Half-width voice marks, skin tones and tag letters count as marks.
    case 0xFF9E, 0xFF9F, 0x1F3FB...0x1F3FF, 0x200C, 0xE0020...0xE007F: self = .mark
    case 0xE33, 0xEB3: self = .spacingMark
    default:
      if GraphemeClass.isPrefix(code) {
        self = .prefix
      } else if GraphemeClass.isInvisible(code) {
        self = .control
      } else {
        let kind = CharacterClass(code)
        switch kind.kind {
        case .zero: self = .mark
        case .spacingMark: self = GraphemeClass.standsAlone(code) ? .other : .spacingMark
        default: self = kind.isPictographic ? .pictograph : .other
        }
      }
    }
  }

  /// Whether it is a control, a separator or a format character.
  private static func isInvisible(_ code: UInt32) -> Bool {
    switch code {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E: true
    case 0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB, 0x13430...0x1343F, 0x1BCA0...0x1BCA3: true
    case 0x1D173...0x1D17A, 0xE0000...0xE001F, 0xE0080...0xE00FF, 0xE01F0...0xE0FFF: true
    default: false
    }
  }

  /// Whether it belongs to the following character: signs of numbers, and letters written above the next.
  private static func isPrefix(_ code: UInt32) -> Bool {
    switch code {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0xD4E, 0x110BD, 0x110CD: true
    case 0x111C2, 0x111C3, 0x1193F, 0x11941, 0x11A84...0x11A89, 0x11D46, 0x11F02: true
    default: false
    }
  }

  /// Whether a spacing mark is nevertheless a separate cluster.
  private static func standsAlone(_ code: UInt32) -> Bool {
    switch code {
    case 0x102B, 0x102C, 0x1038, 0x1062...0x1064, 0x1067...0x106D, 0x1083, 0x1087...0x108C: true
    case 0x108F, 0x109A...0x109C, 0x1A61, 0x1A63, 0x1A64, 0xAA7B, 0xAA7D, 0x11720, 0x11721: true
    default: false
    }
  }
}

/// The consonants that a linker joins to one sign, in six scripts.
enum IndicConjunct {
  static func isConsonant(_ code: UInt32) -> Bool {
    switch code {
    case 0x915...0x939, 0x958...0x95F, 0x978...0x97F: true
    case 0x995...0x9A8, 0x9AA...0x9B0, 0x9B2, 0x9B6...0x9B9, 0x9DC, 0x9DD, 0x9DF, 0x9F0, 0x9F1: true
    case 0xA95...0xAA8, 0xAAA...0xAB0, 0xAB2, 0xAB3, 0xAB5...0xAB9, 0xAF9: true
    case 0xB15...0xB28, 0xB2A...0xB30, 0xB32, 0xB33, 0xB35...0xB39, 0xB5C, 0xB5D, 0xB5F, 0xB71: true
    case 0xC15...0xC28, 0xC2A...0xC39, 0xC58...0xC5A: true
    case 0xD15...0xD3A: true
    default: false
    }
  }

  static func isLinker(_ code: UInt32) -> Bool {
    switch code {
    case 0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xD4D: true
    default: false
    }
  }
}

/// The kind of a cluster with respect to lines.
enum ClusterKind {
  case letter
  case space
  case newline
}

extension ClusterKind {
  /// The kind of an ASCII character other than a carriage return.
  init(ascii: UInt8) {
    switch ascii {
    case 0x20, 0x09: self = .space
    case 0x0A...0x0C: self = .newline
    default: self = .letter
    }
  }

  /// The kind of a cluster that starts with `code`.
  init(code: UInt32) {
    switch code {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .newline
    // Spaces after which a line may end: all but the non-breaking ones.
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: self = .space
    default: self = .letter
    }
  }
}
