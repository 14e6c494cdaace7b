/// Splits Swift source into tokens, in one pass and without recursion.
///
/// It follows the compiler's lexical structure where a rule depends on it: nested comments, raw and multi-line strings with
/// interpolations, and regular expressions. Other text also yields tokens, and never an error.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []

  /// The literals whose interpolation is being read, from the outermost on.
  var strings: [OpenString] = []

  /// The numbers of `#` of regular expressions that are never closed.
  var openRegexes: Set<Int> = []

  /// A literal whose interpolation is being read.
  struct OpenString {
    /// The number of `#` around it.
    var pounds: Int

    /// Whether it has three quotation marks.
    var isMultiline: Bool

    /// The number of parentheses that the interpolation has opened.
    var depth = 0
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5)
  }

  /// The tokens of a source, with brackets paired.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    while lexer.readToken() {}
    lexer.pairBrackets()
    return lexer.tokens
  }

  /// The byte at an offset from the position; 0 after the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func add(_ kind: Token.Kind, from start: Int) {
    tokens.append(Token(kind: kind, start: start, end: position))
  }

  /// Reads the next token; `false` at the end.
  private mutating func readToken() -> Bool {
    skipTrivia()
    guard position < bytes.count else { return false }
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "\""): readString(pounds: 0)
    case UInt8(ascii: "#"): readPound()
    case UInt8(ascii: "("):
      if let last = strings.indices.last { strings[last].depth += 1 }
      take(.open)
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "["), UInt8(ascii: "{"): take(.open)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): take(.close)
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "\\"):
      take(.punctuation)
    case UInt8(ascii: "."):
      if peek(1) == UInt8(ascii: ".") { readSymbol() } else { take(.punctuation) }
    case UInt8(ascii: "@"):
      position += 1
      skipName()
      add(.attribute, from: start)
    case UInt8(ascii: "$"):
      position += 1
      skipName()
      add(.dollar, from: start)
    case UInt8(ascii: "`"):
      position += 1
      skipName()
      if peek() == UInt8(ascii: "`") { position += 1 }
      add(.identifier, from: start)
    case UInt8(ascii: "/") where startsRegex(): readRegex(pounds: 0)
    case let byte where byte.isDigit: readNumber()
    case let byte where byte.isNameByte:
      skipName()
      add(.identifier, from: start)
    case let byte where byte.isSymbolByte: readSymbol()
    default: take(.symbol)
    }
    return true
  }

  private mutating func take(_ kind: Token.Kind) {
    position += 1
    add(kind, from: position - 1)
  }

  mutating func skipName() {
    while peek().isNameByte || peek().isDigit { position += 1 }
  }

  private mutating func closeParenthesis() {
    take(.close)
    guard let open = strings.last else { return }
    guard open.depth == 0 else {
      strings[strings.count - 1].depth -= 1
      return
    }
    strings.removeLast()
    readStringPart(open, from: position)
  }

  private mutating func readNumber() {
    let start = position
    skipName()
    if peek() == UInt8(ascii: "."), peek(1).isDigit {
      position += 1
      skipName()
    }
    // The sign of an exponent.
    if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+"), peek(1).isDigit,
      bytes[position - 1] | 0x20 == UInt8(ascii: "e"), bytes[start] != UInt8(ascii: "0")
    {
      position += 1
      skipName()
    }
    add(.number, from: start)
  }

  /// Reads an operator; `?` and `!` after a name or a bracket are tokens of their own.
  private mutating func readSymbol() {
    let start = position
    if isAfterToken(at: start),
      peek() == UInt8(ascii: "?") || peek() == UInt8(ascii: "!"), peek(1) != UInt8(ascii: "="),
      peek(1) != UInt8(ascii: "?")
    {
      take(.symbol)
      return
    }
    while peek().isSymbolByte || peek() == UInt8(ascii: ".") && position > start {
      // A comment ends an operator, and so does the dot of a member.
      if peek() == UInt8(ascii: "/"), [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(peek(1)) {
        break
      }
      if peek() == UInt8(ascii: "."), bytes[start] != UInt8(ascii: ".") { break }
      position += 1
    }
    if position == start { position += 1 }
    add(.symbol, from: start)
  }

  /// Whether the last token ends right before an offset, and ends a value.
  private func isAfterToken(at offset: Int) -> Bool {
    guard let last = tokens.last, last.end == offset else { return false }
    return last.kind != .symbol && last.kind != .open && last.kind != .punctuation
      || bytes[offset - 1] == UInt8(ascii: "?") || bytes[offset - 1] == UInt8(ascii: "!")
      || bytes[offset - 1] == UInt8(ascii: ">")
  }

  /// Gives each bracket the index of the other one of its pair.
  private mutating func pairBrackets() {
    var open: [Int] = []
    for index in tokens.indices {
      if tokens[index].kind == .open {
        open.append(index)
      } else if tokens[index].kind == .close, let last = open.last,
        bytes[tokens[last].start].closingBracket == bytes[tokens[index].start]
      {
        open.removeLast()
        tokens[last].match = index
        tokens[index].match = last
      }
    }
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether it begins or continues a name; every character outside ASCII does.
  var isNameByte: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || self >= 0x80
  }

  var isSymbolByte: Bool { UInt8.symbolBytes[Int(self)] }

  var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D || self == 0 }

  var closingBracket: UInt8 {
    switch self {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }

  private static let symbolBytes: [Bool] = {
    var isSymbol = [Bool](repeating: false, count: 256)
    for byte in "/=-+!*%<>&|^~?".utf8 { isSymbol[Int(byte)] = true }
    return isSymbol
  }()
}
