import LayoutSim

extension LineScanner {
  /// A word as `PrintedWords.word` prints it: bare, or in quotes if it needs them.
  mutating func word() throws(OutlineError) -> String {
    guard next == .quote else { return try bareWord() }
    let start = position
    let word = try quoted()
    guard !PrintedWords.isPlain(word) else {
      throw error(.quoting(text(from: start, to: position)))
    }
    return word
  }

  /// A word without quotes up to a blank, to the end, or to `stop`.
  mutating func bareWord(before stop: UInt8? = nil) throws(OutlineError) -> String {
    let start = position
    var isASCII = true
    while position < end, bytes[position] != .blank, bytes[position] != stop {
      switch bytes[position] {
      case 0x00..<0x20, 0x7F, .quote, .backslash: throw error(.quoting(wordAround(start)))
      case 0x80...: isASCII = false
      default: break
      }
      position += 1
    }
    let word = text(from: start, to: position)
    // Letters beyond ASCII may be blanks, or need escaping.
    guard position > start, isASCII || PrintedWords.isPlain(word) else {
      throw error(.quoting(wordAround(start)))
    }
    return word
  }

  func wordAround(_ start: Int) -> String {
    text(from: start, to: bytes[start..<end].firstIndex(of: .blank) ?? end)
  }

  /// A word and the colon behind it, which a bare word may have itself.
  mutating func place() throws(OutlineError) -> String {
    guard next != .quote else {
      let place = try word()
      guard skip(UInt8(ascii: ":")) else { throw error(.unexpectedWord(rest)) }
      return place
    }
    let start = position
    let word = try bareWord()
    guard word.utf8.last == UInt8(ascii: ":"), word.utf8.count > 1 else {
      throw error(.unexpectedWord(text(from: start, to: end)))
    }
    return String(word.dropLast())
  }

  /// A text in quotes, without its escapes.
  mutating func quoted() throws(OutlineError) -> String {
    let start = position
    position += 1
    var (isASCII, isPlain) = (true, true)
    while position < end, bytes[position] != .quote {
      switch bytes[position] {
      case .backslash:
        isPlain = false
        position += 1
      case 0x80...: isASCII = false
      case ..<0x20, 0x7F: isPlain = false
      default: break
      }
      position += 1
    }
    guard position < end else { throw error(.quotes(text(from: start, to: end))) }
    let inside = text(from: start + 1, to: position)
    position += 1
    if isPlain, isASCII || !PrintedWords.needsEscape(inside) { return inside }
    let whole = text(from: start, to: position)
    guard let words = EscapedText(inside).unescaped,
      TextLines.areSame(PrintedWords.quoted(words), whole)
    else { throw error(.quotes(whole)) }
    return words
  }
}

/// The text that outlines print between quotes.
struct EscapedText {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The text without escapes; `nil` if there is one that outlines do not use.
  var unescaped: String? {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let meant = QuotedWords.unescaped(&rest) else { return nil }
      result.append(meant)
    }
    return String(result)
  }
}
