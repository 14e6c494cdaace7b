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

/// The advances of characters that Inter lacks, in em.
///
/// Those of Chinese and Japanese were read from recordings of devices. The others are conventions of the systems' other
/// fonts, sufficient for layout: Hangul is square, an emoji is a quarter wider than it is high, and
/// joining letters are measured one by one.
enum ScriptAdvance {
  /// The advance of an emoji, whatever its parts.
  static let emoji = units(twentieths: 25)

  /// The advance of a symbol in text.
  static let symbol = units(twentieths: 24)

  /// The advance of an ideograph, of kana and of punctuation among them, in units of ``InterFace``: 0.9377 em in
  /// Japanese, as recorded at 14 and 17 points, and 1.02 em in Chinese, as at 17.
  static func ideograph(isJapanese: Bool) -> Int { isJapanese ? 13_203 : 14_362 }

  /// Whether the character `code` is a whole syllable of Hangul.
  static func isSyllable(_ code: UInt32) -> Bool { 0xAC00...0xD7A3 ~= code }

  /// Whether a text is Japanese: it has hiragana or katakana, which are three bytes from E3 81 80 to E3 83 BF.
  static func isJapanese(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index + 2 < bytes.count {
        if bytes[index] == 0xE3, 0x81...0x83 ~= bytes[index + 1] { return true }
        index += 1
      }
      return false
    } ?? false
  }

  /// The advance of a character of `kind`, in units of ``InterFace``.
  ///
  /// Only the first part of a Hangul syllable has an advance.
  static func advance(of kind: CharacterClass.Kind, isFirst: Bool) -> Int {
    switch kind {
    case .zero: 0
    case .spacingMark: units(twentieths: 5)
    case .half, .middleEastern: units(twentieths: 10)
    case .thai: units(twentieths: 11)
    case .other: units(twentieths: 12)
    case .wide: units(twentieths: 20)
    case .hangulLead, .hangulTail: isFirst ? units(twentieths: 20) : 0
    }
  }

  private static func units(twentieths: Int) -> Int {
    InterFace.unitsPerEm / 20 * twentieths
  }
}

extension ScriptAdvance {
  /// Whether a cluster is drawn as an emoji: by default, by a variation selector, as a flag or a keycap, or
  /// as several joined ones.
  static func isEmoji(_ cluster: some Sequence<UInt32>) -> Bool {
    var rest = cluster.makeIterator()
    guard let first = rest.next(), mayBeEmoji(first) else { return false }
    let kind = CharacterClass(first)
    guard kind.isEmoji else { return false }
    var isPicture = kind.isEmojiPresentation
    var isJoined = false
    while let code = rest.next() {
      switch code {
      case 0xFE0E: return false
      case 0xFE0F, 0x1F3FB...0x1F3FF: isPicture = true
      case 0x20E3: isPicture = isPicture || first < 0x80
      default: isPicture = isPicture || (isJoined && CharacterClass(code).isPictographic)
      }
      isJoined = code == 0x200D
    }
    return isPicture
  }

  /// Whether there are emoji near a character in Unicode: looking up a class costs more than measuring.
  private static func mayBeEmoji(_ code: UInt32) -> Bool {
    switch code {
    case 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE: true  // keycaps and two signs
    case 0x203C...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299: true
    case 0x1F000...0x1FFFF: true
    default: false
    }
  }
}
