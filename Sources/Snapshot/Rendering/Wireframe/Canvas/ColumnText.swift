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
