/// The properties of a character in Unicode 15.0 that determine its width.
///
/// The data are a table of one version, not the standard library's, so that a text has the same width with
/// every version of Swift.
struct CharacterClass {
  /// The class of characters with the same kind of advance, with the flags of emoji above it.
  private let rawValue: UInt8
}

extension CharacterClass {
  /// The kinds of advances of characters that a font lacks.
  enum Kind: UInt8 {
    case other
    case zero
    case spacingMark
    case wide
    case half
    case middleEastern
    case thai
    case hangulLead
    case hangulTail
  }

  /// The class of the character `code`.
  init(_ code: UInt32) {
    let runs = CharacterClass.runs
    let key = code << 8 | 0xFF
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle] <= key { low = middle + 1 } else { high = middle }
    }
    rawValue = low > 0 ? UInt8(truncatingIfNeeded: runs[low - 1]) : 0
  }

  /// The kind of advance.
  var kind: Kind { Kind(rawValue: rawValue & 0x0F) ?? .other }

  /// Whether it is an emoji by default.
  var isEmojiPresentation: Bool { rawValue & 0x10 != 0 }

  /// Whether it is an emoji if requested.
  var isEmoji: Bool { rawValue & 0x20 != 0 }

  /// Whether it joins with others to form one emoji.
  var isPictographic: Bool { rawValue & 0x40 != 0 }

  /// The character in Inter on which `code` is based, by Unicode's canonical decomposition.
  static func base(of code: UInt32) -> UInt32? {
    guard let last = bases.last, code <= last.composed else { return nil }
    return bases.first { $0.composed == code }?.base
  }
}
