/// How far characters advance that Inter does not have, in em.
///
/// The values are conventions of the systems' other fonts, good for a layout and no more:
/// ideographs are square, an emoji is a quarter wider than high, letters that join are measured one
/// by one.
enum ScriptAdvance {
  /// The advance of an emoji, whatever it is composed of.
  static let emoji = units(twentieths: 25)

  /// The advance of one character outside of Inter, in units of ``InterFace``.
  static func advance(of scalar: Unicode.Scalar) -> Int {
    if isWide(scalar.value) { return units(twentieths: 20) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    case .spacingMark:
      return units(twentieths: 5)
    default:
      break
    }
    switch scalar.value {
    // The vowels and finals of Hangul stand in the square of the consonant before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    // Halfwidth forms of kana, Hangul and signs.
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: return units(twentieths: 10)
    // Hebrew and Arabic with its supplements and presentation forms.
    case 0x0590...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF:
      return units(twentieths: 10)
    // Thai and Lao.
    case 0x0E00...0x0EFF: return units(twentieths: 11)
    default: return units(twentieths: 12)
    }
  }

  /// Whether a character is as wide as an ideograph: the wide and fullwidth ones of Unicode's East
  /// Asian Width, without emoji.
  static func isWide(_ code: UInt32) -> Bool {
    guard code >= 0x1100 else { return false }
    return switch code {
    case 0x1100...0x115F, 0xA960...0xA97C, 0xAC00...0xD7A3: true  // Hangul
    // Radicals, kana, ideographs and Yi, but for the marks among them.
    case 0x2E80...0x3029, 0x3030...0x303E, 0x3041...0x3098, 0x309B...0xA4CF: true
    case 0xF900...0xFAFF: true  // compatible ideographs
    case 0xFE10...0xFE19, 0xFE30...0xFE6B: true  // vertical and small forms
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6: true  // fullwidth forms
    case 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF: true  // Tangut, Khitan, old kana
    case 0x1F200...0x1F265: true  // ideographs in squares
    case 0x20000...0x3FFFD: true  // rare ideographs
    default: false
    }
  }

  private static func units(twentieths: Int) -> Int {
    InterFace.unitsPerEm / 20 * twentieths
  }
}

extension ScriptAdvance {
  /// Whether a cluster is drawn as a picture: by its own nature, by a variation selector, as a flag
  /// or as a keycap.
  static func isEmoji(_ cluster: Substring.UnicodeScalarView) -> Bool {
    guard let first = cluster.first, mayBeEmoji(first.value) else { return false }
    var isPicture = first.properties.isEmojiPresentation
    guard isPicture || first.properties.isEmoji else { return false }
    for scalar in cluster.dropFirst() {
      switch scalar.value {
      case 0xFE0E: return false
      case 0xFE0F: isPicture = true
      default: break
      }
    }
    return isPicture
  }

  /// Whether Unicode has emoji among the neighbours of a character: looking up what a character is
  /// costs more than measuring it.
  private static func mayBeEmoji(_ code: UInt32) -> Bool {
    switch code {
    case 0x23, 0x2A, 0x30...0x39, 0xA9, 0xAE: true  // keycaps and two signs
    case 0x203C...0x2BFF, 0x3030, 0x303D, 0x3297, 0x3299: true
    case 0x1F000...0x1FFFF: true
    default: false
    }
  }
}
