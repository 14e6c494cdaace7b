/// Text in which every character has a known width, so that columns stay aligned.
struct ColumnText {
  /// A drawn character and the number of columns that it takes: one or two.
  struct Piece {
    let text: String
    let width: Int
  }

  private(set) var pieces: [Piece]

  /// The text in the characters of `charset`; a character of uncertain width becomes the placeholder.
  init(_ text: String, charset: WireframeCharset) {
    pieces = text.map { character in
      if character.isWhitespace { return Piece(text: " ", width: 1) }
      guard let width = ColumnText.width(of: character), charset == .unicode || character.isASCII
      else { return Piece(text: charset.unknown, width: 1) }
      return Piece(text: String(character), width: width)
    }
  }

  /// Characters that the wireframe itself draws with, all one column wide.
  init(drawn text: String) {
    pieces = text.map { Piece(text: String($0), width: 1) }
  }

  /// The number of columns that the text takes.
  var width: Int { pieces.reduce(0) { $0 + $1.width } }

  static func + (one: ColumnText, other: ColumnText) -> ColumnText {
    var both = one
    both.pieces += other.pieces
    return both
  }

  /// The text in at most `columns`; truncated text ends in `ellipsis`.
  func fitted(to columns: Int, ellipsis: ColumnText) -> ColumnText {
    guard width > columns else { return self }
    var kept = 0
    var room = columns - ellipsis.width
    for piece in pieces {
      room -= piece.width
      if room < 0 { break }
      kept += 1
    }
    while kept > 0, pieces[kept - 1].text == " " { kept -= 1 }
    var cut = self
    cut.pieces.removeSubrange(kept...)
    cut.pieces += ellipsis.pieces.prefix(max(columns - cut.width, 0))
    return cut
  }
}

extension ColumnText {
  /// The columns of a character; `nil` if fonts and terminals disagree about it.
  private static func width(of character: Character) -> Int? {
    var scalars = character.unicodeScalars.makeIterator()
    guard let base = scalars.next(), hasCertainWidth(base) else { return nil }
    while let scalar = scalars.next() {
      guard isCombining(scalar) else { return nil }
    }
    return WideScalars.contains(base) ? 2 : 1
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    // These select the text or the emoji form of their base, and with it its width.
    if (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x20E3 { return false }
    return scalar.properties.generalCategory == .nonspacingMark
  }

  private static func hasCertainWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      return false
    default:
      return !isRegionalIndicator(scalar) && !runsRightToLeft(scalar)
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether viewers would reorder the line, borders included.
  private static func runsRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
