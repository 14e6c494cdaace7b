/// Text in which every character has a known width, so that columns stay aligned.
struct ColumnText {
  /// A drawn character and the number of columns that it occupies: one or two.
  struct Piece {
    let text: String
    let width: Int

    /// The sign that it belongs to; `nil` for a letter of the screen.
    var sign: WireframeSign?
  }

  private(set) var pieces: [Piece] = []

  /// An empty text.
  init() {}

  /// The text in the characters of `charset`; a character of uncertain width becomes the placeholder.
  init(_ text: String, charset: WireframeCharset) {
    pieces = text.map { character in
      if character.isWhitespace { return Piece(text: " ", width: 1) }
      guard let width = character.columns, charset == .unicode || character.isASCII
      else { return Piece(text: charset.text.unknown, width: 1, sign: .unknown) }
      return Piece(text: String(character), width: width)
    }
  }

  /// Characters that belong to the wireframe itself, all one column wide.
  init(drawn text: String, _ sign: WireframeSign? = nil) {
    pieces = text.map { Piece(text: String($0), width: 1, sign: sign) }
  }

  /// Lines joined by blanks.
  init(joining lines: some Sequence<ColumnText>) {
    pieces = Array(lines.map(\.pieces).joined(separator: [Piece(text: " ", width: 1)]))
  }

  /// The number of columns that the text occupies.
  var width: Int { pieces.reduce(0) { $0 + $1.width } }

  var isEmpty: Bool { pieces.isEmpty }

  static func + (one: ColumnText, other: ColumnText) -> ColumnText {
    var both = one
    both.pieces += other.pieces
    return both
  }

  /// The text in at most `columns`; one that is cut ends in the sign for it.
  func fitted(to columns: Int, charset: WireframeCharset) -> ColumnText {
    guard width > columns else { return self }
    let sign = ColumnText(drawn: charset.text.cut, .cut)
    var cut = self
    cut.pieces.removeSubrange(count(in: columns - sign.width)...)
    while cut.pieces.last?.text == " " { cut.pieces.removeLast() }
    return columns > 0 ? cut + sign : cut
  }

  /// The number of pieces that fit in `columns`.
  private func count(in columns: Int) -> Int {
    var room = columns
    return pieces.firstIndex { piece in
      room -= piece.width
      return room < 0
    } ?? pieces.count
  }

  /// The texts between blanks.
  var words: [ColumnText] {
    pieces.split { $0.text == " " }.map { part in
      var word = ColumnText()
      word.pieces = Array(part)
      return word
    }
  }

  /// The text in lines of at most `columns`, broken between words; a longer word has a separate line.
  func wrapped(to columns: Int) -> [ColumnText] {
    let blank = ColumnText(drawn: " ")
    var lines: [ColumnText] = []
    for word in words {
      if let last = lines.last, last.width + 1 + word.width <= columns {
        lines[lines.count - 1] = last + blank + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

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
      // A consonant that is joined to the previous one.
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

/// The scalars that occupy two columns in a fixed-width font.
///
/// East_Asian_Width `W` and `F` of Unicode 15.0, neighbouring ranges joined.
private enum WideScalars {
  /// Whether a scalar is wide.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    var (lower, upper) = (0, ranges.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if ranges[middle].upperBound < value { lower = middle + 1 } else { upper = middle }
    }
    return lower < ranges.count && ranges[lower].contains(value)
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0,
    0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5,
    0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
    0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728,
    0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x2FF0...0x2FFB, 0x3000...0x303E,
    0x3041...0x3096, 0x3099...0x30FF, 0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E3,
    0x31F0...0x321E, 0x3220...0x3247, 0x3250...0x4DBF, 0x4E00...0xA48C, 0xA490...0xA4C6,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE52,
    0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE4,
    0x16FF0...0x16FF1, 0x17000...0x187F7, 0x18800...0x18CD5, 0x18D00...0x18D08, 0x1AFF0...0x1AFF3,
    0x1AFF5...0x1AFFB, 0x1AFFD...0x1AFFE, 0x1B000...0x1B122, 0x1B132...0x1B132, 0x1B150...0x1B152,
    0x1B155...0x1B155, 0x1B164...0x1B167, 0x1B170...0x1B2FB, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF,
    0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248,
    0x1F250...0x1F251, 0x1F260...0x1F265, 0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C,
    0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
    0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E,
    0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F,
    0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF,
    0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A,
    0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FA7C, 0x1FA80...0x1FA88, 0x1FA90...0x1FABD,
    0x1FABF...0x1FAC5, 0x1FACE...0x1FADB, 0x1FAE0...0x1FAE8, 0x1FAF0...0x1FAF8, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
