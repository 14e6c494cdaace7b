/// A line that is set: which bytes of the text it shows, and how wide it is.
struct TypesetLine {
  /// What stands for words that are not shown, or behind those of a word that continues.
  enum Mark {
    case none
    case ellipsis

    /// In place of the soft hyphen that the line ends with.
    case hyphen
  }

  var start: Int
  var end: Int

  /// The room that it takes, in points.
  var width: Double

  var mark = Mark.none

  /// Whether the advance of a character is a convention.
  var isGuess = false

  /// What is shown behind the ellipsis.
  var tail = 0..<0
}

extension TypesetLine {
  /// The words of the line.
  func words(of source: TextSource) -> String {
    switch mark {
    case .none: source.words(from: start, to: end)
    case .hyphen: source.words(from: start, to: end - TypesetLine.softHyphenLength) + "-"
    case .ellipsis:
      source.words(from: start, to: end) + "…"
        + source.words(from: tail.lowerBound, to: tail.upperBound)
    }
  }

  /// How many bytes a soft hyphen has.
  private static let softHyphenLength = 2
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the character that ends at `place` is a soft hyphen.
  func endsInSoftHyphen(at place: Int) -> Bool {
    place >= 2 && self[place - 1] == 0xAD && self[place - 2] == 0xC2
  }
}
