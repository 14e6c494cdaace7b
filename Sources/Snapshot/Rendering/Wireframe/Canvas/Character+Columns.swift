extension Character {
  /// The columns of the character in a fixed-width font; `nil` if fonts and terminals disagree about it.
  var columns: Int? {
    var scalars = unicodeScalars.makeIterator()
    guard let base = scalars.next(), base.hasCertainWidth else { return nil }
    var columns = WideScalars.contains(base) ? 2 : 1
    while let scalar = scalars.next() {
      switch scalar.properties.generalCategory {
      case .spacingMark: columns += 1
      case .nonspacingMark where !scalar.selectsEmojiForm: break
      // Joins the consonants of Indic scripts. In an emoji it joins pictures, whose common width is unknown.
      case .format where scalar.value == 0x200C || scalar.value == 0x200D:
        guard base.properties.generalCategory == .otherLetter else { return nil }
      // The vowels and final consonants of a Korean syllable in parts.
      case .otherLetter where base.isKorean: break
      // A consonant that is joined to the one before it.
      case .otherLetter: columns += 1
      default: return nil
      }
    }
    return columns
  }

  /// Whether it is written from right to left.
  var isRightToLeft: Bool { unicodeScalars.first?.isRightToLeft ?? false }
}

extension Unicode.Scalar {
  fileprivate var hasCertainWidth: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      return false
    default:
      // Two regional indicators are a flag.
      return !(0x1F1E6...0x1F1FF).contains(value)
    }
  }

  fileprivate var isKorean: Bool { (0x1100...0x11FF).contains(value) }

  /// Whether it selects the text or the emoji form of its base, and with it its width.
  fileprivate var selectsEmojiForm: Bool {
    (0xFE00...0xFE0F).contains(value) || value == 0x20E3
  }

  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
