extension Lexer {
  /// Skips white space and comments, which nest.
  mutating func skipTrivia() {
    while position < bytes.count {
      if bytes[position].isSpace {
        position += 1
      } else if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        skipLine()
      } else if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        position += 3
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// Reads a token that begins with `#`: a directive, a macro, a raw string or a raw regular expression.
  mutating func readPound() {
    let start = position
    // The first line of a script.
    if start == 0, peek(1) == UInt8(ascii: "!") { return skipLine() }
    var pounds = 0
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if peek(pounds) == UInt8(ascii: "\"") {
      position += pounds
      return readString(pounds: pounds, from: start)
    }
    if peek(pounds) == UInt8(ascii: "/") {
      position += pounds
      return readRegex(pounds: pounds, from: start)
    }
    position += pounds
    skipName()
    add(.pound, from: start)
  }

  /// Reads a literal from its first quotation mark on.
  mutating func readString(pounds: Int, from start: Int? = nil) {
    let start = start ?? position
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    readStringPart(OpenString(pounds: pounds, isMultiline: isMultiline), from: start)
  }

  /// Reads a literal up to its next interpolation, or its end.
  mutating func readStringPart(_ string: OpenString, from start: Int) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\\") where hasPounds(string.pounds, at: position + 1):
        position += 1 + string.pounds
        guard peek() == UInt8(ascii: "(") else {
          position = min(position + 1, bytes.count)
          continue
        }
        add(.string, from: start)
        tokens[tokens.count - 1].isInterpolated = true
        position += 1
        add(.open, from: position - 1)
        strings.append(string)
        return
      case UInt8(ascii: "\""):
        let quotes = string.isMultiline ? 3 : 1
        let isEnd =
          (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
          && hasPounds(string.pounds, at: position + quotes)
        position += isEnd ? quotes + string.pounds : 1
        if isEnd { return add(.string, from: start) }
      case 0x0A, 0x0D:
        // A literal of one line that is not closed ends with its line.
        if !string.isMultiline { return add(.string, from: start) }
        position += 1
      default: position += 1
      }
    }
    add(.string, from: start)
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { offset + $0 < bytes.count && bytes[offset + $0] == UInt8(ascii: "#") }
  }

  /// Whether the slash at the position begins a regular expression: where no value precedes it, and it is closed in its line.
  func startsRegex() -> Bool {
    if let last = tokens.last, endsValue(last) { return false }
    guard peek(1) != 0x20, peek(1) != 0x09 else { return false }
    return regexEnd(pounds: 0) != nil
  }

  /// The offset after a regular expression.
  private func regexEnd(pounds: Int) -> Int? {
    var offset = position + 1
    var depth = 0
    let isMultiline = pounds > 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "/") where hasPounds(pounds, at: offset + 1): return offset + 1 + pounds
      case UInt8(ascii: "(") where !isMultiline: depth += 1
      case UInt8(ascii: ")") where !isMultiline:
        depth -= 1
        if depth < 0 { return nil }
      case 0x0A, 0x0D:
        if !isMultiline { return nil }
      default: break
      }
      offset += 1
    }
    return nil
  }

  mutating func readRegex(pounds: Int, from start: Int? = nil) {
    let start = start ?? position
    if pounds == 0 || !openRegexes.contains(pounds), let end = regexEnd(pounds: pounds) {
      position = end
    } else {
      // Its end is not looked for again.
      if pounds > 0 { openRegexes.insert(pounds) }
      position += 1
    }
    add(.regex, from: start)
  }

  /// Whether a value can end with a token, so that an operator follows.
  private func endsValue(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .string, .regex, .close, .dollar, .attribute: true
    case .identifier:
      !Words.beforeValues.contains(String(decoding: bytes[token.start..<token.end], as: UTF8.self))
    case .symbol: bytes[token.end - 1] == UInt8(ascii: "?") && token.end == position
    default: false
    }
  }
}

/// Keywords that the rules distinguish.
enum Words {
  /// Keywords before a value.
  static let beforeValues: Set<String> = [
    "return", "in", "case", "where", "if", "guard", "while", "try", "await", "throw", "is", "as",
    "else", "do", "switch", "for", "let", "var", "defer", "repeat", "catch", "yield",
  ]

  /// Keywords after which the next brace opens a body, and not a closure.
  static let beforeBodies: Set<String> = [
    "if", "guard", "while", "for", "switch", "else", "do", "catch", "repeat", "defer",
  ]
}
