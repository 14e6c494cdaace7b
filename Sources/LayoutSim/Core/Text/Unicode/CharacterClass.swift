/// What Unicode 15.0 says of a character that decides how wide it is.
///
/// The data are a table of one version and not what the standard library says, so that a text has
/// the same width with every version of Swift.
struct CharacterClass {
  /// The class of the characters that share how they advance, and the flags of emoji above it.
  private let rawValue: UInt8
}

extension CharacterClass {
  /// How characters advance that a face does not have.
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

  /// How it advances.
  var kind: Kind { Kind(rawValue: rawValue & 0x0F) ?? .other }

  /// Whether it is drawn as a picture unless asked otherwise.
  var isEmojiPresentation: Bool { rawValue & 0x10 != 0 }

  /// Whether it is drawn as a picture when it is asked for.
  var isEmoji: Bool { rawValue & 0x20 != 0 }

  /// Whether it joins with others to one picture.
  var isPictographic: Bool { rawValue & 0x40 != 0 }

  /// The character in Inter that `code` is composed from, by Unicode's canonical decomposition.
  static func base(of code: UInt32) -> UInt32? {
    guard let last = bases.last, code <= last.composed else { return nil }
    return bases.first { $0.composed == code }?.base
  }
}
