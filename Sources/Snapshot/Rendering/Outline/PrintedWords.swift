import LayoutSim

/// Writes strings that come from an app on one line, so that the line can be parsed.
enum PrintedWords {
  /// A word as it is, or in quotes if it has spaces or characters that need escaping.
  static func word(_ words: String) -> String { isPlain(words) ? words : quoted(words) }

  /// A route, printed bare after its role, or as `route="…"` if it could be mistaken for a flag, a fact, an
  /// identifier or a frame.
  static func route(_ route: String) -> String {
    needsQuotes(asRoute: route) ? "route=" + quoted(route) : route
  }

  /// Whether a route cannot be printed bare.
  static func needsQuotes(asRoute route: String) -> Bool {
    !isPlain(route) || flags.contains(route) || isAmbiguous(route)
  }

  /// A fact as `key=value`, with the key in quotes if it is not a plain word or is one that outlines reserve.
  static func fact(_ key: String, _ value: String) -> String {
    (needsQuotes(asKey: key) ? quoted(key) : key) + "=" + word(value)
  }

  /// Whether the key of a fact cannot be printed bare.
  static func needsQuotes(asKey key: String) -> Bool {
    !isPlain(key) || reserved.contains(key) || isAmbiguous(key)
  }

  /// Whether a bare word would look like a fact, an identifier or a frame.
  private static func isAmbiguous(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return true }
    return first == UInt8(ascii: "#") || first == UInt8(ascii: "@")
      || word.utf8.contains(UInt8(ascii: "="))
  }

  /// A name in the line of layers, in quotes if its end would be ambiguous there.
  static func layerName(_ name: String) -> String {
    var depth = 0
    for character in name {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 || character == "," && depth == 0 { return quoted(name) }
    }
    return depth == 0 && name.first != "*" ? word(name) : quoted(name)
  }

  /// A label in quotes, with everything escaped that could end the quotes or the line.
  static func quoted(_ label: String) -> String { QuotedWords.text(label) }

  /// A string that is printed without quotes and must stay on its line.
  static func bare(_ words: String) -> String { QuotedWords.onOneLine(words) }

  /// The flags that an outline may print.
  private static let flags = Set(NodeFlags(rawValue: .max).words)

  /// The keys that outlines use themselves.
  private static let reserved: Set<String> = ["route", "text", "proposed", "drawn"]

  /// Whether a word is printed without quotes.
  static func isPlain(_ words: String) -> Bool {
    !words.isEmpty && words.unicodeScalars.allSatisfy(isPlain)
  }

  /// Whether a scalar may be in a word without quotes.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return scalar.value > 0x20 && scalar.value < 0x7F && scalar != "\"" && scalar != "\\"
    }
    return !scalar.properties.isWhitespace && !QuotedWords.isUnseen(scalar)
  }

  /// Whether a text has a scalar that is escaped on its line, quotes and backslashes apart.
  static func needsEscape(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: QuotedWords.isUnseen)
  }
}

/// A text that equals another one only if their bytes do.
///
/// As strings, a precomposed letter equals its decomposed form, which prints different bytes.
struct ExactText: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (lhs: ExactText, rhs: ExactText) -> Bool { TextLines.areSame(lhs.text, rhs.text) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// The text without trailing spaces, which editors would remove.
  package func trimmingTrailingBlanks() -> String {
    var scalars = Substring(self).unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}

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
