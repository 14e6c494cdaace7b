/// A typeset line: the bytes of the text that it shows, and its width.
struct TypesetLine {
  /// A mark that replaces hidden text, or that follows an interrupted word.
  enum Mark {
    case none
    case ellipsis

    /// In place of the soft hyphen that the line ends with.
    case hyphen
  }

  var start: Int
  var end: Int

  /// Its width, in points.
  var width: Double

  var mark = Mark.none

  /// Whether the advance of a character is a convention.
  var isGuess = false

  /// The text after the ellipsis.
  var tail = 0..<0
}

extension TypesetLine {
  /// The text of the line.
  func words(of source: TextSource) -> String {
    switch mark {
    case .none: source.words(from: start, to: end)
    case .hyphen: source.words(from: start, to: end - TypesetLine.softHyphenLength) + "-"
    case .ellipsis:
      source.words(from: start, to: end) + "…"
        + source.words(from: tail.lowerBound, to: tail.upperBound)
    }
  }

  /// The length of a soft hyphen in bytes.
  private static let softHyphenLength = 2
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the character that ends at `place` is a soft hyphen.
  func endsInSoftHyphen(at place: Int) -> Bool {
    place >= 2 && self[place - 1] == 0xAD && self[place - 2] == 0xC2
  }
}
